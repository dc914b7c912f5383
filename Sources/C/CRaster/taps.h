// Fetches neighbours for each pixel.
#pragma once
#include <stdint.h>

/// Interpolates the four neighbours of `n` positions in a picture of (last_x + 1) × (last_y + 1)
/// pixels. Positions are in 1/256 of a pixel. They must be inside the picture and monotonic.
void cr_tap(
    uint32_t *out, const uint32_t *p, int32_t stride, int32_t last_x, int32_t last_y,
    const int32_t *us, const int32_t *vs, int32_t n);

/// Interpolates the two neighbours of positions on a line that begins at column `first`. Positions
/// are `du` columns apart except for rounding, or constant at the picture's edge. CR_LINE_SLACK
/// pixels after the last neighbour must be readable.
void cr_tap_line(
    uint32_t *out, const uint32_t *line, int32_t first, const int32_t *us, double du, int32_t n);

#define CR_LINE_SLACK 16

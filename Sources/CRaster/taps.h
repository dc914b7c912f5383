// Fetching of neighbours for each pixel.
#pragma once
#include <stdint.h>

/// Mixes the four neighbours of `n` places in a picture of (last_x + 1) × (last_y + 1) pixels.
/// Places are in 1/256 of a pixel, inside the picture, and rise or fall all along.
void cr_tap(
    uint32_t *out, const uint32_t *p, int32_t stride, int32_t last_x, int32_t last_y,
    const int32_t *us, const int32_t *vs, int32_t n);

/// Mixes the two neighbours of places on a line that begins at column `first`. Places are `du`
/// columns apart but for rounding, or stay where the picture ends. Behind the last neighbour the
/// line can be read for CR_LINE_SLACK pixels more.
void cr_tap_line(
    uint32_t *out, const uint32_t *line, int32_t first, const int32_t *us, double du, int32_t n);

#define CR_LINE_SLACK 16

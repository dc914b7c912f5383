// Interpolation between rows.
#pragma once
#include "blend.h"

/// Does the same as `cr_mix` for two rows with one factor. Prefetches the row after `b`.
void cr_mix_rows(
    uint32_t *restrict out, const uint32_t *a, const uint32_t *b, int32_t n, uint32_t f,
    cr_next next);

/// Interpolates each of `n` pixels of `a` with its right neighbour, does the same for `b`, and then
/// interpolates between both results.
void cr_mix_squares(
    uint32_t *restrict out, const uint32_t *a, const uint32_t *b, int32_t n, uint32_t fx,
    uint32_t fy, cr_next next);

// Interpolation between rows.
#pragma once
#include "blend.h"

/// `cr_mix` of two rows with one factor; prefetches the row after `b`.
void cr_mix_rows(
    uint32_t *restrict out, const uint32_t *a, const uint32_t *b, int32_t n, uint32_t f,
    cr_next next);

/// Interpolates each of `n` pixels of `a` with its right neighbour, `b` likewise, and then both
/// results.
void cr_mix_squares(
    uint32_t *restrict out, const uint32_t *a, const uint32_t *b, int32_t n, uint32_t fx,
    uint32_t fy, cr_next next);

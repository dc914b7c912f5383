// Rows mixed with rows.
#pragma once
#include "blend.h"

/// `cr_mix` of two rows by one factor; the next row is asked for where `b` is.
void cr_mix_rows(
    uint32_t *restrict out, const uint32_t *a, const uint32_t *b, int32_t n, uint32_t f,
    cr_next next);

/// Each of `n` pixels of `a` mixed with its right neighbour, then with the same of `b`.
void cr_mix_squares(
    uint32_t *restrict out, const uint32_t *a, const uint32_t *b, int32_t n, uint32_t fx,
    uint32_t fy, cr_next next);

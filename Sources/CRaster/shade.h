// Rows of masks, and colours through them.
#pragma once
#include <stdint.h>

/// Bytes of a row of a mask that may be read beyond its last pixel.
#define CR_MASK_SLACK 8

/// `color` times m/255 over each of `n` pixels. Reads up to CR_MASK_SLACK bytes beyond `m`'s last.
void cr_tint_row(uint32_t *restrict d, const uint8_t *restrict m, int32_t n, uint32_t color);

/// `n` pixels (fx, fy)/256 of the way between those of the rows `a` and `b`, of which n + 1 are
/// read. Fractions are 0…256.
void cr_mask_row(
    uint8_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b, int32_t n,
    int32_t fx, int32_t fy);

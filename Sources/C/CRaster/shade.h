// Interpolates rows of masks, and composites colours through them.
#pragma once
#include <stdint.h>

/// The number of bytes that may be read beyond the last pixel of a mask's row.
#define CR_MASK_SLACK 8

/// Composites `color` times m/255 over each of `n` pixels. Reads up to CR_MASK_SLACK bytes beyond
/// the end of `m`.
void cr_tint_row(uint32_t *restrict d, const uint8_t *restrict m, int32_t n, uint32_t color);

/// Interpolates `n` pixels between the rows `a` and `b` and between neighbours. The fractions are
/// (fx, fy)/256, where fx and fy are 0…256. Reads n + 1 pixels of each row.
void cr_mask_row(
    uint8_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b, int32_t n,
    int32_t fx, int32_t fy);

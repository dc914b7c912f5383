// Interpolates rows of masks, and composites colours through them.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"
#include "shade.h"
#include <string.h>

static void tint_each(
    uint32_t *restrict d, const uint8_t *restrict m, int32_t n, uint32_t color) {
  for (int32_t i = 0; i < n; i++) d[i] = cr_over(cr_times(color, m[i]), d[i]);
}

static void mask_each(
    uint8_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b, int32_t n,
    int32_t fx, int32_t fy) {
  int32_t gx = 256 - fx, gy = 256 - fy;
  for (int32_t i = 0; i < n; i++) {
    int32_t top = a[i] * gx + a[i + 1] * fx, bottom = b[i] * gx + b[i + 1] * fx;
    out[i] = (uint8_t)((top * gy + bottom * fy + 32768) >> 16);
  }
}

#ifdef CR_AVX2

/// Divides sixteen products of 0…255 and 0…255 by 255, rounded to nearest.
CR_AVX2 __m256i over255(__m256i product) {
  __m256i t = _mm256_add_epi16(product, _mm256_set1_epi16(128));
  return _mm256_srli_epi16(_mm256_add_epi16(t, _mm256_srli_epi16(t, 8)), 8);
}

/// Does the same as `cr_times` for eight pixels. Each pixel's factor is stored in both halves.
CR_AVX2 __m256i times(__m256i p, __m256i factor) {
  __m256i low = _mm256_set1_epi32(CR_LOW);
  __m256i even = over255(_mm256_mullo_epi16(_mm256_and_si256(p, low), factor));
  __m256i odd = over255(_mm256_mullo_epi16(_mm256_srli_epi16(p, 8), factor));
  return _mm256_or_si256(even, _mm256_slli_epi16(odd, 8));
}

/// Duplicates the low half of each pixel.
CR_AVX2 __m256i both(__m256i v) { return _mm256_or_si256(v, _mm256_slli_epi32(v, 16)); }

/// Composites `color` times eight mask values over eight pixels. Black has only one channel to
/// multiply.
CR_AVX2 __m256i tinted(__m256i d, const uint8_t *m, __m256i color, int black) {
  __m256i part = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)m)), alpha;
  if (black) {
    alpha = over255(_mm256_mullo_epi16(part, color));
    part = _mm256_slli_epi32(alpha, 24);
  } else {
    part = times(color, both(part));
    alpha = _mm256_srli_epi32(part, 24);
  }
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), both(alpha));
  return _mm256_add_epi32(part, times(d, rest));
}

/// - `black`: `color` is only its alpha.
CR_AVX2 void tint_some(
    uint32_t *restrict d, const uint8_t *restrict m, int32_t n, uint32_t color, int black) {
  __m256i colors = _mm256_set1_epi32((int32_t)color);
  int32_t i = 0;
  for (; i + 8 <= n; i += 8) {
    cr_save(d + i, tinted(cr_load(d + i), m + i, colors, black));
  }
  if (i == n) return;
  __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  __m256i wanted = _mm256_cmpgt_epi32(_mm256_set1_epi32(n - i), lanes);
  __m256i old = _mm256_maskload_epi32((const int32_t *)(d + i), wanted);
  _mm256_maskstore_epi32((int32_t *)(d + i), wanted, tinted(old, m + i, colors, black));
}

__attribute__((target("avx2"))) static void tint_eights(
    uint32_t *restrict d, const uint8_t *restrict m, int32_t n, uint32_t color) {
  if (color & 0xffffff) {
    tint_some(d, m, n, color, 0);
  } else {
    tint_some(d, m, n, color >> 24, 1);
  }
}

/// Interpolates between horizontally adjacent pixels.
CR_AVX2 __m256i across(const uint8_t *p, __m256i gx, __m256i fx) {
  __m256i left = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)p));
  __m256i right = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(p + 1)));
  __m256i mixed =
      _mm256_add_epi16(_mm256_mullo_epi16(left, gx), _mm256_mullo_epi16(right, fx));
  // Shifts 0…65280 to −32768…32512 for signed multiplication.
  return _mm256_xor_si256(mixed, _mm256_set1_epi16((int16_t)0x8000));
}

/// Does the same as `mask_each` for sixteen pixels.
CR_AVX2 void mask_sixteen(
    uint8_t *out, const uint8_t *a, const uint8_t *b, __m256i gx, __m256i fx, __m256i down) {
  __m256i top = across(a, gx, fx), bottom = across(b, gx, fx);
  // Compensates the shift by adding 32768 · 256, and adds half a step for rounding.
  __m256i bias = _mm256_set1_epi32(32768 * 256 + 32768);
  __m256i low = _mm256_madd_epi16(_mm256_unpacklo_epi16(top, bottom), down);
  __m256i high = _mm256_madd_epi16(_mm256_unpackhi_epi16(top, bottom), down);
  low = _mm256_srli_epi32(_mm256_add_epi32(low, bias), 16);
  high = _mm256_srli_epi32(_mm256_add_epi32(high, bias), 16);
  __m256i words = _mm256_packus_epi32(low, high);
  __m128i bytes =
      _mm_packus_epi16(_mm256_castsi256_si128(words), _mm256_extracti128_si256(words, 1));
  _mm_storeu_si128((__m128i *)out, bytes);
}

__attribute__((target("avx2"))) static void mask_sixteens(
    uint8_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b, int32_t n,
    int32_t fx, int32_t fy) {
  __m256i right = _mm256_set1_epi16((int16_t)fx), left = _mm256_set1_epi16((int16_t)(256 - fx));
  __m256i down = _mm256_set1_epi32(fy << 16 | (256 - fy));
  if (n < 16) {
    uint8_t whole[16], top[17] = {0}, bottom[17] = {0};
    memcpy(top, a, (size_t)n + 1);
    memcpy(bottom, b, (size_t)n + 1);
    mask_sixteen(whole, top, bottom, left, right, down);
    memcpy(out, whole, (size_t)n);
    return;
  }
  // The last group of sixteen overlaps the previous one.
  for (int32_t i = 0; i < n; i += 16) {
    int32_t at = i + 16 <= n ? i : n - 16;
    mask_sixteen(out + at, a + at, b + at, left, right, down);
  }
}

#else
#define tint_eights tint_each
#define mask_sixteens mask_each
#endif

void cr_tint_row(uint32_t *restrict d, const uint8_t *restrict m, int32_t n, uint32_t color) {
  (cr_has_avx2() ? tint_eights : tint_each)(d, m, n, color);
}

void cr_mask_row(
    uint8_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b, int32_t n,
    int32_t fx, int32_t fy) {
  (cr_has_avx2() ? mask_sixteens : mask_each)(out, a, b, n, fx, fy);
}

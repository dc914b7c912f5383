// Interpolation between rows.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"
#include "mix.h"

/// Half a pixel, with two channels. If one factor applies to a whole row, sixteen bits are enough
/// for a product, and a vector has twice as many lanes.
typedef uint16_t __attribute__((may_alias)) half;

/// Does the same as `cr_mix` for two channels.
static inline half mix_half(half a, half b, uint16_t f) {
  uint16_t g = 256 - f;
  uint16_t low = (a & 255) * g + (b & 255) * f + 128, high = (a >> 8) * g + (b >> 8) * f + 128;
  return low >> 8 | (high & 0xff00);
}

static void rows_each(
    half *restrict out, const half *a, const half *b, int32_t n, uint16_t f) {
  for (int32_t i = 0; i < 2 * n; i++) out[i] = mix_half(a[i], b[i], f);
}

/// The right neighbour of a half pixel is two halves further.
static void squares_each(
    half *restrict out, const half *a, const half *b, int32_t n, uint16_t fx, uint16_t fy) {
  for (int32_t i = 0; i < 2 * n; i++)
    out[i] = mix_half(mix_half(a[i], a[i + 2], fx), mix_half(b[i], b[i + 2], fx), fy);
}

#ifdef CR_AVX2

CR_AVX2 __m256i all(uint32_t f) { return _mm256_set1_epi16((int16_t)(f << 7)); }

CR_AVX2 void rows_eight(uint32_t *out, const uint32_t *a, const uint32_t *b, __m256i f) {
  cr_save(out, cr_mix_eight(cr_load(a), cr_load(b), f));
}

CR_AVX2 void squares_eight(
    uint32_t *out, const uint32_t *a, const uint32_t *b, __m256i fx, __m256i fy) {
  __m256i top = cr_mix_eight(cr_load(a), cr_load(a + 1), fx);
  __m256i bottom = cr_mix_eight(cr_load(b), cr_load(b + 1), fx);
  cr_save(out, cr_mix_eight(top, bottom, fy));
}

// Each iteration processes two groups of eight pixels, which is one cache line. The last group
// overlaps the previous one.

__attribute__((target("avx2"))) static void rows_eights(
    uint32_t *restrict out, const uint32_t *a, const uint32_t *b, int32_t n, uint32_t f,
    cr_next next) {
  __m256i factor = all(f);
  int32_t i = 0;
  for (; i <= n - CR_ASKED; i += CR_ASKED) {
    cr_ask(out + i, next.to);
    cr_ask(b + i, next.from);
    rows_eight(out + i, a + i, b + i, factor);
    rows_eight(out + i + 8, a + i + 8, b + i + 8, factor);
  }
  if (i <= n - 8) rows_eight(out + i, a + i, b + i, factor);
  if (n % 8) rows_eight(out + n - 8, a + n - 8, b + n - 8, factor);
}

__attribute__((target("avx2"))) static void squares_eights(
    uint32_t *restrict out, const uint32_t *a, const uint32_t *b, int32_t n, uint32_t fx,
    uint32_t fy, cr_next next) {
  __m256i across = all(fx), down = all(fy);
  int32_t i = 0;
  for (; i <= n - CR_ASKED; i += CR_ASKED) {
    cr_ask(out + i, next.to);
    cr_ask(b + i, next.from);
    squares_eight(out + i, a + i, b + i, across, down);
    squares_eight(out + i + 8, a + i + 8, b + i + 8, across, down);
  }
  if (i <= n - 8) squares_eight(out + i, a + i, b + i, across, down);
  if (n % 8) squares_eight(out + n - 8, a + n - 8, b + n - 8, across, down);
}

static inline int by_eights(int32_t n) { return n >= 8 && cr_has_avx2(); }

#else
#define rows_eights(out, a, b, n, f, next) (void)next
#define squares_eights(out, a, b, n, fx, fy, next) (void)next
static inline int by_eights(int32_t n) { return (void)n, 0; }
#endif

void cr_mix_rows(
    uint32_t *restrict out, const uint32_t *a, const uint32_t *b, int32_t n, uint32_t f,
    cr_next next) {
  if (by_eights(n)) {
    rows_eights(out, a, b, n, f, next);
  } else {
    rows_each((half *)out, (const half *)a, (const half *)b, n, (uint16_t)f);
  }
}

void cr_mix_squares(
    uint32_t *restrict out, const uint32_t *a, const uint32_t *b, int32_t n, uint32_t fx,
    uint32_t fy, cr_next next) {
  if (fy == 0) {
    cr_mix_rows(out, a, a + 1, n, fx, next);
  } else if (fx == 0) {
    cr_mix_rows(out, a, b, n, fy, next);
  } else if (by_eights(n)) {
    squares_eights(out, a, b, n, fx, fy, next);
  } else {
    squares_each((half *)out, (const half *)a, (const half *)b, n, (uint16_t)fx, (uint16_t)fy);
  }
}

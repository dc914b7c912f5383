// Arithmetic that all kernels use.
#pragma once
#include "craster.h"

#if defined(__x86_64__) && defined(__GLIBC__) && !defined(CR_PLAIN)
// The dispatch is resolved at load time, when the thread sanitizer is not initialized yet.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define CR_KERNEL
#endif
#endif
#ifndef CR_KERNEL
#define CR_KERNEL __attribute__((target_clones("avx2", "default")))
#endif
#else
#define CR_KERNEL
#endif

#define CR_LOW 0x00ff00ffu

// Compilers do not vectorize these kernels. Each kernel has an equivalent scalar version.
#if defined(__x86_64__) && !defined(CR_PLAIN)
#include <immintrin.h>
#define CR_AVX2 __attribute__((target("avx2"), always_inline)) static inline
static inline int cr_has_avx2(void) { return __builtin_cpu_supports("avx2"); }

CR_AVX2 __m256i cr_load(const uint32_t *p) { return _mm256_loadu_si256((const __m256i *)p); }

CR_AVX2 void cr_save(uint32_t *p, __m256i v) { _mm256_storeu_si256((__m256i *)p, v); }

/// Does the same as `cr_mix` for eight pixels. Each pixel's factor is 0…255 times 128 and is stored
/// in both halves.
///
/// Computes a + (b − a)·f/256 in integers. Rounding the added term gives the same result as
/// rounding the whole sum.
CR_AVX2 __m256i cr_mix_eight(__m256i a, __m256i b, __m256i f) {
  __m256i low = _mm256_set1_epi32(CR_LOW);
  __m256i even = _mm256_and_si256(a, low), odd = _mm256_srli_epi16(a, 8);
  __m256i even_step = _mm256_sub_epi16(_mm256_and_si256(b, low), even);
  __m256i odd_step = _mm256_sub_epi16(_mm256_srli_epi16(b, 8), odd);
  even = _mm256_add_epi16(even, _mm256_mulhrs_epi16(even_step, f));
  odd = _mm256_add_epi16(odd, _mm256_mulhrs_epi16(odd_step, f));
  return _mm256_or_si256(even, _mm256_slli_epi16(odd, 8));
}
#else
static inline int cr_has_avx2(void) { return 0; }
#endif

/// Multiplies each of four channels by a/255, rounded to nearest.
static inline uint32_t cr_times(uint32_t p, uint32_t a) {
  uint32_t low = (p & CR_LOW) * a + 0x00800080u;
  uint32_t high = ((p >> 8) & CR_LOW) * a + 0x00800080u;
  low = (low + ((low >> 8) & CR_LOW)) >> 8;
  high = high + ((high >> 8) & CR_LOW);
  return (low & CR_LOW) | (high & ~CR_LOW);
}

/// Composites s over d, both premultiplied.
static inline uint32_t cr_over(uint32_t s, uint32_t d) {
  return s + cr_times(d, 255 - (s >> 24));
}

/// Interpolates from a to b by f/256, rounded to nearest.
static inline uint32_t cr_mix(uint32_t a, uint32_t b, uint32_t f) {
  uint32_t g = 256 - f;
  uint32_t low = (a & CR_LOW) * g + (b & CR_LOW) * f + 0x00800080u;
  uint32_t high = ((a >> 8) & CR_LOW) * g + ((b >> 8) & CR_LOW) * f + 0x00800080u;
  return ((low >> 8) & CR_LOW) | (high & ~CR_LOW);
}

/// a·b/255, rounded to nearest.
static inline uint32_t cr_product(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

/// Iterates over each row of each of `count` spans.
#define CR_EACH_ROW(SPAN)             \
  for (int32_t s = 0; s < count; s++) \
    for (cr_span SPAN = spans[s]; SPAN.rows > 0; SPAN.y++, SPAN.rows--)

/// The number of pixels fetched at once.
#define CHUNK 256

static inline uint32_t *cr_at(const cr_target *to, int32_t x, int32_t y) {
  return to->pixels + (int64_t)(y - to->y0) * to->stride + (x - to->x0);
}

/// The offsets, in pixels, from the current row to the row that is processed next. One is in the
/// destination and one in the source; 0 means that there is no next row. While a row is painted,
/// the next one is prefetched incrementally, which is a third faster than hardware prefetch alone.
typedef struct { int32_t to, from; } cr_next;

/// The number of pixels that are prefetched at once, which is one cache line.
#define CR_ASKED 16

/// Prefetches a cache line; the address may be outside the picture.
static inline void cr_ask(const uint32_t *p, int32_t next) {
  __builtin_prefetch((const void *)((intptr_t)p + (intptr_t)next * 4));
}

/// Stores `color` in `d`.
void cr_fill_row(uint32_t *d, int32_t n, uint32_t color, cr_next next);
/// Copies `s` to `d`.
void cr_copy_row(uint32_t *restrict d, const uint32_t *restrict s, int32_t n, cr_next next);
/// Composites `color` over `d`.
void cr_solid_row(uint32_t *restrict d, int32_t n, uint32_t color);
/// Composites `s` times a/255 over `d`.
void cr_over_row(uint32_t *restrict d, const uint32_t *restrict s, int32_t n, uint32_t a);

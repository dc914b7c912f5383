// Arithmetic shared by the kernels.
#pragma once
#include "craster.h"

#if defined(__x86_64__) && defined(__GLIBC__) && !defined(CR_PLAIN)
#define CR_KERNEL __attribute__((target_clones("avx2", "default")))
#else
#define CR_KERNEL
#endif

// Kernels that no compiler finds by itself; each has a plain one beside it that gives the same.
#if defined(__x86_64__) && !defined(CR_PLAIN)
#include <immintrin.h>
#define CR_AVX2 __attribute__((target("avx2"), always_inline)) static inline
static inline int cr_has_avx2(void) { return __builtin_cpu_supports("avx2"); }
#else
static inline int cr_has_avx2(void) { return 0; }
#endif

#define CR_LOW 0x00ff00ffu

/// Each of four channels times a/255, rounded to nearest.
static inline uint32_t cr_times(uint32_t p, uint32_t a) {
  uint32_t low = (p & CR_LOW) * a + 0x00800080u;
  uint32_t high = ((p >> 8) & CR_LOW) * a + 0x00800080u;
  low = (low + ((low >> 8) & CR_LOW)) >> 8;
  high = high + ((high >> 8) & CR_LOW);
  return (low & CR_LOW) | (high & ~CR_LOW);
}

/// s over d, both premultiplied.
static inline uint32_t cr_over(uint32_t s, uint32_t d) {
  return s + cr_times(d, 255 - (s >> 24));
}

/// Mixes a towards b by f/256, rounded to nearest.
static inline uint32_t cr_mix(uint32_t a, uint32_t b, uint32_t f) {
  uint32_t g = 256 - f;
  uint32_t low = (a & CR_LOW) * g + (b & CR_LOW) * f + 0x00800080u;
  uint32_t high = ((a >> 8) & CR_LOW) * g + ((b >> 8) & CR_LOW) * f + 0x00800080u;
  return ((low >> 8) & CR_LOW) | (high & ~CR_LOW);
}

/// Half a pixel: two channels. Where the same factor mixes a whole row, sixteen bits are enough
/// for a product, and a vector holds twice as many of them.
typedef uint16_t __attribute__((may_alias)) cr_half;

/// `cr_mix` of two channels.
static inline cr_half cr_mix_half(cr_half a, cr_half b, uint16_t f) {
  uint16_t g = 256 - f;
  uint16_t low = (a & 255) * g + (b & 255) * f + 128, high = (a >> 8) * g + (b >> 8) * f + 128;
  return low >> 8 | (high & 0xff00);
}

/// a·b/255, rounded to nearest.
static inline uint32_t cr_product(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

/// Pixels fetched at once.
#define CHUNK 256

static inline uint32_t *cr_at(const cr_target *to, int32_t x, int32_t y) {
  return to->pixels + (int64_t)(y - to->y0) * to->stride + (x - to->x0);
}

/// `color` over `d`.
void cr_solid_row(uint32_t *restrict d, int32_t n, uint32_t color);
/// `s` times a/255 over `d`.
void cr_over_row(uint32_t *restrict d, const uint32_t *restrict s, int32_t n, uint32_t a);

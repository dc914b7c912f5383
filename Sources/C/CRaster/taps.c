// Fetches and interpolates four neighbours for each pixel.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"
#include "taps.h"

CR_KERNEL static void tap_each(
    uint32_t *restrict out, const uint32_t *restrict p, int32_t stride, int32_t last_x,
    int32_t last_y, const int32_t *restrict us, const int32_t *restrict vs, int32_t n) {
  for (int32_t i = 0; i < n; i++) {
    int32_t x = us[i] >> 8, y = vs[i] >> 8;
    uint32_t fx = us[i] & 255, fy = vs[i] & 255;
    int32_t right = x < last_x, down = y < last_y ? stride : 0;
    int32_t o = y * stride + x;
    uint32_t top = cr_mix(p[o], p[o + right], fx);
    uint32_t bottom = cr_mix(p[o + down], p[o + down + right], fx);
    out[i] = cr_mix(top, bottom, fy);
  }
}

CR_KERNEL static void tap_line_each(
    uint32_t *restrict out, const uint32_t *restrict line, int32_t first,
    const int32_t *restrict us, int32_t n) {
  for (int32_t i = 0; i < n; i++) {
    int32_t x = (us[i] >> 8) - first;
    out[i] = cr_mix(line[x], line[x + 1], us[i] & 255);
  }
}

#ifdef CR_AVX2

// Eight adjacent device pixels need few pixels of the picture. Loading these contiguously and
// permuting them is many times faster than fetching each separately.

/// The fractions of eight positions, as `cr_mix_eight` expects them. A fraction is the lowest byte
/// of a position and is stored in both halves.
CR_AVX2 __m256i both(__m256i fixed) {
  __m256i lowest = _mm256_setr_epi8(
      0, -1, 0, -1, 4, -1, 4, -1, 8, -1, 8, -1, 12, -1, 12, -1, 0, -1, 0, -1, 4, -1, 4, -1, 8, -1,
      8, -1, 12, -1, 12, -1);
  return _mm256_slli_epi16(_mm256_shuffle_epi8(fixed, lowest), 7);
}

/// Selects pixels from eight pixels, by the indices `at` (0…7).
CR_AVX2 __m256i pick8(const uint32_t *p, __m256i at) {
  return _mm256_permutevar8x32_epi32(cr_load(p), at);
}

/// Selects pixels from sixteen pixels, by the indices `at` (0…15).
CR_AVX2 __m256i pick16(const uint32_t *p, __m256i at) {
  __m256 low = _mm256_castsi256_ps(pick8(p, at)), high = _mm256_castsi256_ps(pick8(p + 8, at));
  // Bit 3 becomes the sign, which selects the half.
  __m256 which = _mm256_castsi256_ps(_mm256_slli_epi32(at, 28));
  return _mm256_castps_si256(_mm256_blendv_ps(low, high, which));
}

CR_AVX2 __m256i pick(const uint32_t *p, __m256i at, int wide) {
  return wide ? pick16(p, at) : pick8(p, at);
}

static inline int32_t lesser(int32_t a, int32_t b) { return a < b ? a : b; }

/// The distance between the first and the last of eight positions.
static inline int32_t apart(const int32_t *at) {
  int32_t d = (at[7] >> 8) - (at[0] >> 8);
  return d < 0 ? -d : d;
}

/// The properties of a run of positions. They are determined once per run, because unpredictable
/// branches would cost more than they save.
typedef struct { int wide, tall, fits; } run_shape;

static run_shape shape_of(const int32_t *us, const int32_t *vs, int32_t n) {
  run_shape shape = {0, 0, 0};
  for (int32_t i = 0; i + 8 <= n; i += 8) {
    int32_t columns = apart(us + i), rows = apart(vs + i);
    if (columns > 15 || rows > 1) continue;
    shape.wide |= columns > 7;
    shape.tall |= rows;
    shape.fits += 8;
  }
  return shape;
}

/// Loads each of eight pixels at `at` together with its right neighbour.
CR_AVX2 void pairs(const uint32_t *p, const int32_t *at, __m256i *left, __m256i *right) {
  __m128i pair[4];
  for (int k = 0; k < 4; k++) {
    __m128i low = _mm_loadl_epi64((const __m128i *)(p + at[2 * k]));
    pair[k] = _mm_castps_si128(
        _mm_loadh_pi(_mm_castsi128_ps(low), (const __m64 *)(p + at[2 * k + 1])));
  }
  __m256 a = _mm256_castsi256_ps(_mm256_set_m128i(pair[2], pair[0]));
  __m256 b = _mm256_castsi256_ps(_mm256_set_m128i(pair[3], pair[1]));
  *left = _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0x88));
  *right = _mm256_castps_si256(_mm256_shuffle_ps(a, b, 0xdd));
}

/// Does the same as `tap_each` for eight pixels. The picture must have at least two columns.
CR_AVX2 void tap_pairs(
    uint32_t *restrict out, const uint32_t *restrict p, int32_t stride, int32_t last_x,
    int32_t last_y, const int32_t *restrict us, const int32_t *restrict vs) {
  __m256i u = cr_load((const uint32_t *)us), v = cr_load((const uint32_t *)vs);
  __m256i x = _mm256_srai_epi32(u, 8), y = _mm256_srai_epi32(v, 8), fx = both(u), fy = both(v);
  // At the last column, the last two columns are loaded, and only the second one has an influence.
  __m256i most = _mm256_set1_epi32(last_x - 1), beyond = _mm256_cmpgt_epi32(x, most);
  x = _mm256_min_epi32(x, most);
  __m256i row = _mm256_set1_epi32(stride);
  __m256i at = _mm256_add_epi32(_mm256_mullo_epi32(y, row), x);
  __m256i down = _mm256_and_si256(row, _mm256_cmpgt_epi32(_mm256_set1_epi32(last_y), y));
  int32_t tops[8], bottoms[8];
  cr_save((uint32_t *)tops, at);
  cr_save((uint32_t *)bottoms, _mm256_add_epi32(at, down));
  __m256i a, b, c, d;
  pairs(p, tops, &a, &b);
  pairs(p, bottoms, &c, &d);
  a = _mm256_blendv_epi8(a, b, beyond);
  c = _mm256_blendv_epi8(c, d, beyond);
  cr_save(out, cr_mix_eight(cr_mix_eight(a, b, fx), cr_mix_eight(c, d, fx), fy));
}

/// Does the same as `tap_each`. The positions extend over up to 16 columns if `wide` is true,
/// otherwise 8, and over up to three rows if `tall` is true, otherwise two.
CR_AVX2 void tap_some(
    uint32_t *restrict out, const uint32_t *restrict p, int32_t stride, int32_t last_x,
    int32_t last_y, const int32_t *restrict us, const int32_t *restrict vs, int32_t n, int wide,
    int tall) {
  for (int32_t i = 0; i < n; i += 8) {
    // The last group of eight overlaps the previous one.
    if (i + 8 > n) i = n - 8;
    int32_t x = lesser(us[i], us[i + 7]) >> 8, y = lesser(vs[i], vs[i + 7]) >> 8;
    if (apart(us + i) > (wide ? 15 : 7) || apart(vs + i) > tall
        || x + (wide ? 16 : 8) > last_x) {
      tap_pairs(out + i, p, stride, last_x, last_y, us + i, vs + i);
      continue;
    }
    __m256i u = cr_load((const uint32_t *)us + i), v = cr_load((const uint32_t *)vs + i);
    __m256i at = _mm256_sub_epi32(_mm256_srai_epi32(u, 8), _mm256_set1_epi32(x));
    __m256i fx = both(u), fy = both(v);
    const uint32_t *top = p + (int64_t)y * stride + x;
    const uint32_t *middle = y < last_y ? top + stride : top;
    __m256i a = pick(top, at, wide), b = pick(top + 1, at, wide);
    __m256i c = pick(middle, at, wide), d = pick(middle + 1, at, wide);
    if (tall) {
      // Positions on the next row are interpolated with the row below it.
      const uint32_t *bottom = y + 1 < last_y ? middle + stride : middle;
      __m256i lower = _mm256_cmpgt_epi32(_mm256_srai_epi32(v, 8), _mm256_set1_epi32(y));
      a = _mm256_blendv_epi8(a, c, lower);
      b = _mm256_blendv_epi8(b, d, lower);
      c = _mm256_blendv_epi8(c, pick(bottom, at, wide), lower);
      d = _mm256_blendv_epi8(d, pick(bottom + 1, at, wide), lower);
    }
    cr_save(out + i, cr_mix_eight(cr_mix_eight(a, b, fx), cr_mix_eight(c, d, fx), fy));
  }
}

__attribute__((target("avx2"))) static void tap_eights(
    uint32_t *restrict out, const uint32_t *restrict p, int32_t stride, int32_t last_x,
    int32_t last_y, const int32_t *restrict us, const int32_t *restrict vs, int32_t n) {
  run_shape shape = shape_of(us, vs, n);
  if (n < 8 || last_x < 1) {
    tap_each(out, p, stride, last_x, last_y, us, vs, n);
  } else if (shape.fits < n / 2) {
    for (int32_t i = 0; i < n; i += 8) {
      if (i + 8 > n) i = n - 8;
      tap_pairs(out + i, p, stride, last_x, last_y, us + i, vs + i);
    }
  } else if (shape.wide && shape.tall) {
    tap_some(out, p, stride, last_x, last_y, us, vs, n, 1, 1);
  } else if (shape.wide) {
    tap_some(out, p, stride, last_x, last_y, us, vs, n, 1, 0);
  } else if (shape.tall) {
    tap_some(out, p, stride, last_x, last_y, us, vs, n, 0, 1);
  } else {
    tap_some(out, p, stride, last_x, last_y, us, vs, n, 0, 0);
  }
}

/// Does the same as `tap_line_each` for eight pixels. They are up to 15 columns apart if `wide` is
/// true, otherwise 7. The leftmost pixel is the first one or, if positions are descending (`fall`),
/// the last one.
CR_AVX2 void tap_line_eight(
    uint32_t *out, const uint32_t *line, int32_t first, const int32_t *us, int wide, int fall) {
  int32_t x = us[fall ? 7 : 0] >> 8;
  const uint32_t *p = line + (x - first);
  __m256i u = cr_load((const uint32_t *)us);
  __m256i at = _mm256_sub_epi32(_mm256_srai_epi32(u, 8), _mm256_set1_epi32(x));
  __m256i left = pick(p, at, wide), right = pick(p + 1, at, wide);
  cr_save(out, cr_mix_eight(left, right, both(u)));
}

CR_AVX2 void tap_line_some(
    uint32_t *restrict out, const uint32_t *restrict line, int32_t first,
    const int32_t *restrict us, int32_t n, int wide, int fall) {
  for (int32_t i = 0; i <= n - 8; i += 8)
    tap_line_eight(out + i, line, first, us + i, wide, fall);
  // The last group of eight overlaps the previous one.
  if (n % 8) tap_line_eight(out + n - 8, line, first, us + n - 8, wide, fall);
}

__attribute__((target("avx2"))) static void tap_line_eights(
    uint32_t *restrict out, const uint32_t *restrict line, int32_t first,
    const int32_t *restrict us, double du, int32_t n) {
  // Positions are rounded to 1/256 through a float. In pictures with fewer than 262,144 columns,
  // the accumulated error is less than a sixteenth of a pixel.
  double apart = 7 * (du < 0 ? -du : du) + 0.0625;
  int fall = us[0] > us[n - 1];
  if (n < 8 || !(apart <= 15)) {
    tap_line_each(out, line, first, us, n);
  } else if (apart <= 7) {
    if (fall) tap_line_some(out, line, first, us, n, 0, 1);
    else tap_line_some(out, line, first, us, n, 0, 0);
  } else {
    if (fall) tap_line_some(out, line, first, us, n, 1, 1);
    else tap_line_some(out, line, first, us, n, 1, 0);
  }
}

#else
#define tap_eights tap_each
#define tap_line_eights(out, line, first, us, du, n) tap_line_each(out, line, first, us, n)
#endif

void cr_tap(
    uint32_t *out, const uint32_t *p, int32_t stride, int32_t last_x, int32_t last_y,
    const int32_t *us, const int32_t *vs, int32_t n) {
  (cr_has_avx2() ? tap_eights : tap_each)(out, p, stride, last_x, last_y, us, vs, n);
}

void cr_tap_line(
    uint32_t *out, const uint32_t *line, int32_t first, const int32_t *us, double du,
    int32_t n) {
  if (cr_has_avx2()) {
    tap_line_eights(out, line, first, us, du, n);
  } else {
    tap_line_each(out, line, first, us, n);
  }
}

// Blurs the content behind a layer. It downsamples the content, applies three box passes per axis,
// and tints the result.
//
// Intermediate pictures have 16 bits per channel, so one step of an 8-bit channel is 256 steps. The
// channels are in the order of a pixel's bytes, beginning with the lowest byte. Pictures are
// mirrored at their edges. A blur preserves this symmetry, so the extension is the same in all
// passes.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"
#include <stdlib.h>

/// Maps an index outside the picture to the mirrored row or column inside the picture.
static inline int32_t within(int32_t v, int32_t last) {
  while (v < 0 || v > last) v = v < 0 ? -v - 1 : 2 * last + 1 - v;
  return v;
}

static void reduce_row(
    const uint32_t *from, int32_t stride, int32_t width, int32_t rows, int32_t factor,
    uint16_t *out) {
  for (int32_t left = 0; left < width; left += factor, out += 4) {
    int32_t n = width - left < factor ? width - left : factor;
    // The sum of 256 pixels with the value 255 fits in 16 bits.
    uint32_t low = 0, high = 0, count = (uint32_t)(n * rows);
    for (int32_t y = 0; y < rows; y++) {
      const uint32_t *p = from + (int64_t)y * stride + left;
      for (int32_t i = 0; i < n; i++) {
        low += p[i] & CR_LOW;
        high += (p[i] >> 8) & CR_LOW;
      }
    }
    uint32_t sums[4] = {low & 0xffff, high & 0xffff, low >> 16, high >> 16};
    for (int32_t c = 0; c < 4; c++) out[c] = (uint16_t)((sums[c] * 256 + count / 2) / count);
  }
}

CR_KERNEL static void widen_row(uint16_t *restrict out, const uint8_t *restrict p, int32_t n) {
  for (int32_t i = 0; i < n; i++) out[i] = (uint16_t)(p[i] << 8);
}

void cr_reduce(
    const uint32_t *from, int32_t width, int32_t height, int32_t factor, uint16_t *to,
    int32_t first, int32_t last) {
  int32_t across = (width + factor - 1) / factor;
  for (int32_t y = first; y < last; y++) {
    const uint32_t *p = from + (int64_t)y * factor * width;
    uint16_t *out = to + (int64_t)y * across * 4;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (factor == 1) {
      widen_row(out, (const uint8_t *)p, width * 4);
      continue;
    }
#endif
    int32_t rows = height - y * factor < factor ? height - y * factor : factor;
    reduce_row(p, width, width, rows, factor, out);
  }
}

/// Adds `lead` to the running sums, writes the box average of the row, and subtracts `trail`.
CR_KERNEL static void box_row(
    uint16_t *restrict out, uint32_t *restrict sums, const uint16_t *restrict lead,
    const uint16_t *restrict trail, const uint16_t *restrict before,
    const uint16_t *restrict after, int32_t n, float weight, float edge) {
  for (int32_t i = 0; i < n; i++) {
    uint32_t sum = sums[i] + lead[i];
    float ends = (float)(int32_t)(before[i] + after[i]);
    out[i] = (uint16_t)(int32_t)((float)(int32_t)sum * weight + ends * edge + 0.5f);
    sums[i] = sum - trail[i];
  }
}

/// The number of rows by which data is prefetched.
#define AHEAD 8

/// Prefetches a piece of a row. The rows of a strip are far apart in memory, so the hardware does
/// not prefetch them.
static inline void ask(
    const uint16_t *strip, int32_t y, int32_t height, int32_t stride, int32_t n) {
  if (y >= height) return;
  for (int32_t i = 0; i < n; i += 32) __builtin_prefetch(strip + (int64_t)y * stride + i);
}

void cr_box_columns(
    const uint16_t *from, uint16_t *to, int32_t width, int32_t height, int32_t first,
    int32_t last, int32_t radius, double edge) {
  float weight = (float)(1 / (2 * radius + 1 + 2 * edge));
  float ends = (float)edge * weight;
  int32_t stride = width * 4;
  for (int32_t left = first * 4; left < last * 4; left += CHUNK) {
    int32_t n = last * 4 - left < CHUNK ? last * 4 - left : CHUNK;
    const uint16_t *column = from + left;
    uint32_t sums[CHUNK] = {0};
    for (int32_t y = -radius; y < radius; y++) {
      const uint16_t *row = column + (int64_t)within(y, height - 1) * stride;
      for (int32_t i = 0; i < n; i++) sums[i] += row[i];
    }
    for (int32_t y = 0; y < height; y++) {
      const uint16_t *rows[4];
      int32_t at[4] = {y + radius, y - radius, y - radius - 1, y + radius + 1};
      for (int32_t i = 0; i < 4; i++)
        rows[i] = column + (int64_t)within(at[i], height - 1) * stride;
      ask(column, y + radius + 1 + AHEAD, height, stride, n);
      ask(to + left, y + AHEAD, height, stride, n);
      box_row(
          to + left + (int64_t)y * stride, sums, rows[0], rows[1], rows[2], rows[3], n, weight,
          ends);
    }
  }
}

// Passes along rows process two rows at a time, because their eight channels fill a vector.
typedef uint16_t shorts __attribute__((vector_size(16)));
typedef int32_t ints __attribute__((vector_size(32)));
typedef float floats __attribute__((vector_size(32)));

/// One box pass along two rows that are interleaved pixel by pixel. It computes sums and rounds in
/// the same way as `box_row`.
CR_KERNEL static void box_along(
    const shorts *restrict rows, shorts *restrict out, int32_t width, int32_t radius,
    float weight, float edge) {
  int32_t last = width - 1;
  ints sum = {0};
  for (int32_t x = -radius; x < radius; x++)
    sum += __builtin_convertvector(rows[within(x, last)], ints);
  for (int32_t x = 0; x < width; x++) {
    int32_t lead = x + radius, trail = x - radius, before = trail - 1, after = lead + 1;
    if (before < 0 || after > last) {
      lead = within(lead, last);
      trail = within(trail, last);
      before = within(before, last);
      after = within(after, last);
    }
    sum += __builtin_convertvector(rows[lead], ints);
    ints ends = __builtin_convertvector(rows[before], ints)
        + __builtin_convertvector(rows[after], ints);
    floats mean = __builtin_convertvector(sum, floats) * weight
        + __builtin_convertvector(ends, floats) * edge + 0.5f;
    out[x] = __builtin_convertvector(__builtin_convertvector(mean, ints), shorts);
    sum -= __builtin_convertvector(rows[trail], ints);
  }
}

void cr_box_rows(
    const uint16_t *from, uint16_t *to, int32_t width, int32_t first, int32_t last,
    int32_t radius, double edge) {
  float weight = (float)(1 / (2 * radius + 1 + 2 * edge));
  float ends = (float)edge * weight;
  shorts *woven = malloc(2 * (size_t)width * sizeof *woven), *other = woven + width;
  if (!woven) abort();
  for (int32_t y = first; y < last; y += 2) {
    // With an odd number of rows, the last one is interleaved with itself.
    int64_t upper = (int64_t)y * width * 4;
    int64_t lower = y + 1 < last ? upper + (int64_t)width * 4 : upper;
    for (int32_t x = 0; x < width; x++) {
      __builtin_memcpy(woven + x, from + upper + 4 * x, 8);
      __builtin_memcpy((uint16_t *)(woven + x) + 4, from + lower + 4 * x, 8);
    }
    box_along(woven, other, width, radius, weight, ends);
    box_along(other, woven, width, radius, weight, ends);
    box_along(woven, other, width, radius, weight, ends);
    for (int32_t x = 0; x < width; x++) {
      __builtin_memcpy(to + upper + 4 * x, other + x, 8);
      __builtin_memcpy(to + lower + 4 * x, (uint16_t *)(other + x) + 4, 8);
    }
  }
  free(woven);
}

CR_KERNEL void cr_tone(
    const uint16_t *restrict from, uint32_t *restrict to, int32_t n, const cr_look *look) {
  // The weights of blue, green and red in the luminance, according to the definition of sRGB.
  const float blue = 0.0722f, green = 0.7152f, red = 0.2126f;
  float s = look->saturation, rest = 1 - look->tint[3];
  for (int32_t i = 0; i < n; i++) {
    float b = from[4 * i], g = from[4 * i + 1], r = from[4 * i + 2], a = from[4 * i + 3];
    float grey = (blue * b + green * g + red * r) * (1 - s);
    b = grey + s * b, g = grey + s * g, r = grey + s * r;
    b = b < 0 ? 0 : b > a ? a : b;
    g = g < 0 ? 0 : g > a ? a : g;
    r = r < 0 ? 0 : r > a ? a : r;
    b = b * (rest / 256) + look->tint[0] * 255 + 0.5f;
    g = g * (rest / 256) + look->tint[1] * 255 + 0.5f;
    r = r * (rest / 256) + look->tint[2] * 255 + 0.5f;
    a = a * (rest / 256) + look->tint[3] * 255 + 0.5f;
    to[i] = (uint32_t)(int32_t)a << 24 | (uint32_t)(int32_t)r << 16 | (uint32_t)(int32_t)g << 8
        | (uint32_t)(int32_t)b;
  }
}

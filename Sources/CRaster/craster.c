// Painting of spans: sources are fetched a chunk at a time, then blended.
#include <stdlib.h>
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"
#include <string.h>

#define CHUNK 256

static inline int32_t clamp(int32_t v, int32_t lo, int32_t hi) {
  return v < lo ? lo : v > hi ? hi : v;
}

static inline uint32_t *at(const cr_target *to, int32_t x, int32_t y) {
  return to->pixels + (int64_t)(y - to->y0) * to->stride + (x - to->x0);
}

// Blends.

CR_KERNEL static void fill_row(uint32_t *restrict d, int32_t n, uint32_t color) {
  for (int32_t i = 0; i < n; i++) d[i] = color;
}

CR_KERNEL static void solid_row(uint32_t *restrict d, int32_t n, uint32_t color) {
  uint32_t rest = 255 - (color >> 24);
  for (int32_t i = 0; i < n; i++) d[i] = color + cr_times(d[i], rest);
}

/// `s` times a/255 over `d`.
CR_KERNEL static void over_row(
    uint32_t *restrict d, const uint32_t *restrict s, int32_t n, uint32_t a) {
  if (a == 255) {
    for (int32_t i = 0; i < n; i++) d[i] = cr_over(s[i], d[i]);
  } else {
    for (int32_t i = 0; i < n; i++) d[i] = cr_over(cr_times(s[i], a), d[i]);
  }
}

/// `color` times m/255 times a/255 over `d`.
CR_KERNEL static void tint_row(
    uint32_t *restrict d, const uint8_t *restrict m, int32_t n, uint32_t color) {
  for (int32_t i = 0; i < n; i++) d[i] = cr_over(cr_times(color, m[i]), d[i]);
}

/// `s` · alpha of `m` · a/255 over `d`.
CR_KERNEL static void masked_row(
    uint32_t *restrict d, const uint32_t *restrict s, const uint32_t *restrict m, int32_t n,
    uint32_t a) {
  for (int32_t i = 0; i < n; i++)
    d[i] = cr_over(cr_times(cr_times(s[i], m[i] >> 24), a), d[i]);
}

static inline uint32_t product(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

void cr_store(const cr_target *to, const cr_span *spans, int32_t count, uint32_t color) {
  for (int32_t s = 0; s < count; s++) {
    cr_span span = spans[s];
    fill_row(at(to, span.x, span.y), span.n, color);
  }
}

void cr_solid(const cr_target *to, const cr_span *spans, int32_t count, uint32_t color) {
  for (int32_t s = 0; s < count; s++) {
    cr_span span = spans[s];
    uint32_t part = span.a == 255 ? color : cr_times(color, (uint32_t)span.a);
    uint32_t *d = at(to, span.x, span.y);
    if (part >> 24 == 255) {
      fill_row(d, span.n, part);
    } else if (span.n == 1) {
      *d = cr_over(part, *d);
    } else {
      solid_row(d, span.n, part);
    }
  }
}

void cr_layer(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_target *from,
    const cr_target *alpha, int32_t opacity) {
  for (int32_t s = 0; s < count; s++) {
    cr_span span = spans[s];
    uint32_t a = product((uint32_t)span.a, (uint32_t)opacity);
    uint32_t *d = at(to, span.x, span.y), *p = at(from, span.x, span.y);
    if (alpha) {
      masked_row(d, p, at(alpha, span.x, span.y), span.n, a);
    } else {
      over_row(d, p, span.n, a);
    }
  }
}

void cr_restore_edges(
    cr_arena *arena, const cr_target *to, int32_t first, int32_t last, int32_t saved) {
  const uint32_t *old = arena->saved + saved;
  for (int32_t s = first; s < last; s++) {
    cr_span span = arena->spans[s];
    if (span.a == 255) continue;
    uint32_t *d = at(to, span.x, span.y);
    // Rounding the two products apart could carry past 255; the sum of weights is rounded once.
    for (int32_t i = 0; i < span.n; i++) {
      uint32_t mixed = 0;
      for (int32_t shift = 0; shift < 32; shift += 8) {
        uint32_t was = (old[i] >> shift) & 255, is = (d[i] >> shift) & 255;
        uint32_t t = was * (uint32_t)(255 - span.a) + is * (uint32_t)span.a + 127;
        mixed |= (t / 255) << shift;
      }
      d[i] = mixed;
    }
    old += span.n;
  }
  arena->saved_count = saved;
}

// Fetches. Columns are fetched into `out`; coordinates outside the image's window repeat its edge.

static void fetch_copy(
    uint32_t *out, const cr_image *image, int32_t x, int32_t y, int32_t n) {
  y = clamp(y, image->y0, image->y1 - 1);
  const uint32_t *row = image->pixels + (int64_t)y * image->stride;
  while (n > 0 && x < image->x0) {
    *out++ = row[image->x0];
    x++;
    n--;
  }
  int32_t whole = clamp(image->x1 - x, 0, n);
  memcpy(out, row + x, (size_t)whole * sizeof *out);
  for (int32_t i = whole; i < n; i++) out[i] = row[image->x1 - 1];
}

CR_KERNEL static void mix_rows(
    uint32_t *restrict out, const uint32_t *restrict a, const uint32_t *restrict b, int32_t n,
    uint32_t fx, uint32_t fy) {
  if (fy == 0) {
    for (int32_t i = 0; i < n; i++) out[i] = cr_mix(a[i], a[i + 1], fx);
  } else if (fx == 0) {
    for (int32_t i = 0; i < n; i++) out[i] = cr_mix(a[i], b[i], fy);
  } else {
    for (int32_t i = 0; i < n; i++)
      out[i] = cr_mix(cr_mix(a[i], a[i + 1], fx), cr_mix(b[i], b[i + 1], fx), fy);
  }
}

static void fetch_lerp(
    uint32_t *out, const cr_image *image, int32_t x, int32_t y, int32_t n, uint32_t fx,
    uint32_t fy) {
  int32_t ya = clamp(y, image->y0, image->y1 - 1), yb = clamp(y + 1, image->y0, image->y1 - 1);
  if (x >= image->x0 && x + n < image->x1) {
    mix_rows(
        out, image->pixels + (int64_t)ya * image->stride + x,
        image->pixels + (int64_t)yb * image->stride + x, n, fx, fy);
    return;
  }
  uint32_t a[CHUNK + 1], b[CHUNK + 1];
  fetch_copy(a, image, x, ya, n + 1);
  fetch_copy(b, image, x, yb, n + 1);
  mix_rows(out, a, b, n, fx, fy);
}

/// Coordinates of a run in 1/256 texels, through a projection.
CR_KERNEL static void project(
    int32_t *restrict us, int32_t *restrict vs, int32_t n, float u, float du, float v, float dv,
    float w, float dw, float u_max, float v_max) {
  for (int32_t i = 0; i < n; i++) {
    float k = (float)i, r = 256.0f / (w + k * dw);
    float x = (u + k * du) * r, y = (v + k * dv) * r;
    // Written so that not-a-number lands on a bound.
    x = x < u_max ? x : u_max;
    y = y < v_max ? y : v_max;
    x = x > 0 ? x : 0;
    y = y > 0 ? y : 0;
    us[i] = (int32_t)(x + 0.5f);
    vs[i] = (int32_t)(y + 0.5f);
  }
}

/// Coordinates of a run in 1/256 texels, without division.
CR_KERNEL static void step(
    int32_t *restrict us, int32_t n, float u, float du, float u_max) {
  for (int32_t i = 0; i < n; i++) {
    float x = (u + (float)i * du) * 256.0f;
    x = x < u_max ? x : u_max;
    x = x > 0 ? x : 0;
    us[i] = (int32_t)(x + 0.5f);
  }
}

CR_KERNEL static void tap(
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

CR_KERNEL static void tap_row(
    uint32_t *restrict out, const uint32_t *restrict a, const uint32_t *restrict b,
    int32_t last_x, const int32_t *restrict us, uint32_t fy, int32_t n) {
  for (int32_t i = 0; i < n; i++) {
    int32_t x = us[i] >> 8;
    uint32_t fx = us[i] & 255;
    int32_t right = x < last_x;
    uint32_t top = cr_mix(a[x], a[x + right], fx);
    uint32_t bottom = cr_mix(b[x], b[x + right], fx);
    out[i] = cr_mix(top, bottom, fy);
  }
}

CR_KERNEL static void mix_lines(
    uint32_t *restrict out, const uint32_t *restrict a, const uint32_t *restrict b, int32_t n,
    uint32_t f) {
  for (int32_t i = 0; i < n; i++) out[i] = cr_mix(a[i], b[i], f);
}

CR_KERNEL static void tap_line(
    uint32_t *restrict out, const uint32_t *restrict line, int32_t first,
    const int32_t *restrict us, int32_t n) {
  for (int32_t i = 0; i < n; i++) {
    int32_t x = (us[i] >> 8) - first;
    out[i] = cr_mix(line[x], line[x + 1], us[i] & 255);
  }
}

/// A run whose v does not change: mixes the two rows first where that is less work, so that each
/// pixel needs two loads from afar instead of four.
static void fetch_row(
    uint32_t *out, const uint32_t *a, const uint32_t *b, int32_t last_x, const int32_t *us,
    uint32_t fy, int32_t n) {
  int32_t from = us[0] < us[n - 1] ? us[0] : us[n - 1], to = us[0] + us[n - 1] - from;
  int32_t first = from >> 8, count = (to >> 8) - first + 2;
  if (count > 2 * CHUNK) {
    tap_row(out, a, b, last_x, us, fy, n);
    return;
  }
  uint32_t line[2 * CHUNK + 1];
  int32_t inside = count < last_x + 1 - first ? count : last_x + 1 - first;
  mix_lines(line, a + first, b + first, inside, fy);
  // At the last column the fraction is 0: what stands beyond it only has to be there.
  if (inside < count) line[inside] = line[inside - 1];
  tap_line(out, line, first, us, n);
}

static void fetch_sample(
    uint32_t *out, const cr_image *image, const cr_mapping *mapping, int32_t x, int32_t y,
    int32_t n) {
  const double *m = mapping->m;
  double px = x + 0.5, py = y + 0.5;
  int32_t width = image->x1 - image->x0, height = image->y1 - image->y0;
  const uint32_t *p = image->pixels + (int64_t)image->y0 * image->stride + image->x0;
  int32_t us[CHUNK], vs[CHUNK];
  double w = m[6] * px + m[7] * py + m[8];
  // Texel centres are at halves: u − ½, which under a projection is U − W/2.
  double u = m[0] * px + m[1] * py + m[2] - (image->x0 + 0.5) * w;
  double v = m[3] * px + m[4] * py + m[5] - (image->y0 + 0.5) * w;
  // Neither w nor v change along the row: upright pictures, and pages flipping about x.
  if (m[6] == 0 && m[3] == 0) {
    double row = v / w;
    row = row < height - 1 ? row : height - 1;
    row = row > 0 ? row : 0;
    int32_t fixed = (int32_t)(row * 256 + 0.5), ya = fixed >> 8;
    step(us, n, (float)(u / w), (float)(m[0] / w), (float)(width - 1) * 256.0f);
    const uint32_t *a = p + (int64_t)ya * image->stride;
    fetch_row(
        out, a, ya < height - 1 ? a + image->stride : a, width - 1, us, (uint32_t)(fixed & 255),
        n);
    return;
  }
  double du = m[0] - (image->x0 + 0.5) * m[6], dv = m[3] - (image->y0 + 0.5) * m[6];
  project(
      us, vs, n, (float)u, (float)du, (float)v, (float)dv, (float)w, (float)m[6],
      (float)(width - 1) * 256.0f, (float)(height - 1) * 256.0f);
  tap(out, p, image->stride, width - 1, height - 1, us, vs, n);
}

// Painting of images. An opaque source at full coverage goes straight to its place.

#define CR_PAINT(FETCH)                                               \
  for (int32_t s = 0; s < count; s++) {                               \
    cr_span span = spans[s];                                          \
    uint32_t a = product((uint32_t)span.a, (uint32_t)opacity);        \
    for (int32_t done = 0; done < span.n; done += CHUNK) {            \
      int32_t x = span.x + done, y = span.y;                          \
      int32_t n = span.n - done < CHUNK ? span.n - done : CHUNK;      \
      uint32_t *d = at(to, x, y), line[CHUNK];                        \
      uint32_t *out = opaque && a == 255 ? d : line;                  \
      FETCH;                                                          \
      if (out == line) over_row(d, line, n, a);                       \
    }                                                                 \
  }

void cr_copy(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image, int32_t dx,
    int32_t dy, int32_t opacity, int32_t opaque) {
  CR_PAINT(fetch_copy(out, image, x + dx, y + dy, n))
}

void cr_lerp(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image, int32_t dx,
    int32_t dy, int32_t fx, int32_t fy, int32_t opacity, int32_t opaque) {
  CR_PAINT(fetch_lerp(out, image, x + dx, y + dy, n, (uint32_t)fx, (uint32_t)fy))
}

void cr_sample(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image,
    const cr_mapping *mapping, int32_t opacity, int32_t opaque) {
  CR_PAINT(fetch_sample(out, image, mapping, x, y, n))
}

// Shadows.

/// Coordinate of a mask whose middle stretches from `middle` to `middle + extra`, in 1/256.
static inline int32_t folded(double u, double middle, double extra, int32_t last) {
  double after = u - extra;
  double t = u < middle ? u : after > middle ? after : middle;
  t = t > 0 ? t : 0;
  t = t < last ? t : last;
  return (int32_t)(t * 256 + 0.5);
}

static inline uint8_t mask_tap(const cr_mask *mask, int32_t u, int32_t v) {
  int32_t x = u >> 8, y = v >> 8, fx = u & 255, fy = v & 255;
  int32_t right = x < mask->width - 1, down = y < mask->height - 1 ? mask->width : 0;
  const uint8_t *p = mask->pixels + (int64_t)y * mask->width + x;
  int32_t top = p[0] * (256 - fx) + p[right] * fx;
  int32_t bottom = p[down] * (256 - fx) + p[down + right] * fx;
  return (uint8_t)((top * (256 - fy) + bottom * fy + 32768) >> 16);
}

CR_KERNEL static void mask_row(
    uint8_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b, int32_t n,
    int32_t fx, int32_t fy) {
  int32_t gx = 256 - fx, gy = 256 - fy;
  for (int32_t i = 0; i < n; i++) {
    int32_t top = a[i] * gx + a[i + 1] * fx, bottom = b[i] * gx + b[i + 1] * fx;
    out[i] = (uint8_t)((top * gy + bottom * fy + 32768) >> 16);
  }
}

/// An upright mask at the scale of the device: left part, stretched middle, right part.
static void tint_upright(
    const cr_target *to, cr_span span, const cr_mask *mask, double u0, double v, uint32_t color) {
  double extra_x = mask->full_width - mask->width, extra_y = mask->full_height - mask->height;
  int32_t row = folded(v, mask->mid_y, extra_y, mask->height - 1);
  int32_t y = row >> 8, fy = row & 255;
  const uint8_t *a = mask->pixels + (int64_t)y * mask->width;
  const uint8_t *b = y < mask->height - 1 ? a + mask->width : a;
  uint8_t line[CHUNK];
  int32_t i = 0;
  while (i < span.n) {
    double u = u0 + i;
    uint32_t *d = at(to, span.x + i, span.y);
    if (u >= mask->mid_x && u <= mask->mid_x + extra_x) {
      // The middle is one value.
      int32_t n = (int32_t)(mask->mid_x + extra_x - u) + 1;
      n = n < span.n - i ? n : span.n - i;
      int32_t fixed = folded(mask->mid_x, mask->mid_x, 0, mask->width - 1);
      solid_row(d, n, cr_times(color, mask_tap(mask, fixed, row)));
      i += n;
      continue;
    }
    int before = u < mask->mid_x;
    double start = before ? u : u - extra_x;
    int32_t x = (int32_t)start;
    if ((double)x > start) x--;
    int32_t fx = (int32_t)((start - x) * 256 + 0.5);
    // A run stops where the next pixel would read past the mask or reach the middle.
    int32_t n = 0;
    if (x >= 0) {
      double limit = before ? mask->mid_x - start : mask->width;
      n = (int32_t)limit;
      if ((double)n < limit) n++;
      if (n > mask->width - 1 - x) n = mask->width - 1 - x;
    }
    if (n > span.n - i) n = span.n - i;
    if (n > CHUNK) n = CHUNK;
    if (n <= 0) {
      line[0] = mask_tap(mask, folded(u, mask->mid_x, extra_x, mask->width - 1), row);
      n = 1;
    } else {
      mask_row(line, a + x, b + x, n, fx, fy);
    }
    tint_row(d, line, n, color);
    i += n;
  }
}

void cr_tint(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_mask *mask,
    const cr_mapping *mapping, uint32_t color) {
  const double *m = mapping->m;
  double extra_x = mask->full_width - mask->width, extra_y = mask->full_height - mask->height;
  int upright = m[1] == 0 && m[3] == 0 && m[6] == 0 && m[7] == 0 && m[0] == m[8];
  for (int32_t s = 0; s < count; s++) {
    cr_span span = spans[s];
    uint32_t part = span.a == 255 ? color : cr_times(color, (uint32_t)span.a);
    double py = span.y + 0.5, px = span.x + 0.5;
    if (upright) {
      double u = (m[0] * px + m[2]) / m[8] - 0.5, v = (m[4] * py + m[5]) / m[8] - 0.5;
      tint_upright(to, span, mask, u, v, part);
      continue;
    }
    for (int32_t done = 0; done < span.n; done += CHUNK) {
      int32_t n = span.n - done < CHUNK ? span.n - done : CHUNK;
      uint8_t line[CHUNK];
      for (int32_t i = 0; i < n; i++) {
        px = span.x + done + i + 0.5;
        double w = m[6] * px + m[7] * py + m[8];
        double u = (m[0] * px + m[1] * py + m[2]) / w - 0.5;
        double v = (m[3] * px + m[4] * py + m[5]) / w - 0.5;
        line[i] = mask_tap(
            mask, folded(u, mask->mid_x, extra_x, mask->width - 1),
            folded(v, mask->mid_y, extra_y, mask->height - 1));
      }
      tint_row(at(to, span.x + done, span.y), line, n, part);
    }
  }
}

void cr_box_rows(
    const double *from, double *to, int32_t width, int32_t height, int32_t radius, double edge) {
  double weight = 1 / (2 * radius + 1 + 2 * edge);
  for (int32_t y = 0; y < height; y++) {
    const double *p = from + (int64_t)y * width;
    double *out = to + (int64_t)y * width;
    for (int32_t x = 0; x < width; x++) {
      // Summed afresh for each pixel: a running sum would leave residue in the empty margin.
      double sum = 0;
      int32_t lo = x - radius < 0 ? 0 : x - radius;
      int32_t hi = x + radius >= width ? width - 1 : x + radius;
      for (int32_t k = lo; k <= hi; k++) sum += p[k];
      if (x - radius - 1 >= 0) sum += edge * p[x - radius - 1];
      if (x + radius + 1 < width) sum += edge * p[x + radius + 1];
      out[x] = sum * weight;
    }
  }
}

void cr_transpose(const double *from, double *to, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++)
    for (int32_t x = 0; x < width; x++) to[(int64_t)x * height + y] = from[(int64_t)y * width + x];
}

// Blurred masks: making them, and painting a colour through them.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"

/// `color` times m/255 over `d`.
CR_KERNEL static void tint_row(
    uint32_t *restrict d, const uint8_t *restrict m, int32_t n, uint32_t color) {
  for (int32_t i = 0; i < n; i++) d[i] = cr_over(cr_times(color, m[i]), d[i]);
}

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
    uint32_t *d = cr_at(to, span.x + i, span.y);
    if (u >= mask->mid_x && u <= mask->mid_x + extra_x) {
      // The middle is one value.
      int32_t n = (int32_t)(mask->mid_x + extra_x - u) + 1;
      n = n < span.n - i ? n : span.n - i;
      int32_t fixed = folded(mask->mid_x, mask->mid_x, 0, mask->width - 1);
      cr_solid_row(d, n, cr_times(color, mask_tap(mask, fixed, row)));
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

static inline double across(const double *m, double px, double py) {
  return (m[0] * px + m[1] * py + m[2]) / (m[6] * px + m[7] * py + m[8]) - 0.5;
}

static inline double down(const double *m, double px, double py) {
  return (m[3] * px + m[4] * py + m[5]) / (m[6] * px + m[7] * py + m[8]) - 0.5;
}

/// Pixels `from` to `end` − 1 of a span, through any mapping.
static void tint_taps(
    const cr_target *to, cr_span span, int32_t from, int32_t end, const cr_mask *mask,
    const double *m, uint32_t color) {
  double extra_x = mask->full_width - mask->width, extra_y = mask->full_height - mask->height;
  double py = span.y + 0.5;
  for (int32_t done = from; done < end; done += CHUNK) {
    int32_t n = end - done < CHUNK ? end - done : CHUNK;
    uint8_t line[CHUNK];
    for (int32_t i = 0; i < n; i++) {
      double px = span.x + done + i + 0.5;
      line[i] = mask_tap(
          mask, folded(across(m, px, py), mask->mid_x, extra_x, mask->width - 1),
          folded(down(m, px, py), mask->mid_y, extra_y, mask->height - 1));
    }
    tint_row(cr_at(to, span.x + done, span.y), line, n, color);
  }
}

/// The first pixel of a span, from `from` on, whose u − `extra` is at least `limit`, or above it.
/// u does not fall along the span.
static int32_t first_at(
    cr_span span, const double *m, int32_t from, double extra, double limit, int above) {
  int32_t end = span.n;
  while (from < end) {
    int32_t i = from + (end - from) / 2;
    double u = across(m, span.x + i + 0.5, span.y + 0.5) - extra;
    if (above ? u > limit : u >= limit) {
      end = i;
    } else {
      from = i + 1;
    }
  }
  return from;
}

/// A scaled upright mask: between the left and the right part all pixels are one value.
static void tint_level(
    const cr_target *to, cr_span span, const cr_mask *mask, const double *m, uint32_t color) {
  double extra_x = mask->full_width - mask->width, extra_y = mask->full_height - mask->height;
  int32_t begin = first_at(span, m, 0, 0, mask->mid_x, 0);
  int32_t end = first_at(span, m, begin, extra_x, mask->mid_x, 1);
  tint_taps(to, span, 0, begin, mask, m, color);
  if (begin < end) {
    double v = down(m, span.x + 0.5, span.y + 0.5);
    int32_t row = folded(v, mask->mid_y, extra_y, mask->height - 1);
    int32_t fixed = folded(mask->mid_x, mask->mid_x, 0, mask->width - 1);
    uint32_t part = cr_times(color, mask_tap(mask, fixed, row));
    cr_solid_row(cr_at(to, span.x + begin, span.y), end - begin, part);
  }
  tint_taps(to, span, end, span.n, mask, m, color);
}

void cr_tint(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_mask *mask,
    const cr_mapping *mapping, uint32_t color) {
  const double *m = mapping->m;
  int level = m[1] == 0 && m[3] == 0 && m[6] == 0 && m[7] == 0, upright = level && m[0] == m[8];
  int rising = level && m[8] != 0 && m[0] / m[8] > 0;
  for (int32_t s = 0; s < count; s++) {
    cr_span span = spans[s];
    uint32_t part = span.a == 255 ? color : cr_times(color, (uint32_t)span.a);
    double py = span.y + 0.5, px = span.x + 0.5;
    if (upright) {
      double u = (m[0] * px + m[2]) / m[8] - 0.5, v = (m[4] * py + m[5]) / m[8] - 0.5;
      tint_upright(to, span, mask, u, v, part);
    } else if (rising) {
      tint_level(to, span, mask, m, part);
    } else {
      tint_taps(to, span, 0, span.n, mask, m, part);
    }
  }
}

/// To a multiple of 2⁻²⁴, for 0 ≤ v ≤ 1: sums of such numbers are exact, so that a running sum
/// leaves no residue in the empty margin.
static inline double quantised(double v) {
  return (double)(int64_t)(v * 16777216.0 + 0.5) / 16777216.0;
}

void cr_box_rows(
    const double *from, double *to, int32_t width, int32_t height, int32_t radius, double edge) {
  double weight = 1 / (2 * radius + 1 + 2 * edge);
  for (int32_t y = 0; y < height; y++) {
    const double *p = from + (int64_t)y * width;
    double *out = to + (int64_t)y * width;
    double sum = 0;
    for (int32_t x = 0; x < radius && x < width; x++) sum += quantised(p[x]);
    for (int32_t x = 0; x < width; x++) {
      int32_t lead = x + radius, before = x - radius - 1, after = lead + 1;
      if (lead < width) sum += quantised(p[lead]);
      if (before >= 0) sum -= quantised(p[before]);
      double ends = (before >= 0 ? p[before] : 0) + (after < width ? p[after] : 0);
      out[x] = (sum + edge * ends) * weight;
    }
  }
}

void cr_transpose(const double *from, double *to, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++)
    for (int32_t x = 0; x < width; x++) to[(int64_t)x * height + y] = from[(int64_t)y * width + x];
}

// Blurred masks: making them, and painting a colour through them.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"

/// `color` times m/255 over `d`.
CR_KERNEL static void color_row(
    uint32_t *restrict d, const uint8_t *restrict m, int32_t n, uint32_t color) {
  for (int32_t i = 0; i < n; i++) d[i] = cr_over(cr_times(color, m[i]), d[i]);
}

/// The same in black, which has one channel to multiply.
CR_KERNEL static void black_row(
    uint32_t *restrict d, const uint8_t *restrict m, int32_t n, uint32_t alpha) {
  for (int32_t i = 0; i < n; i++) {
    uint32_t a = cr_product(alpha, m[i]);
    d[i] = (a << 24) + cr_times(d[i], 255 - a);
  }
}

static void tint_row(uint32_t *d, const uint8_t *m, int32_t n, uint32_t color) {
  color & 0xffffff ? color_row(d, m, n, color) : black_row(d, m, n, color >> 24);
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

/// Coordinates in 1/256 of a mask, of `n` pixels from px on: the mapping's `row` over its last one.
CR_KERNEL static void fold_row(
    int32_t *restrict out, int32_t n, const double *restrict row, const double *restrict last,
    double px, double py, double middle, double extra, int32_t end) {
  if (last[0] == 0 && last[1] == 0 && last[2] == 1) {
    for (int32_t i = 0; i < n; i++)
      out[i] = folded(row[0] * (px + i) + row[1] * py + row[2] - 0.5, middle, extra, end);
    return;
  }
  for (int32_t i = 0; i < n; i++) {
    double x = px + i;
    double over = last[0] * x + last[1] * py + last[2];
    out[i] = folded((row[0] * x + row[1] * py + row[2]) / over - 0.5, middle, extra, end);
  }
}

/// Pixels `from` to `end` − 1 of a span, through any mapping.
static void tint_taps(
    const cr_target *to, cr_span span, int32_t from, int32_t end, const cr_mask *mask,
    const double *m, uint32_t color) {
  double extra_x = mask->full_width - mask->width, extra_y = mask->full_height - mask->height;
  double py = span.y + 0.5;
  for (int32_t done = from; done < end; done += CHUNK) {
    int32_t n = end - done < CHUNK ? end - done : CHUNK;
    int32_t us[CHUNK], vs[CHUNK];
    uint8_t line[CHUNK];
    double px = span.x + done + 0.5;
    fold_row(us, n, m, m + 6, px, py, mask->mid_x, extra_x, mask->width - 1);
    fold_row(vs, n, m + 3, m + 6, px, py, mask->mid_y, extra_y, mask->height - 1);
    for (int32_t i = 0; i < n; i++) line[i] = mask_tap(mask, us[i], vs[i]);
    tint_row(cr_at(to, span.x + done, span.y), line, n, color);
  }
}

/// `n` columns of a mask between two of its rows, 256 times as large.
CR_KERNEL static void mask_column(
    uint16_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b, int32_t n,
    uint16_t f) {
  uint16_t g = 256 - f;
  for (int32_t i = 0; i < n; i++) out[i] = (uint16_t)(a[i] * g + b[i] * f);
}

/// The same where all pixels stand in one row of the mask, `v`: its two lines are mixed first.
static void tint_row_taps(
    const cr_target *to, cr_span span, int32_t from, int32_t end, const cr_mask *mask,
    const double *m, int32_t v, uint32_t color) {
  double extra_x = mask->full_width - mask->width;
  const uint8_t *a = mask->pixels + (int64_t)(v >> 8) * mask->width;
  const uint8_t *b = v >> 8 < mask->height - 1 ? a + mask->width : a;
  for (int32_t done = from; done < end; done += CHUNK) {
    int32_t n = end - done < CHUNK ? end - done : CHUNK;
    int32_t us[CHUNK];
    uint8_t line[CHUNK];
    uint16_t column[2 * CHUNK + 1];
    fold_row(
        us, n, m, m + 6, span.x + done + 0.5, span.y + 0.5, mask->mid_x, extra_x,
        mask->width - 1);
    int32_t first = us[0] >> 8, count = (us[n - 1] >> 8) - first + 1;
    if (count > 2 * CHUNK) {
      for (int32_t i = 0; i < n; i++) line[i] = mask_tap(mask, us[i], v);
    } else {
      mask_column(column, a + first, b + first, count, (uint16_t)(v & 255));
      // The last column may have none to its right; its fraction is 0 there, or its own value
      // repeats.
      int32_t beyond = first + count < mask->width ? first + count : mask->width - 1;
      column[count] = (uint16_t)(a[beyond] * (256 - (v & 255)) + b[beyond] * (v & 255));
      for (int32_t i = 0; i < n; i++) {
        uint32_t x = (uint32_t)((us[i] >> 8) - first), f = us[i] & 255;
        line[i] = (uint8_t)((column[x] * (256 - f) + column[x + 1] * f + 32768) >> 16);
      }
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
  double v = down(m, span.x + 0.5, span.y + 0.5);
  int32_t row = folded(v, mask->mid_y, extra_y, mask->height - 1);
  tint_row_taps(to, span, 0, begin, mask, m, row, color);
  if (begin < end) {
    int32_t fixed = folded(mask->mid_x, mask->mid_x, 0, mask->width - 1);
    uint32_t part = cr_times(color, mask_tap(mask, fixed, row));
    cr_solid_row(cr_at(to, span.x + begin, span.y), end - begin, part);
  }
  tint_row_taps(to, span, end, span.n, mask, m, row, color);
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
  return (double)(int32_t)(v * 16777216.0 + 0.5) / 16777216.0;
}

/// One row of a pass: `lead` enters the sums, `trail` leaves them, it and `after` count by
/// their part; a row beyond the picture is null.
CR_KERNEL static void box_line(
    double *restrict out, double *restrict sums, const double *lead, const double *trail,
    const double *after, int32_t n, double edge, double weight) {
  if (lead)
    for (int32_t i = 0; i < n; i++) sums[i] += quantised(lead[i]);
  if (trail)
    for (int32_t i = 0; i < n; i++) sums[i] -= quantised(trail[i]);
  for (int32_t i = 0; i < n; i++) {
    double ends = (trail ? trail[i] : 0) + (after ? after[i] : 0);
    out[i] = (sums[i] + edge * ends) * weight;
  }
}

void cr_box_down(
    const double *from, double *to, int32_t width, int32_t height, int32_t radius, double edge) {
  double weight = 1 / (2 * radius + 1 + 2 * edge);
  for (int32_t left = 0; left < width; left += 64) {
    int32_t n = width - left < 64 ? width - left : 64;
    const double *column = from + left;
    double sums[64] = {0};
    for (int32_t y = 0; y < radius && y < height; y++)
      for (int32_t i = 0; i < n; i++) sums[i] += quantised(column[(int64_t)y * width + i]);
    for (int32_t y = 0; y < height; y++) {
      int32_t lead = y + radius, before = y - radius - 1, after = lead + 1;
      box_line(
          to + left + (int64_t)y * width, sums,
          lead < height ? column + (int64_t)lead * width : 0,
          before >= 0 ? column + (int64_t)before * width : 0,
          after < height ? column + (int64_t)after * width : 0, n, edge, weight);
    }
  }
}

void cr_transpose(const double *from, double *to, int32_t width, int32_t height) {
  // In squares, of which both sides fit the cache.
  for (int32_t top = 0; top < height; top += 16)
    for (int32_t left = 0; left < width; left += 16)
      for (int32_t y = top; y < top + 16 && y < height; y++)
        for (int32_t x = left; x < left + 16 && x < width; x++)
          to[(int64_t)x * height + y] = from[(int64_t)y * width + x];
}

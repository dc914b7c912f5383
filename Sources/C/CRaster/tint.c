// Composites a colour through blurred masks.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"
#include "shade.h"

/// Maps a coordinate of the stretched mask to the mask, in 1/256 of a pixel. The mask's middle is
/// stretched from `middle` to `middle + extra`.
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

/// The device columns whose pixels are between two adjacent columns of a mask. They are `begin` to
/// `end` − 1. Pixel x is between the mask's column x + `offset` and the next one, at
/// `fraction`/256.
typedef struct { int32_t begin, end, offset, fraction; } mask_run;

/// The smallest integer not below v, clamped far outside any picture.
static int32_t ceil_int(double v) {
  v = v < -1e8 ? -1e8 : v > 1e8 ? 1e8 : v;
  int32_t i = (int32_t)v;
  return (double)i < v ? i + 1 : i;
}

static mask_run run_of(double u0, int32_t width) {
  int32_t whole = -ceil_int(-u0);
  mask_run run = {-whole, width - 1 - whole, whole, (int32_t)((u0 - whole) * 256 + 0.5)};
  return run;
}

/// The columns of an upright mask with the horizontal scale 1. The left part is followed by
/// constant columns from `middle` to `beyond` − 1, and these by the right part. Pixel x is at x +
/// u0 in the stretched mask.
typedef struct { mask_run left, right; int32_t middle, beyond; double u0; } mask_columns;

static mask_columns columns_of(const cr_mask *mask, double u0) {
  double extra = mask->full_width - mask->width;
  mask_columns all = {
      run_of(u0, mask->width), run_of(u0 - extra, mask->width), ceil_int(mask->mid_x - u0),
      -ceil_int(-(mask->mid_x + extra - u0)) + 1, u0};
  if (all.left.end > all.middle) all.left.end = all.middle;
  if (all.right.begin < all.beyond) all.right.begin = all.beyond;
  return all;
}

/// Paints one span of an upright mask with the horizontal scale 1, at the mask's row `v`.
static void tint_upright(
    const cr_target *to, cr_span span, const cr_mask *mask, const mask_columns *columns, double v,
    uint32_t color) {
  double extra_x = mask->full_width - mask->width, extra_y = mask->full_height - mask->height;
  int32_t row = folded(v, mask->mid_y, extra_y, mask->height - 1);
  int32_t y = row >> 8, fy = row & 255;
  const uint8_t *a = mask->pixels + (int64_t)y * mask->width;
  const uint8_t *b = y < mask->height - 1 ? a + mask->width : a;
  uint8_t line[CHUNK + CR_MASK_SLACK];
  int32_t x = span.x, end = span.x + span.n;
  while (x < end) {
    int32_t n = 1;
    uint32_t *d = cr_at(to, x, span.y);
    if (x >= columns->middle && x < columns->beyond) {
      // The middle has a constant value.
      n = columns->beyond < end ? columns->beyond - x : end - x;
      int32_t fixed = folded(mask->mid_x, mask->mid_x, 0, mask->width - 1);
      cr_solid_row(d, n, cr_times(color, mask_tap(mask, fixed, row)));
      x += n;
      continue;
    }
    const mask_run *run = x < columns->middle ? &columns->left : &columns->right;
    if (x >= run->begin && x < run->end) {
      n = run->end < end ? run->end - x : end - x;
      if (n > CHUNK) n = CHUNK;
      int32_t at = x + run->offset;
      cr_mask_row(line, a + at, b + at, n, run->fraction, fy);
    } else {
      line[0] = mask_tap(
          mask, folded(columns->u0 + x, mask->mid_x, extra_x, mask->width - 1), row);
    }
    cr_tint_row(d, line, n, color);
    x += n;
  }
}

static inline double across(const double *m, double px, double py) {
  return (m[0] * px + m[1] * py + m[2]) / (m[6] * px + m[7] * py + m[8]) - 0.5;
}

static inline double down(const double *m, double px, double py) {
  return (m[3] * px + m[4] * py + m[5]) / (m[6] * px + m[7] * py + m[8]) - 0.5;
}

/// The mask coordinates of `n` pixels that begin at px, in 1/256. They are the mapping's `row`
/// divided by its last row.
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

/// Paints pixels `from` to `end` − 1 of a span, through any mapping.
static void tint_taps(
    const cr_target *to, cr_span span, int32_t from, int32_t end, const cr_mask *mask,
    const double *m, uint32_t color) {
  double extra_x = mask->full_width - mask->width, extra_y = mask->full_height - mask->height;
  double py = span.y + 0.5;
  for (int32_t done = from; done < end; done += CHUNK) {
    int32_t n = end - done < CHUNK ? end - done : CHUNK;
    int32_t us[CHUNK], vs[CHUNK];
    uint8_t line[CHUNK + CR_MASK_SLACK];
    double px = span.x + done + 0.5;
    fold_row(us, n, m, m + 6, px, py, mask->mid_x, extra_x, mask->width - 1);
    fold_row(vs, n, m + 3, m + 6, px, py, mask->mid_y, extra_y, mask->height - 1);
    for (int32_t i = 0; i < n; i++) line[i] = mask_tap(mask, us[i], vs[i]);
    cr_tint_row(cr_at(to, span.x + done, span.y), line, n, color);
  }
}

/// Interpolates `n` columns between two rows of a mask; the result is scaled by 256.
CR_KERNEL static void mask_column(
    uint16_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b, int32_t n,
    uint16_t f) {
  uint16_t g = 256 - f;
  for (int32_t i = 0; i < n; i++) out[i] = (uint16_t)(a[i] * g + b[i] * f);
}

/// Does the same as `tint_taps` for pixels in one row `v` of the mask. Interpolates its two lines
/// first.
static void tint_row_taps(
    const cr_target *to, cr_span span, int32_t from, int32_t end, const cr_mask *mask,
    const double *m, int32_t v, uint32_t color) {
  double extra_x = mask->full_width - mask->width;
  const uint8_t *a = mask->pixels + (int64_t)(v >> 8) * mask->width;
  const uint8_t *b = v >> 8 < mask->height - 1 ? a + mask->width : a;
  for (int32_t done = from; done < end; done += CHUNK) {
    int32_t n = end - done < CHUNK ? end - done : CHUNK;
    int32_t us[CHUNK];
    uint8_t line[CHUNK + CR_MASK_SLACK];
    uint16_t column[2 * CHUNK + 1];
    fold_row(
        us, n, m, m + 6, span.x + done + 0.5, span.y + 0.5, mask->mid_x, extra_x,
        mask->width - 1);
    int32_t first = us[0] >> 8, count = (us[n - 1] >> 8) - first + 1;
    if (count > 2 * CHUNK) {
      for (int32_t i = 0; i < n; i++) line[i] = mask_tap(mask, us[i], v);
    } else {
      mask_column(column, a + first, b + first, count, (uint16_t)(v & 255));
      // The last column may not have a right neighbour. In that case its fraction is 0, or its own
      // value is repeated.
      int32_t beyond = first + count < mask->width ? first + count : mask->width - 1;
      column[count] = (uint16_t)(a[beyond] * (256 - (v & 255)) + b[beyond] * (v & 255));
      for (int32_t i = 0; i < n; i++) {
        uint32_t x = (uint32_t)((us[i] >> 8) - first), f = us[i] & 255;
        line[i] = (uint8_t)((column[x] * (256 - f) + column[x + 1] * f + 32768) >> 16);
      }
    }
    cr_tint_row(cr_at(to, span.x + done, span.y), line, n, color);
  }
}

/// The first pixel of a span, beginning at `from`, whose u − `extra` is at least `limit`. If
/// `above` is true, it must be greater than `limit`. u does not decrease along the span.
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

/// Paints a scaled upright mask, which is constant between its left and right parts.
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
  mask_columns columns = {0};
  if (upright) columns = columns_of(mask, m[2] / m[8]);
  CR_EACH_ROW(span) {
    uint32_t part = span.a == 255 ? color : cr_times(color, (uint32_t)span.a);
    if (upright) {
      // The horizontal scale is 1; the vertical scale is arbitrary.
      tint_upright(to, span, mask, &columns, down(m, span.x + 0.5, span.y + 0.5), part);
    } else if (rising) {
      tint_level(to, span, mask, m, part);
    } else {
      tint_taps(to, span, 0, span.n, mask, m, part);
    }
  }
}


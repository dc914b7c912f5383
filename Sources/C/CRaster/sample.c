// Paints spans with pictures. It fetches one chunk of pixels at a time and blends it.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"
#include "mix.h"
#include "taps.h"

static inline int32_t clamp(int32_t v, int32_t lo, int32_t hi) {
  return v < lo ? lo : v > hi ? hi : v;
}

// Functions that fetch columns and write them to `out`. Coordinates outside the image's window are
// clamped to its edge. `below` is the offset, in pixels, to the row that is painted next.

/// Counts columns among x…x + n − 1. It returns the number of columns to the left of the window,
/// and the number of columns inside it whose neighbour at the distance `right` is inside as well.
typedef struct { int32_t before, inside; } columns_split;

static columns_split split(const cr_image *image, int32_t x, int32_t n, int32_t right) {
  int32_t before = clamp(image->x0 - x, 0, n);
  return (columns_split){before, clamp(image->x1 - right - x, before, n) - before};
}

static void fetch_copy(
    uint32_t *out, const cr_image *image, int32_t x, int32_t y, int32_t n, int32_t below) {
  y = clamp(y, image->y0, image->y1 - 1);
  const uint32_t *row = image->pixels + (int64_t)y * image->stride;
  cr_next next = {below, y < image->y1 - 1 ? image->stride : 0};
  columns_split part = split(image, x, n, 0);
  int32_t reached = part.before + part.inside;
  if (part.before > 0) cr_fill_row(out, part.before, row[image->x0], next);
  if (part.inside > 0)
    cr_copy_row(out + part.before, row + x + part.before, part.inside, next);
  if (reached < n) cr_fill_row(out + reached, n - reached, row[image->x1 - 1], next);
}

static void fetch_lerp(
    uint32_t *out, const cr_image *image, int32_t x, int32_t y, int32_t n, uint32_t fx,
    uint32_t fy, int32_t below) {
  int32_t last = image->y1 - 1;
  int32_t ya = clamp(y, image->y0, last), yb = fy == 0 ? ya : clamp(y + 1, image->y0, last);
  const uint32_t *a = image->pixels + (int64_t)ya * image->stride;
  const uint32_t *b = image->pixels + (int64_t)yb * image->stride;
  cr_next next = {below, yb < last ? image->stride : 0};
  columns_split part = split(image, x, n, 1);
  int32_t reached = part.before + part.inside, start = x + part.before;
  if (part.before > 0)
    cr_fill_row(out, part.before, cr_mix(a[image->x0], b[image->x0], fy), next);
  if (part.inside > 0)
    cr_mix_squares(out + part.before, a + start, b + start, part.inside, fx, fy, next);
  if (reached < n)
    cr_fill_row(
        out + reached, n - reached, cr_mix(a[image->x1 - 1], b[image->x1 - 1], fy), next);
}

/// The coordinates of a run in 1/256 texels, through a projection.
CR_KERNEL static void project(
    int32_t *restrict us, int32_t *restrict vs, int32_t n, float u, float du, float v, float dv,
    float w, float dw, float u_max, float v_max) {
  for (int32_t i = 0; i < n; i++) {
    float k = (float)i, r = 256.0f / (w + k * dw);
    float x = (u + k * du) * r, y = (v + k * dv) * r;
    // The comparison is written so that NaN is clamped to a bound.
    x = x < u_max ? x : u_max;
    y = y < v_max ? y : v_max;
    x = x > 0 ? x : 0;
    y = y > 0 ? y : 0;
    us[i] = (int32_t)(x + 0.5f);
    vs[i] = (int32_t)(y + 0.5f);
  }
}

/// The coordinates of a run in 1/256 texels, without division.
CR_KERNEL static void step(
    int32_t *restrict us, int32_t n, float u, float du, float u_max) {
  // A multiplication by a power of two does not change rounding.
  u *= 256.0f;
  du *= 256.0f;
  float end = u + (float)(n - 1) * du;
  if (u >= 0 && u <= u_max && end >= 0 && end <= u_max) {
    for (int32_t i = 0; i < n; i++) us[i] = (int32_t)(u + (float)i * du + 0.5f);
    return;
  }
  for (int32_t i = 0; i < n; i++) {
    float x = u + (float)i * du;
    x = x < u_max ? x : u_max;
    x = x > 0 ? x : 0;
    us[i] = (int32_t)(x + 0.5f);
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

/// Fetches a run with constant v. Interpolates the two rows first if that is less work, so that
/// each pixel needs two scattered loads instead of four. `du` is the distance between columns.
static void fetch_row(
    uint32_t *out, const uint32_t *a, const uint32_t *b, int32_t last_x, const int32_t *us,
    double du, uint32_t fy, int32_t n) {
  int32_t from = us[0] < us[n - 1] ? us[0] : us[n - 1], to = us[0] + us[n - 1] - from;
  int32_t first = from >> 8, count = (to >> 8) - first + 2;
  if (count > 2 * CHUNK) {
    tap_row(out, a, b, last_x, us, fy, n);
    return;
  }
  uint32_t line[2 * CHUNK + 1 + CR_LINE_SLACK];
  int32_t inside = count < last_x + 1 - first ? count : last_x + 1 - first;
  cr_next next = {0, (int32_t)(b - a)};
  cr_mix_rows(line, a + first, b + first, inside, fy, next);
  // At the last column the fraction is 0, so the pixel beyond it has no influence and only has to
  // be readable.
  if (inside < count) line[inside] = line[inside - 1];
  cr_tap_line(out, line, first, us, du, n);
}

static inline int32_t magnitude(int32_t v) { return v < 0 ? -v : v; }

/// Prefetches the data of later device rows for a rotated picture. Its rows are far apart in
/// memory, so the hardware does not prefetch them. `down` is the number of picture rows per device
/// row.
static void prefetch(
    const uint32_t *p, int32_t stride, int32_t height, const int32_t *us, const int32_t *vs,
    int32_t n, double down) {
  // The comparison is written so that the function returns for NaN. For short runs the cost exceeds
  // the gain.
  if (!(down > -6 && down < 6) || n < 64) return;
  int32_t ahead = (int32_t)(down * 5) + (down > 0 ? 1 : -1);
  // A cache line contains sixteen pixels.
  int32_t lines = magnitude((vs[n - 1] >> 8) - (vs[0] >> 8))
      + magnitude((us[n - 1] >> 8) - (us[0] >> 8)) / 16 + 1;
  int32_t every = 16;
  while (every > 1 && every * lines > n) every /= 2;
  for (int32_t i = 0; i < n; i += every) {
    int32_t y = clamp((vs[i] >> 8) + ahead, 0, height - 1);
    __builtin_prefetch(p + (int64_t)y * stride + (us[i] >> 8));
  }
}

/// The positions of the columns x…x + n − 1 in an upright picture, in 1/256 of a pixel. They are
/// equal in all rows.
typedef struct { int32_t x, n, us[CHUNK]; } columns;

static void fetch_sample(
    uint32_t *out, const cr_image *image, const cr_mapping *mapping, int32_t x, int32_t y,
    int32_t n, columns *known) {
  const double *m = mapping->m;
  double px = x + 0.5, py = y + 0.5;
  int32_t width = image->x1 - image->x0, height = image->y1 - image->y0;
  const uint32_t *p = image->pixels + (int64_t)image->y0 * image->stride + image->x0;
  double w = m[6] * px + m[7] * py + m[8];
  // Texel centres are at halves, so ½ is subtracted from u. Under a projection this is U − W/2.
  double u = m[0] * px + m[1] * py + m[2] - (image->x0 + 0.5) * w;
  double v = m[3] * px + m[4] * py + m[5] - (image->y0 + 0.5) * w;
  // In this case w and v are constant along the row. This is true for upright pictures and for
  // pages that flip about the x axis.
  if (m[6] == 0 && m[3] == 0) {
    double row = v / w;
    row = row < height - 1 ? row : height - 1;
    row = row > 0 ? row : 0;
    int32_t fixed = (int32_t)(row * 256 + 0.5), ya = fixed >> 8;
    int same = m[1] == 0 && m[7] == 0;
    if (!same || known->x != x || known->n < n) {
      step(known->us, n, (float)(u / w), (float)(m[0] / w), (float)(width - 1) * 256.0f);
      known->x = x;
      known->n = same ? n : 0;
    }
    const uint32_t *a = p + (int64_t)ya * image->stride;
    fetch_row(
        out, a, ya < height - 1 ? a + image->stride : a, width - 1, known->us,
        m[0] / w, (uint32_t)(fixed & 255), n);
    return;
  }
  int32_t us[CHUNK], vs[CHUNK];
  double du = m[0] - (image->x0 + 0.5) * m[6], dv = m[3] - (image->y0 + 0.5) * m[6];
  project(
      us, vs, n, (float)u, (float)du, (float)v, (float)dv, (float)w, (float)m[6],
      (float)(width - 1) * 256.0f, (float)(height - 1) * 256.0f);
  prefetch(p, image->stride, height, us, vs, n, m[4] / w);
  cr_tap(out, p, image->stride, width - 1, height - 1, us, vs, n);
}

// Functions that paint images. An opaque source with full coverage is written directly to its
// destination, up to `MOST` pixels at a time.

#define CR_PAINT(MOST, FETCH)                                         \
  CR_EACH_ROW(span) {                                                 \
    uint32_t a = cr_product((uint32_t)span.a, (uint32_t)opacity);     \
    int direct = opaque && a == 255;                                  \
    int32_t most = direct ? MOST : CHUNK, n;                          \
    for (int32_t done = 0; done < span.n; done += n) {                \
      int32_t x = span.x + done, y = span.y;                          \
      n = span.n - done < most ? span.n - done : most;                \
      uint32_t *d = cr_at(to, x, y), line[CHUNK];                     \
      uint32_t *out = direct ? d : line;                              \
      FETCH;                                                          \
      if (!direct) cr_over_row(d, line, n, a);                        \
    }                                                                 \
  }

void cr_copy(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image, int32_t dx,
    int32_t dy, int32_t opacity, int32_t opaque) {
  CR_PAINT(INT32_MAX, fetch_copy(out, image, x + dx, y + dy, n, direct ? to->stride : 0))
}

void cr_lerp(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image, int32_t dx,
    int32_t dy, int32_t fx, int32_t fy, int32_t opacity, int32_t opaque) {
  CR_PAINT(
      INT32_MAX,
      fetch_lerp(
          out, image, x + dx, y + dy, n, (uint32_t)fx, (uint32_t)fy, direct ? to->stride : 0))
}

void cr_sample(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image,
    const cr_mapping *mapping, int32_t opacity, int32_t opaque) {
  columns known;
  known.n = 0;
  CR_PAINT(CHUNK, fetch_sample(out, image, mapping, x, y, n, &known))
}

/// Interpolates from `d` to `s` by a/255.
CR_KERNEL static void replace_row(
    uint32_t *restrict d, const uint32_t *restrict s, int32_t n, uint32_t a) {
  for (int32_t i = 0; i < n; i++) d[i] = cr_times(s[i], a) + cr_times(d[i], 255 - a);
}

void cr_replace(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image,
    const cr_mapping *mapping, int32_t opacity) {
  columns known;
  known.n = 0;
  CR_EACH_ROW(span) {
    uint32_t a = cr_product((uint32_t)span.a, (uint32_t)opacity);
    for (int32_t done = 0; done < span.n; done += CHUNK) {
      int32_t x = span.x + done, n = span.n - done < CHUNK ? span.n - done : CHUNK;
      uint32_t *d = cr_at(to, x, span.y), line[CHUNK];
      fetch_sample(a == 255 ? d : line, image, mapping, x, span.y, n, &known);
      if (a < 255) replace_row(d, line, n, a);
    }
  }
}

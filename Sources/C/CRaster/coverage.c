// Computes the exact area coverage of outlines as spans.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "spans.h"
#include <stdlib.h>
#include <string.h>

static double dmin(double a, double b) { return a < b ? a : b; }
static double dmax(double a, double b) { return a > b ? a : b; }

/// The largest integer not above v, for |v| < 2^31.
static int32_t floor_int(double v) {
  int32_t i = (int32_t)v;
  return (double)i > v ? i - 1 : i;
}

static double clamp_coordinate(double v) { return dmax(-1e8, dmin(v, 1e8)); }

static int32_t alpha_of(double coverage) {
  double c = coverage < 0 ? -coverage : coverage;
  if (c >= 1) return 255;
  return (int32_t)(c * 255 + 0.5);
}

/// Appends a span clipped to the clip's columns of the row.
static void append_clipped(
    cr_arena *arena, int32_t first, const cr_clip *clip, int32_t y, int32_t x, int32_t n,
    int32_t a) {
  int32_t i = y - clip->y0;
  int32_t lo = imax(x, clip->lo[i]), hi = imin(x + n, clip->hi[i]);
  append(arena, first, y, lo, hi - lo, a);
}

void cr_arena_free(cr_arena *arena) {
  free(arena->spans);
  free(arena->cells);
  free(arena->saved);
  memset(arena, 0, sizeof *arena);
}

// MARK: cells

static void add_cell(cr_arena *arena, int32_t row, int32_t x, double cover, double area) {
  if (cover == 0 && area == 0) return;
  int32_t head = arena->heads[row];
  if (head >= 0 && arena->cells[head].x == x) {
    arena->cells[head].cover += cover;
    arena->cells[head].area += area;
    return;
  }
  if (arena->cell_count == arena->cell_capacity) {
    arena->cell_capacity = arena->cell_capacity ? arena->cell_capacity * 2 : 1024;
    arena->cells = realloc(arena->cells, (size_t)arena->cell_capacity * sizeof(cr_cell));
    if (!arena->cells) abort();
  }
  arena->cells[arena->cell_count] = (cr_cell){x, head, cover, area};
  arena->heads[row] = arena->cell_count++;
}

/// Adds a piece of an edge within one row. It runs from x = xa to xb, and its signed height is
/// `dy`. Pixels to its right gain dy, and the pixel that it crosses gains dy · (1 − mean fraction
/// of x).
static void add_piece(
    cr_arena *arena, int32_t row, double xa, double xb, double dy, int32_t lo, int32_t hi) {
  double left = dmin(xa, xb), right = dmax(xa, xb);
  if (left >= hi) return;
  if (right <= lo) {
    arena->start[row] += dy;
    return;
  }
  if (left < lo || right > hi) {
    double slope = dy / (right - left);
    if (left < lo) {
      arena->start[row] += slope * (lo - left);
      left = lo;
    }
    if (right > hi) right = hi;
    dy = slope * (right - left);
  }
  int32_t first = floor_int(left), last = floor_int(right);
  if (first == last || right - left < 1e-12) {
    add_cell(arena, row, first, dy, dy * (1 - ((left + right) * 0.5 - first)));
    return;
  }
  double slope = dy / (right - left);
  double x = left;
  for (int32_t column = first; column <= last && x < right; column++) {
    double end = dmin(right, column + 1);
    double part = slope * (end - x);
    add_cell(arena, row, column, part, part * (1 - ((x + end) * 0.5 - column)));
    x = end;
  }
}

/// Adds a vertical edge, which crosses one column in all rows.
static void add_upright(
    cr_arena *arena, const cr_clip *clip, double x, double top, double bottom, double sign,
    int32_t lo, int32_t hi) {
  if (x >= hi) return;
  int32_t column = floor_int(x);
  double part = 1 - (x - column), ya = top;
  for (int32_t y = floor_int(top); ya < bottom; y++) {
    double yb = dmin(bottom, y + 1), dy = sign * (yb - ya);
    if (x <= lo) {
      arena->start[y - clip->y0] += dy;
    } else {
      add_cell(arena, y - clip->y0, column, dy, dy * part);
    }
    ya = yb;
  }
}

static void add_edge(
    cr_arena *arena, const cr_clip *clip, double x0, double y0, double x1, double y1, int32_t lo,
    int32_t hi) {
  if (y0 == y1) return;
  double sign = 1;
  if (y0 > y1) {
    double t = x0; x0 = x1; x1 = t;
    t = y0; y0 = y1; y1 = t;
    sign = -1;
  }
  double top = dmax(y0, clip->y0), bottom = dmin(y1, clip->y1);
  if (top >= bottom) return;
  if (x0 == x1) {
    add_upright(arena, clip, x0, top, bottom, sign, lo, hi);
    return;
  }
  int32_t only = floor_int(y0);
  if (only >= clip->y0 && y1 <= only + 1) {
    add_piece(arena, only - clip->y0, x0, x1, sign * (y1 - y0), lo, hi);
    return;
  }
  double slope = (x1 - x0) / (y1 - y0);
  double ya = top, xa = top == y0 ? x0 : x0 + (top - y0) * slope;
  for (int32_t y = floor_int(top); ya < bottom; y++) {
    double yb = dmin(bottom, y + 1);
    double xb = yb == y1 ? x1 : x0 + (yb - y0) * slope;
    add_piece(arena, y - clip->y0, xa, xb, sign * (yb - ya), lo, hi);
    ya = yb;
    xa = xb;
  }
}

/// Converts one row's cells to spans.
static void sweep(
    cr_arena *arena, int32_t first, const cr_clip *clip, int32_t row, int32_t lo, int32_t hi) {
  // A row has few cells, so they are linked through `next` and sorted by insertion.
  int32_t sorted = -1;
  for (int32_t c = arena->heads[row]; c >= 0;) {
    int32_t next = arena->cells[c].next, x = arena->cells[c].x;
    if (sorted < 0 || arena->cells[sorted].x >= x) {
      arena->cells[c].next = sorted;
      sorted = c;
    } else {
      int32_t p = sorted;
      while (arena->cells[p].next >= 0 && arena->cells[arena->cells[p].next].x < x)
        p = arena->cells[p].next;
      arena->cells[c].next = arena->cells[p].next;
      arena->cells[p].next = c;
    }
    c = next;
  }
  int32_t y = clip->y0 + row, x = lo;
  double sum = arena->start[row];
  for (int32_t c = sorted; c >= 0;) {
    int32_t column = arena->cells[c].x;
    if (column > x) append_clipped(arena, first, clip, y, x, column - x, alpha_of(sum));
    double area = 0, cover = 0;
    for (; c >= 0 && arena->cells[c].x == column; c = arena->cells[c].next) {
      area += arena->cells[c].area;
      cover += arena->cells[c].cover;
    }
    append_clipped(arena, first, clip, y, column, 1, alpha_of(sum + area));
    sum += cover;
    x = column + 1;
  }
  if (x < hi) append_clipped(arena, first, clip, y, x, hi - x, alpha_of(sum));
}

void cr_scan_polygon(
    cr_arena *arena, const cr_clip *clip, const double *points, const int32_t *ends,
    int32_t contours) {
  int32_t rows = clip->y1 - clip->y0, lo = INT32_MAX, hi = INT32_MIN, first = arena->count;
  for (int32_t i = 0; i < rows; i++) {
    arena->heads[i] = -1;
    arena->start[i] = 0;
    if (clip->lo[i] < clip->hi[i]) {
      lo = imin(lo, clip->lo[i]);
      hi = imax(hi, clip->hi[i]);
    }
  }
  if (lo >= hi) return;
  arena->cell_count = 0;
  double top = clip->y0, bottom = clip->y1;
  for (int32_t k = 0, from = 0; k < contours; from = ends[k++]) {
    int32_t to = ends[k];
    if (to - from < 3) continue;
    double x0 = points[2 * to - 2], y0 = points[2 * to - 1];
    for (int32_t p = from; p < to; p++) {
      double x1 = points[2 * p], y1 = points[2 * p + 1];
      // Most edges of a round shape are above or below the band.
      if (!((y0 <= top && y1 <= top) || (y0 >= bottom && y1 >= bottom)))
        add_edge(
            arena, clip, clamp_coordinate(x0), clamp_coordinate(y0), clamp_coordinate(x1),
            clamp_coordinate(y1), lo, hi);
      x0 = x1;
      y0 = y1;
    }
  }
  for (int32_t i = 0; i < rows; i++)
    if (clip->lo[i] < clip->hi[i] && (arena->heads[i] >= 0 || arena->start[i] != 0))
      sweep(arena, first, clip, i, lo, hi);
}

/// Appends one row of a rectangle, which is its left pixel, the pixels in between, and its right
/// pixel. Adjacent pixels with equal coverage are merged.
static int32_t rect_parts(
    cr_span *parts, int32_t left, int32_t right, double left_part, double right_part,
    double height) {
  if (height <= 0) return 0;
  cr_span all[3] = {
      {0, left, 1, 1, (int16_t)alpha_of(left_part * height)},
      {0, left + 1, right - left - 1, 1, (int16_t)alpha_of(height)},
      {0, right, right > left, 1, (int16_t)alpha_of(right_part * height)}};
  int32_t count = 0;
  for (int32_t k = 0; k < 3; k++) {
    if (all[k].n <= 0 || all[k].a == 0) continue;
    cr_span *last = count ? &parts[count - 1] : 0;
    if (last && last->a == all[k].a && last->x + last->n == all[k].x) {
      last->n += all[k].n;
    } else {
      parts[count++] = all[k];
    }
  }
  return count;
}

/// Returns the index after row i and the following rows that the clip cuts identically. The index
/// is at most `end`.
static int32_t cut_alike(const cr_clip *clip, int32_t i, int32_t end) {
  int32_t lo = clip->lo[i], hi = clip->hi[i];
  do i++; while (i < end && clip->lo[i] == lo && clip->hi[i] == hi);
  return i;
}

/// Appends the rows `top` to `bottom` − 1 of a span, clipped to the clip's columns. Row indices are
/// relative to the clip's first row.
static void append_rows(
    cr_arena *arena, const cr_clip *clip, cr_span span, int32_t top, int32_t bottom) {
  for (int32_t i = top, below; i < bottom; i = below) {
    below = cut_alike(clip, i, bottom);
    int32_t x = imax(span.x, clip->lo[i]), end = imin(span.x + span.n, clip->hi[i]);
    if (x >= end) continue;
    reserve(arena, 1);
    arena->spans[arena->count++] =
        (cr_span){clip->y0 + i, x, end - x, (int16_t)(below - i), span.a};
  }
}

void cr_scan_rect(
    cr_arena *arena, const cr_clip *clip, double x0, double y0, double x1, double y1) {
  x0 = clamp_coordinate(x0); y0 = clamp_coordinate(y0);
  x1 = clamp_coordinate(x1); y1 = clamp_coordinate(y1);
  if (x0 >= x1 || y0 >= y1) return;
  int32_t left = floor_int(x0), right = floor_int(x1);
  double left_part = dmin(x1, left + 1) - x0, right_part = x1 - right;
  int32_t y = imax(clip->y0, floor_int(y0)), end = imin(clip->y1, floor_int(y1) + 1);
  // All rows except the first and the last have equal coverage.
  while (y < end) {
    double height = dmin(y1, y + 1) - dmax(y0, y);
    int32_t below = height == 1 ? imax(y + 1, imin(end, floor_int(y1))) : y + 1;
    cr_span parts[3];
    int32_t count = rect_parts(parts, left, right, left_part, right_part, height);
    // The middle is first, because painting it also prefetches the sides.
    int32_t middle = count > 1 && parts[1].n > parts[0].n;
    for (int32_t k = 0; k < count; k++) {
      int32_t part = k == 0 ? middle : k == middle ? 0 : k;
      append_rows(arena, clip, parts[part], y - clip->y0, below - clip->y0);
    }
    y = below;
  }
}

void cr_keep_centres(
    cr_arena *arena, int32_t first, const cr_clip *clip, const double *lines, int32_t count) {
  // Kept spans are appended after all others, then moved down.
  int32_t last = arena->count;
  for (int32_t s = first; s < last; s++) {
    for (cr_span span = arena->spans[s]; span.rows > 0; span.y++, span.rows--) {
      int32_t lo = span.x, hi = span.x + span.n;
      for (int32_t k = 0; k < count; k++) {
        double a = lines[3 * k], b = lines[3 * k + 1];
        double c = lines[3 * k + 2] + b * (span.y + 0.5) + a * 0.5;
        // A neighbour has the same line with the opposite normal. If a pixel's centre is on the
        // line, it therefore belongs to exactly one of the two shapes.
        int owns = a > 0 || (a == 0 && b > 0);
        while (lo < hi && !(a * lo + c > 0 || (owns && a * lo + c == 0))) {
          if (a <= 0) { hi = lo; break; }
          int32_t jump = floor_int(dmax(-1e8, dmin(-c / a, 1e8))) - 1;
          lo = jump > lo ? jump : lo + 1;
        }
        while (lo < hi && !(a * (hi - 1) + c > 0 || (owns && a * (hi - 1) + c == 0))) {
          if (a >= 0) { hi = lo; break; }
          int32_t jump = floor_int(dmax(-1e8, dmin(-c / a, 1e8))) + 2;
          hi = jump < hi ? jump : hi - 1;
        }
      }
      if (lo >= hi) continue;
      reserve(arena, 1);
      arena->spans[arena->count++] = (cr_span){span.y, lo, hi - lo, 1, span.a};
    }
  }
  replace(arena, first, last);
  (void)clip;
}

void cr_scan_stamp(
    cr_arena *arena, const cr_clip *clip, const cr_span *spans, int32_t count,
    const int32_t *begins, int32_t height, int32_t x, int32_t y) {
  int32_t from = imax(clip->y0 - y, 0), to = imin(clip->y1 - y, height);
  if (from >= to) return;
  int32_t down = y - clip->y0;
  for (int32_t s = begins[from]; s < count && spans[s].y < to; s++) {
    cr_span span = spans[s];
    span.x += x;
    append_rows(
        arena, clip, span, imax(span.y, from) + down, imin(span.y + span.rows, to) + down);
  }
}

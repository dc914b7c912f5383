// Hides and clips spans.
#include "craster.h"
#include "blend.h"
#include "spans.h"

void cr_reveal(cr_occlusion *hidden) {
  memset(hidden->head, 0, sizeof hidden->head);
  hidden->rows[0] = CR_BAND;
  hidden->count[0] = 0;
}

int cr_hides(
    const cr_occlusion *hidden, const cr_clip *clip, int32_t x0, int32_t y0, int32_t x1,
    int32_t y1) {
  int32_t last_head = -1, last_lo = 0, last_hi = 0;
  for (int32_t y = imax(y0, clip->y0); y < imin(y1, clip->y1); y++) {
    int32_t i = y - clip->y0, h = hidden->head[i], k = 0;
    int32_t lo = imax(x0, clip->lo[i]), hi = imin(x1, clip->hi[i]);
    if (lo >= hi || (h == last_head && lo == last_lo && hi == last_hi)) continue;
    while (k < hidden->count[h] && hidden->hi[h][k] <= lo) k++;
    if (k == hidden->count[h] || hidden->lo[h][k] > lo || hidden->hi[h][k] < hi) return 0;
    last_head = h;
    last_lo = lo;
    last_hi = hi;
  }
  return 1;
}

/// Appends the parts of a span outside the intervals.
static void cut(
    cr_arena *arena, cr_span span, const int32_t *lo, const int32_t *hi, int32_t intervals) {
  int32_t x = span.x, end = span.x + span.n;
  reserve(arena, intervals + 1);
  for (int32_t k = 0; k < intervals && x < end; k++) {
    if (hi[k] <= x) continue;
    if (lo[k] >= end) break;
    if (lo[k] > x)
      arena->spans[arena->count++] = (cr_span){span.y, x, lo[k] - x, span.rows, span.a};
    x = hi[k];
  }
  if (x < end) arena->spans[arena->count++] = (cr_span){span.y, x, end - x, span.rows, span.a};
}

void cr_cull(cr_arena *arena, int32_t first, const cr_clip *clip, const cr_occlusion *hidden) {
  int32_t last = arena->count, any = 0;
  for (int32_t h = 0; h < CR_BAND; h += hidden->rows[h]) any |= hidden->count[h];
  if (!any) return;
  // Clipped spans are appended after the others, then moved down.
  for (int32_t s = first; s < last; s++) {
    cr_span span = arena->spans[s];
    int32_t i = span.y - clip->y0, end = i + span.rows;
    while (i < end) {
      int32_t h = hidden->head[i], below = imin(h + hidden->rows[h], end);
      span.y = clip->y0 + i;
      span.rows = (int16_t)(below - i);
      cut(arena, span, hidden->lo[h], hidden->hi[h], hidden->count[h]);
      i = below;
    }
  }
  replace(arena, first, last);
}

/// Separates row i from the row above.
static void part_above(cr_occlusion *hidden, int32_t i) {
  if (i >= CR_BAND || hidden->head[i] == i) return;
  int32_t h = hidden->head[i], n = hidden->count[h], end = h + hidden->rows[h];
  hidden->rows[h] = i - h;
  hidden->rows[i] = end - i;
  hidden->count[i] = n;
  memcpy(hidden->lo[i], hidden->lo[h], (size_t)n * sizeof(int32_t));
  memcpy(hidden->hi[i], hidden->hi[h], (size_t)n * sizeof(int32_t));
  for (int32_t k = i; k < end; k++) hidden->head[k] = i;
}

/// Hides an interval in the rows that the entry of row i describes.
static void hide_interval(cr_occlusion *hidden, int32_t i, int32_t lo, int32_t hi) {
  int32_t n = hidden->count[i], *los = hidden->lo[i], *his = hidden->hi[i];
  if (n == 0) {
    los[0] = lo;
    his[0] = hi;
    hidden->count[i] = 1;
    return;
  }
  int32_t from = 0;
  while (from < n && his[from] < lo) from++;
  int32_t to = from;
  while (to < n && los[to] <= hi) {
    lo = imin(lo, los[to]);
    hi = imax(hi, his[to]);
    to++;
  }
  if (to == from) {
    // If the list is full, the interval is dropped. This affects only speed.
    if (n == CR_INTERVALS) return;
    memmove(los + from + 1, los + from, (size_t)(n - from) * sizeof *los);
    memmove(his + from + 1, his + from, (size_t)(n - from) * sizeof *his);
    hidden->count[i] = n + 1;
  } else if (to > from + 1) {
    memmove(los + from + 1, los + to, (size_t)(n - to) * sizeof *los);
    memmove(his + from + 1, his + to, (size_t)(n - to) * sizeof *his);
    hidden->count[i] = n - (to - from) + 1;
  }
  los[from] = lo;
  his[from] = hi;
}

void cr_hide(const cr_arena *arena, int32_t first, const cr_clip *clip, cr_occlusion *hidden) {
  for (int32_t s = first; s < arena->count; s++) {
    cr_span span = arena->spans[s];
    if (span.a != 255) continue;
    int32_t i = span.y - clip->y0, end = i + span.rows;
    while (i < end) {
      int32_t inner_lo = clip->inner_lo[i], inner_hi = clip->inner_hi[i], below = i + 1;
      while (below < end && clip->inner_lo[below] == inner_lo && clip->inner_hi[below] == inner_hi)
        below++;
      int32_t lo = imax(span.x, inner_lo), hi = imin(span.x + span.n, inner_hi);
      if (hi - lo >= 4) {
        part_above(hidden, i);
        part_above(hidden, below);
        for (int32_t h = i; h < below; h += hidden->rows[h]) hide_interval(hidden, h, lo, hi);
      }
      i = below;
    }
  }
}

/// The columns are lo…hi − 1. The range is initially empty.
typedef struct { int32_t lo, hi; } extent;

void cr_narrow(const cr_arena *arena, int32_t first, cr_clip *clip) {
  int32_t height = clip->y1 - clip->y0;
  extent all[CR_BAND], widest[CR_BAND];
  for (int32_t i = 0; i < height; i++) {
    all[i] = (extent){INT32_MAX, INT32_MIN};
    widest[i] = (extent){0, 0};
  }
  for (int32_t s = first; s < arena->count; s++) {
    cr_span span = arena->spans[s];
    int32_t lo = span.x, hi = span.x + span.n;
    for (int32_t i = span.y - clip->y0, end = i + span.rows; i < end; i++) {
      all[i] = (extent){imin(all[i].lo, lo), imax(all[i].hi, hi)};
      if (span.a == 255 && span.n > widest[i].hi - widest[i].lo) widest[i] = (extent){lo, hi};
    }
  }
  for (int32_t i = 0; i < height; i++) {
    if (all[i].lo > all[i].hi) all[i] = (extent){0, 0};
    clip->lo[i] = imax(clip->lo[i], all[i].lo);
    clip->hi[i] = imin(clip->hi[i], all[i].hi);
    clip->inner_lo[i] = imax(clip->inner_lo[i], widest[i].lo);
    clip->inner_hi[i] = imin(clip->inner_hi[i], widest[i].hi);
  }
}

void cr_save_edges(cr_arena *arena, const cr_target *from, int32_t first, int32_t last) {
  for (int32_t s = first; s < last; s++) {
    cr_span span = arena->spans[s];
    if (span.a == 255) continue;
    int32_t pixels = span.n * span.rows;
    if (arena->saved_count + pixels > arena->saved_capacity) {
      arena->saved_capacity = imax(arena->saved_capacity * 2, arena->saved_count + pixels + 1024);
      arena->saved =
          realloc(arena->saved, (size_t)arena->saved_capacity * sizeof *arena->saved);
      if (!arena->saved) abort();
    }
    for (; span.rows > 0; span.y++, span.rows--) {
      memcpy(
          arena->saved + arena->saved_count, cr_at(from, span.x, span.y),
          (size_t)span.n * sizeof(uint32_t));
      arena->saved_count += span.n;
    }
  }
}

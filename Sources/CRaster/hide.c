// Hiding and clipping of spans.
#include "craster.h"
#include "spans.h"
#include <string.h>

void cr_reveal(cr_occlusion *hidden) { memset(hidden->count, 0, sizeof hidden->count); }

int cr_hides(
    const cr_occlusion *hidden, const cr_clip *clip, int32_t x0, int32_t y0, int32_t x1,
    int32_t y1) {
  for (int32_t y = imax(y0, clip->y0); y < imin(y1, clip->y1); y++) {
    int32_t i = y - clip->y0, lo = imax(x0, clip->lo[i]), hi = imin(x1, clip->hi[i]), k = 0;
    if (lo >= hi) continue;
    while (k < hidden->count[i] && hidden->hi[i][k] <= lo) k++;
    if (k == hidden->count[i] || hidden->lo[i][k] > lo || hidden->hi[i][k] < hi) return 0;
  }
  return 1;
}

void cr_cull(cr_arena *arena, int32_t first, const cr_clip *clip, const cr_occlusion *hidden) {
  int32_t last = arena->count, any = 0;
  for (int32_t i = 0; i < clip->y1 - clip->y0; i++) any |= hidden->count[i];
  if (!any) return;
  // The cut spans are written behind the others, then moved down.
  for (int32_t s = first; s < last; s++) {
    cr_span span = arena->spans[s];
    int32_t i = span.y - clip->y0, x = span.x, end = span.x + span.n;
    int32_t intervals = hidden->count[i];
    const int32_t *lo = hidden->lo[i], *hi = hidden->hi[i];
    reserve(arena, intervals + 1);
    for (int32_t k = 0; k < intervals && x < end; k++) {
      if (hi[k] <= x) continue;
      if (lo[k] >= end) break;
      if (lo[k] > x) arena->spans[arena->count++] = (cr_span){span.y, x, lo[k] - x, span.a};
      x = hi[k];
    }
    if (x < end) arena->spans[arena->count++] = (cr_span){span.y, x, end - x, span.a};
  }
  int32_t kept = arena->count - last;
  memmove(arena->spans + first, arena->spans + last, (size_t)kept * sizeof(cr_span));
  arena->count = first + kept;
}

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
    // Full lists forget: hiding less is only slower.
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
    int32_t i = span.y - clip->y0;
    int32_t lo = imax(span.x, clip->inner_lo[i]), hi = imin(span.x + span.n, clip->inner_hi[i]);
    if (hi - lo >= 4) hide_interval(hidden, i, lo, hi);
  }
}

void cr_narrow(const cr_arena *arena, int32_t first, cr_clip *clip) {
  int32_t rows = clip->y1 - clip->y0, s = first;
  for (int32_t i = 0; i < rows; i++) {
    int32_t lo = INT32_MAX, hi = INT32_MIN, inner_lo = 0, inner_hi = 0;
    for (; s < arena->count && arena->spans[s].y == clip->y0 + i; s++) {
      cr_span span = arena->spans[s];
      lo = imin(lo, span.x);
      hi = imax(hi, span.x + span.n);
      if (span.a == 255 && span.n > inner_hi - inner_lo) {
        inner_lo = span.x;
        inner_hi = span.x + span.n;
      }
    }
    if (lo > hi) lo = hi = 0;
    clip->lo[i] = imax(clip->lo[i], lo);
    clip->hi[i] = imin(clip->hi[i], hi);
    clip->inner_lo[i] = imax(clip->inner_lo[i], inner_lo);
    clip->inner_hi[i] = imin(clip->inner_hi[i], inner_hi);
  }
}

void cr_save_edges(cr_arena *arena, const cr_target *from, int32_t first, int32_t last) {
  for (int32_t s = first; s < last; s++) {
    cr_span span = arena->spans[s];
    if (span.a == 255) continue;
    if (arena->saved_count + span.n > arena->saved_capacity) {
      arena->saved_capacity = imax(arena->saved_capacity * 2, arena->saved_count + span.n + 1024);
      arena->saved =
          realloc(arena->saved, (size_t)arena->saved_capacity * sizeof *arena->saved);
      if (!arena->saved) abort();
    }
    memcpy(
        arena->saved + arena->saved_count,
        from->pixels + (int64_t)(span.y - from->y0) * from->stride + span.x - from->x0,
        (size_t)span.n * sizeof(uint32_t));
    arena->saved_count += span.n;
  }
}

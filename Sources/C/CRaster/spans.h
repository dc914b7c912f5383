// Growing lists of spans.
#pragma once
#include "craster.h"
#include <stdlib.h>
#include <string.h>

static inline int32_t imin(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t imax(int32_t a, int32_t b) { return a > b ? a : b; }

/// Reserves space for `more` spans.
static inline void reserve(cr_arena *arena, int32_t more) {
  if (arena->capacity - arena->count >= more) return;
  arena->capacity = imax(arena->capacity * 2, imax(arena->count + more, 1024));
  arena->spans = realloc(arena->spans, (size_t)arena->capacity * sizeof(cr_span));
  if (!arena->spans) abort();
}

/// Appends a span of one row. If it is contiguous with the last span, merges both. All spans with
/// the index `first` and above have one row.
static inline void append(
    cr_arena *arena, int32_t first, int32_t y, int32_t x, int32_t n, int32_t a) {
  if (n <= 0 || a <= 0) return;
  if (arena->count > first) {
    cr_span *last = &arena->spans[arena->count - 1];
    if (last->y == y && last->a == a && last->x + last->n == x) {
      last->n += n;
      return;
    }
  }
  reserve(arena, 1);
  arena->spans[arena->count++] = (cr_span){y, x, n, 1, (int16_t)a};
}

/// Replaces the spans with the index `first` and above with the spans that begin at `last`.
static inline void replace(cr_arena *arena, int32_t first, int32_t last) {
  int32_t kept = arena->count - last;
  if (kept > 0)
    memmove(arena->spans + first, arena->spans + last, (size_t)kept * sizeof(cr_span));
  arena->count = first + kept;
}

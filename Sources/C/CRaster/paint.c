// Paints spans with colours and with other targets.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"
#include <string.h>

CR_KERNEL void cr_fill_row(uint32_t *d, int32_t n, uint32_t color, cr_next next) {
  int32_t i = 0;
  for (; i <= n - CR_ASKED; i += CR_ASKED) {
    cr_ask(d + i, next.to);
    for (int32_t k = 0; k < CR_ASKED; k++) d[i + k] = color;
  }
  cr_ask(d + i, next.to);
  for (; i < n; i++) d[i] = color;
}

CR_KERNEL void cr_copy_row(
    uint32_t *restrict d, const uint32_t *restrict s, int32_t n, cr_next next) {
  int32_t i = 0;
  for (; i <= n - CR_ASKED; i += CR_ASKED) {
    cr_ask(d + i, next.to);
    cr_ask(s + i, next.from);
    memcpy(d + i, s + i, CR_ASKED * sizeof *d);
  }
  cr_ask(d + i, next.to);
  cr_ask(s + i, next.from);
  for (; i < n; i++) d[i] = s[i];
}

CR_KERNEL void cr_solid_row(uint32_t *restrict d, int32_t n, uint32_t color) {
  uint32_t rest = 255 - (color >> 24);
  for (int32_t i = 0; i < n; i++) d[i] = color + cr_times(d[i], rest);
}

/// Composites `s` times a/255 over `d`.
CR_KERNEL void cr_over_row(
    uint32_t *restrict d, const uint32_t *restrict s, int32_t n, uint32_t a) {
  if (a == 255) {
    for (int32_t i = 0; i < n; i++) d[i] = cr_over(s[i], d[i]);
  } else {
    for (int32_t i = 0; i < n; i++) d[i] = cr_over(cr_times(s[i], a), d[i]);
  }
}

/// Composites `s` times the alpha of `m` times a/255 over `d`.
CR_KERNEL static void masked_row(
    uint32_t *restrict d, const uint32_t *restrict s, const uint32_t *restrict m, int32_t n,
    uint32_t a) {
  for (int32_t i = 0; i < n; i++)
    d[i] = cr_over(cr_times(cr_times(s[i], m[i] >> 24), a), d[i]);
}

void cr_store(const cr_target *to, const cr_span *spans, int32_t count, uint32_t color) {
  cr_next next = {to->stride, 0};
  CR_EACH_ROW(span) cr_fill_row(cr_at(to, span.x, span.y), span.n, color, next);
}

void cr_solid(const cr_target *to, const cr_span *spans, int32_t count, uint32_t color) {
  cr_next next = {to->stride, 0};
  CR_EACH_ROW(span) {
    uint32_t part = span.a == 255 ? color : cr_times(color, (uint32_t)span.a);
    uint32_t *d = cr_at(to, span.x, span.y);
    if (part >> 24 == 255) {
      cr_fill_row(d, span.n, part, next);
    } else if (span.n == 1) {
      *d = cr_over(part, *d);
    } else {
      cr_solid_row(d, span.n, part);
    }
  }
}

void cr_layer(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_target *from,
    const cr_target *alpha, int32_t opacity) {
  CR_EACH_ROW(span) {
    uint32_t a = cr_product((uint32_t)span.a, (uint32_t)opacity);
    uint32_t *d = cr_at(to, span.x, span.y), *p = cr_at(from, span.x, span.y);
    if (alpha) {
      masked_row(d, p, cr_at(alpha, span.x, span.y), span.n, a);
    } else {
      cr_over_row(d, p, span.n, a);
    }
  }
}

CR_KERNEL static void add_row(
    uint32_t *restrict d, const uint32_t *restrict s, int32_t n, uint32_t a) {
  for (int32_t i = 0; i < n; i++) {
    uint32_t p = cr_times(s[i], a), q = d[i];
    uint32_t low = (p & CR_LOW) + (q & CR_LOW), high = ((p >> 8) & CR_LOW) + ((q >> 8) & CR_LOW);
    // A carry out of a channel saturates it.
    low |= ((low >> 8) & 0x00010001u) * 255;
    high |= ((high >> 8) & 0x00010001u) * 255;
    d[i] = (low & CR_LOW) | (high & CR_LOW) << 8;
  }
}

void cr_add_layer(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_target *from,
    int32_t opacity) {
  CR_EACH_ROW(span) {
    uint32_t a = cr_product((uint32_t)span.a, (uint32_t)opacity);
    add_row(cr_at(to, span.x, span.y), cr_at(from, span.x, span.y), span.n, a);
  }
}

/// Mixes `old` back in under pixels with coverage a/255.
static void mix_back(uint32_t *d, const uint32_t *old, int32_t n, uint32_t a) {
  // The sum of the two products is rounded once. If they were rounded separately, the result could
  // exceed 255.
  for (int32_t i = 0; i < n; i++) {
    uint32_t mixed = 0;
    for (int32_t shift = 0; shift < 32; shift += 8) {
      uint32_t was = (old[i] >> shift) & 255, is = (d[i] >> shift) & 255;
      mixed |= ((was * (255 - a) + is * a + 127) / 255) << shift;
    }
    d[i] = mixed;
  }
}

void cr_restore_edges(
    cr_arena *arena, const cr_target *to, int32_t first, int32_t last, int32_t saved) {
  const uint32_t *old = arena->saved + saved;
  for (int32_t s = first; s < last; s++) {
    cr_span span = arena->spans[s];
    if (span.a == 255) continue;
    for (; span.rows > 0; span.y++, span.rows--, old += span.n)
      mix_back(cr_at(to, span.x, span.y), old, span.n, (uint32_t)span.a);
  }
  arena->saved_count = saved;
}

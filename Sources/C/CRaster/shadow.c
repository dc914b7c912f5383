// Makes blurred masks.
#pragma STDC FP_CONTRACT OFF
#include "craster.h"
#include "blend.h"

/// Rounds 0 ≤ v ≤ 1 to a multiple of 2⁻²⁴. Sums of such numbers are exact, so a running sum leaves
/// no residue in the empty margin.
static inline double quantised(double v) {
  return (double)(int32_t)(v * 16777216.0 + 0.5) / 16777216.0;
}

/// Computes one row of a pass. Adds `lead` to the sums and subtracts `trail`. `trail` and `after`
/// are multiplied by the edge weight. A row outside the picture is null.
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
  // Processes squares whose source and destination both fit in the cache.
  for (int32_t top = 0; top < height; top += 16)
    for (int32_t left = 0; left < width; left += 16)
      for (int32_t y = top; y < top + 16 && y < height; y++)
        for (int32_t x = left; x < left + 16 && x < width; x++)
          to[(int64_t)x * height + y] = from[(int64_t)y * width + x];
}

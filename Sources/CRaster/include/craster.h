// Span kernels of the compositor: coverage, culling, fetching and blending.
//
// Pixels are premultiplied ARGB in one native-endian uint32_t. Alpha, coverage and opacity are
// 0…255; a product of two of them is divided by 255 and rounded exactly to nearest: t = v·a + 128,
// (t + (t >> 8)) >> 8.
#pragma once
#include <stdint.h>

#define CR_BAND 32
#define CR_INTERVALS 12

/// `n` pixels from column `x` on, in `rows` rows from `y` on, with the coverage `a`/255 (1…255).
typedef struct { int32_t y, x, n; int16_t rows, a; } cr_span;

/// A contribution of an outline to one pixel.
typedef struct { int32_t x, next; double cover, area; } cr_cell;

/// The growing lists of one band painter's thread.
typedef struct {
  cr_span *spans;
  int32_t count, capacity;
  cr_cell *cells;
  int32_t cell_count, cell_capacity;
  uint32_t *saved;
  int32_t saved_count, saved_capacity;
  int32_t heads[CR_BAND];
  double start[CR_BAND];
} cr_arena;

/// The clip of a band: columns lo[i]…hi[i] − 1 in row i. In the inner interval, no clip edge makes
/// a pixel partial, so opaque paint there hides what is behind.
typedef struct {
  int32_t y0, y1;
  int32_t lo[CR_BAND], hi[CR_BAND], inner_lo[CR_BAND], inner_hi[CR_BAND];
} cr_clip;

/// The columns already hidden by opaque paint in front: sorted and disjoint. Identical rows are
/// described once, by the first of them: row i is one of rows[head[i]] rows from head[i] on.
typedef struct {
  int32_t head[CR_BAND], rows[CR_BAND], count[CR_BAND];
  int32_t lo[CR_BAND][CR_INTERVALS], hi[CR_BAND][CR_INTERVALS];
} cr_occlusion;

/// The destination of pixels: (x, y) is pixels[(y − y0) · stride + x − x0].
typedef struct { uint32_t *pixels; int32_t stride, x0, y0; } cr_target;

/// A picture to sample: the window x0…x1 − 1, y0…y1 − 1 of a bitmap, with its edges extended.
typedef struct {
  const uint32_t *pixels;
  int32_t stride, x0, y0, x1, y1;
} cr_image;

/// An A8 mask of `width` × `height` whose column `mid_x` and row `mid_y` are stretched to a total
/// size of `full_width` × `full_height`.
typedef struct {
  const uint8_t *pixels;
  int32_t width, height;
  double mid_x, mid_y, full_width, full_height;
} cr_mask;

/// Maps a device pixel to the source: u = (m[0]x + m[1]y + m[2]) / w, v from m[3…5], w from m[6…8].
typedef struct { double m[9]; } cr_mapping;

void cr_arena_free(cr_arena *arena);

/// The number of cores available to this process, possibly fewer than the machine has; 0 if
/// unknown.
int32_t cr_cores(void);

// Coverage. Each function appends to arena->spans, in rows y0…y1 and columns of `clip`.

/// Computes the exact area of each pixel inside the outline. `points` contains x, y pairs; contour
/// k ends before point ends[k]. Winding is summed and clamped to 0…1.
void cr_scan_polygon(
    cr_arena *arena, const cr_clip *clip, const double *points, const int32_t *ends,
    int32_t contours);
/// Like `cr_scan_polygon`, for an upright rectangle.
void cr_scan_rect(
    cr_arena *arena, const cr_clip *clip, double x0, double y0, double x1, double y1);
/// Appends previously computed spans, `count` sorted by row, translated by whole pixels. Row r of
/// `height` has the spans from begins[r] on.
void cr_scan_stamp(
    cr_arena *arena, const cr_clip *clip, const cr_span *spans, int32_t count,
    const int32_t *begins, int32_t height, int32_t x, int32_t y);
/// Keeps only pixels of the spans from `first` on whose centre is on the inner side of each line
/// a·x + b·y + c (three doubles per line); a centre on a line belongs to the side given by its
/// normal.
void cr_keep_centres(
    cr_arena *arena, int32_t first, const cr_clip *clip, const double *lines, int32_t count);

// Occlusion.

/// Resets `hidden` to nothing.
void cr_reveal(cr_occlusion *hidden);
/// Whether columns x0…x1 − 1, rows y0…y1 − 1 are completely hidden inside `clip`.
int cr_hides(
    const cr_occlusion *hidden, const cr_clip *clip, int32_t x0, int32_t y0, int32_t x1,
    int32_t y1);
/// Removes hidden pixels from the spans from `first` on.
void cr_cull(cr_arena *arena, int32_t first, const cr_clip *clip, const cr_occlusion *hidden);
/// Adds the fully covered pixels of the spans from `first` on to `hidden`.
void cr_hide(const cr_arena *arena, int32_t first, const cr_clip *clip, cr_occlusion *hidden);
/// Narrows `clip` to the extent of the spans from `first` on (rows without a span become empty).
void cr_narrow(const cr_arena *arena, int32_t first, cr_clip *clip);

// Painting over spans.

void cr_store(const cr_target *to, const cr_span *spans, int32_t count, uint32_t color);
void cr_solid(const cr_target *to, const cr_span *spans, int32_t count, uint32_t color);
/// Source pixel = device pixel + (dx, dy).
void cr_copy(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image, int32_t dx,
    int32_t dy, int32_t opacity, int32_t opaque);
/// Like `cr_copy`, with an additional offset of (fx, fy)/256 of a pixel.
void cr_lerp(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image, int32_t dx,
    int32_t dy, int32_t fx, int32_t fy, int32_t opacity, int32_t opaque);
/// Bilinear sampling through any mapping, with a fast path for upright ones.
void cr_sample(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image,
    const cr_mapping *mapping, int32_t opacity, int32_t opaque);
/// Like `cr_sample`, but replaces the destination regardless of the picture's alpha.
void cr_replace(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image,
    const cr_mapping *mapping, int32_t opacity);
/// Composites `color` through an A8 mask.
void cr_tint(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_mask *mask,
    const cr_mapping *mapping, uint32_t color);
/// Composites another target with equal coordinates over this one; `alpha`, if given, multiplies by
/// its alpha channel.
void cr_layer(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_target *from,
    const cr_target *alpha, int32_t opacity);

/// Adds another target with equal coordinates to this one, saturating each channel at 255.
void cr_add_layer(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_target *from,
    int32_t opacity);

// Clip edges: saves the content under partly covered pixels and mixes it back in afterwards.
void cr_save_edges(cr_arena *arena, const cr_target *from, int32_t first, int32_t last);
void cr_restore_edges(
    cr_arena *arena, const cr_target *to, int32_t first, int32_t last, int32_t saved);

/// One box pass down each column, with edge weights `edge` (0…1) beyond `radius` full pixels.
void cr_box_down(
    const double *from, double *to, int32_t width, int32_t height, int32_t radius, double edge);
void cr_transpose(const double *from, double *to, int32_t width, int32_t height);

// Backdrops: pictures with four 16-bit channels per pixel, 256 steps per step of a stored pixel.

/// The adjustment of blurred colours: their distance from grey is multiplied by `saturation`, then
/// `tint` is composited over them; premultiplied blue, green, red and alpha, 0…1.
typedef struct { float saturation, tint[4]; } cr_look;

/// Averages squares of `factor` pixels per side (1…16), truncated at the right and lower edge, into
/// rows `first` to `last` − 1 of `to`.
void cr_reduce(
    const uint32_t *from, int32_t width, int32_t height, int32_t factor, uint16_t *to,
    int32_t first, int32_t last);
/// One box pass down the columns `first` to `last` − 1, with the picture mirrored at its edges.
void cr_box_columns(
    const uint16_t *from, uint16_t *to, int32_t width, int32_t height, int32_t first,
    int32_t last, int32_t radius, double edge);
/// Three box passes along each of the rows `first` to `last` − 1.
void cr_box_rows(
    const uint16_t *from, uint16_t *to, int32_t width, int32_t first, int32_t last,
    int32_t radius, double edge);
/// Converts `n` pixels to their final colours.
void cr_tone(const uint16_t *from, uint32_t *to, int32_t n, const cr_look *look);

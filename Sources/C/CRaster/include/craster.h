// The compositor's kernels for spans. They compute coverage, remove hidden pixels, fetch pixels and
// blend them.
//
// Pixels are premultiplied ARGB in one native-endian uint32_t. Alpha, coverage and opacity are
// 0…255. A product of two of them is divided by 255 and rounded to the nearest integer with t = v·a
// + 128, (t + (t >> 8)) >> 8.
#pragma once
#include <stdint.h>

#define CR_BAND 32
#define CR_INTERVALS 12

/// A span of `n` pixels that begins at column `x`. It is repeated in `rows` rows that begin at row
/// `y`. Its coverage is `a`/255, where `a` is 1…255.
typedef struct { int32_t y, x, n; int16_t rows, a; } cr_span;

/// A contribution of an outline to one pixel.
typedef struct { int32_t x, next; double cover, area; } cr_cell;

/// The lists of one band painter, which grow as needed. Only one thread uses them.
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

/// The clip of a band. In row i, it contains the columns lo[i]…hi[i] − 1. In the inner interval,
/// the clip does not cut any pixel, so opaque paint hides everything behind it.
typedef struct {
  int32_t y0, y1;
  int32_t lo[CR_BAND], hi[CR_BAND], inner_lo[CR_BAND], inner_hi[CR_BAND];
} cr_clip;

/// The columns that opaque paint in front already hides, as sorted and disjoint intervals.
/// Identical rows are described once, by the first of them. Row i is one of rows[head[i]] identical
/// rows that begin at row head[i].
typedef struct {
  int32_t head[CR_BAND], rows[CR_BAND], count[CR_BAND];
  int32_t lo[CR_BAND][CR_INTERVALS], hi[CR_BAND][CR_INTERVALS];
} cr_occlusion;

/// The destination of pixels. The pixel (x, y) is pixels[(y − y0) · stride + x − x0].
typedef struct { uint32_t *pixels; int32_t stride, x0, y0; } cr_target;

/// A picture to sample. It is the window x0…x1 − 1, y0…y1 − 1 of a bitmap, whose edge pixels are
/// extended.
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

/// The number of cores that this process may use, which may be less than the machine has; 0 if
/// unknown.
int32_t cr_cores(void);

// Functions that compute coverage. Each appends spans to arena->spans, within the rows y0…y1 and
// the columns of `clip`.

/// Computes the exact area of each pixel inside the outline. `points` contains x, y pairs; contour
/// k ends before point ends[k]. Winding is summed and clamped to 0…1.
void cr_scan_polygon(
    cr_arena *arena, const cr_clip *clip, const double *points, const int32_t *ends,
    int32_t contours);
/// Does the same as `cr_scan_polygon`, for an upright rectangle.
void cr_scan_rect(
    cr_arena *arena, const cr_clip *clip, double x0, double y0, double x1, double y1);
/// Appends `count` spans that were computed before, translated by whole pixels. The spans are
/// sorted by row. There are `height` rows, and the spans of row r begin at index begins[r].
void cr_scan_stamp(
    cr_arena *arena, const cr_clip *clip, const cr_span *spans, int32_t count,
    const int32_t *begins, int32_t height, int32_t x, int32_t y);
/// Removes pixels from the spans with the index `first` and above. A pixel is kept if its centre is
/// on the inner side of each line a·x + b·y + c, which is stored as three doubles. The line's
/// normal determines to which side a centre on the line belongs.
void cr_keep_centres(
    cr_arena *arena, int32_t first, const cr_clip *clip, const double *lines, int32_t count);

// Functions that find hidden pixels.

/// Makes `hidden` empty.
void cr_reveal(cr_occlusion *hidden);
/// Whether the columns x0…x1 − 1 in the rows y0…y1 − 1 are completely hidden inside `clip`.
int cr_hides(
    const cr_occlusion *hidden, const cr_clip *clip, int32_t x0, int32_t y0, int32_t x1,
    int32_t y1);
/// Removes hidden pixels from the spans with the index `first` and above.
void cr_cull(cr_arena *arena, int32_t first, const cr_clip *clip, const cr_occlusion *hidden);
/// Adds the fully covered pixels of these spans to `hidden`. The spans begin at the index `first`.
void cr_hide(const cr_arena *arena, int32_t first, const cr_clip *clip, cr_occlusion *hidden);
/// Narrows `clip` to the extent of the spans that begin at the index `first`. Rows without a span
/// become empty.
void cr_narrow(const cr_arena *arena, int32_t first, cr_clip *clip);

// Functions that paint spans.

void cr_store(const cr_target *to, const cr_span *spans, int32_t count, uint32_t color);
void cr_solid(const cr_target *to, const cr_span *spans, int32_t count, uint32_t color);
/// The source pixel is the device pixel + (dx, dy).
void cr_copy(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image, int32_t dx,
    int32_t dy, int32_t opacity, int32_t opaque);
/// Does the same as `cr_copy`, with an additional offset of (fx, fy)/256 pixels.
void cr_lerp(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image, int32_t dx,
    int32_t dy, int32_t fx, int32_t fy, int32_t opacity, int32_t opaque);
/// Samples bilinearly through any mapping. There is a fast path for upright mappings.
void cr_sample(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image,
    const cr_mapping *mapping, int32_t opacity, int32_t opaque);
/// Does the same as `cr_sample`, but replaces the destination regardless of the picture's alpha.
void cr_replace(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image,
    const cr_mapping *mapping, int32_t opacity);
/// Composites `color` through an A8 mask.
void cr_tint(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_mask *mask,
    const cr_mapping *mapping, uint32_t color);
/// Composites another target, which has the same coordinates, over this one. If `alpha` is given,
/// pixels are multiplied by its alpha channel.
void cr_layer(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_target *from,
    const cr_target *alpha, int32_t opacity);

/// Adds another target, which has the same coordinates, to this one. Each channel saturates at 255.
void cr_add_layer(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_target *from,
    int32_t opacity);

// These functions antialias clip edges. They save the content under partly covered pixels, and mix
// it with the new content afterwards.
void cr_save_edges(cr_arena *arena, const cr_target *from, int32_t first, int32_t last);
void cr_restore_edges(
    cr_arena *arena, const cr_target *to, int32_t first, int32_t last, int32_t saved);

/// One box pass down each column. The box has `radius` full pixels on each side, and one more with
/// the weight `edge` (0…1).
void cr_box_down(
    const double *from, double *to, int32_t width, int32_t height, int32_t radius, double edge);
void cr_transpose(const double *from, double *to, int32_t width, int32_t height);

// Functions for backdrops. Their pictures have four 16-bit channels per pixel, in which one step of
// an 8-bit channel is 256 steps.

/// The adjustment of blurred colours. Their distance from grey is multiplied by `saturation`, and
/// then `tint` is composited over them. `tint` is premultiplied blue, green, red and alpha, 0…1.
typedef struct { float saturation, tint[4]; } cr_look;

/// Averages squares with `factor` pixels per side (1…16), and writes the rows `first` to `last` − 1
/// of `to`. Squares at the right and lower edges may be smaller.
void cr_reduce(
    const uint32_t *from, int32_t width, int32_t height, int32_t factor, uint16_t *to,
    int32_t first, int32_t last);
/// One box pass down the columns `first` to `last` − 1. The picture is mirrored at its edges.
void cr_box_columns(
    const uint16_t *from, uint16_t *to, int32_t width, int32_t height, int32_t first,
    int32_t last, int32_t radius, double edge);
/// Applies three box passes along each of the rows `first` to `last` − 1.
void cr_box_rows(
    const uint16_t *from, uint16_t *to, int32_t width, int32_t first, int32_t last,
    int32_t radius, double edge);
/// Converts `n` pixels to their final colours.
void cr_tone(const uint16_t *from, uint32_t *to, int32_t n, const cr_look *look);

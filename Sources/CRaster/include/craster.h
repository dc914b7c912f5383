// Span kernels of the compositor: coverage, culling, fetching and blending.
//
// Pixels are premultiplied ARGB in one native-endian uint32_t. Alpha, coverage and opacity are
// 0…255; a product of two of them is divided by 255 and rounded to nearest, exactly:
// t = v·a + 128, (t + (t >> 8)) >> 8.
#pragma once
#include <stdint.h>

#define CR_BAND 32
#define CR_INTERVALS 12

/// `n` pixels from column `x`, in `rows` rows from `y` on, all covered by `a`/255 (1…255).
typedef struct { int32_t y, x, n; int16_t rows, a; } cr_span;

/// Part of the crossing of an outline and one pixel.
typedef struct { int32_t x, next; double cover, area; } cr_cell;

/// A thread's growing lists; one for each band painter.
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

/// What a band may touch: in row i, columns lo[i]…hi[i] − 1; in the inner interval no clip edge
/// makes a pixel partial, so that opaque paint there hides what lies behind.
typedef struct {
  int32_t y0, y1;
  int32_t lo[CR_BAND], hi[CR_BAND], inner_lo[CR_BAND], inner_hi[CR_BAND];
} cr_clip;

/// Columns already hidden by opaque paint in front: sorted, disjoint. Rows that hide alike are told
/// of once, in the first of them: row i is one of rows[head[i]] rows from head[i] on.
typedef struct {
  int32_t head[CR_BAND], rows[CR_BAND], count[CR_BAND];
  int32_t lo[CR_BAND][CR_INTERVALS], hi[CR_BAND][CR_INTERVALS];
} cr_occlusion;

/// Where pixels go: (x, y) is pixels[(y − y0) · stride + x − x0].
typedef struct { uint32_t *pixels; int32_t stride, x0, y0; } cr_target;

/// A picture to sample: the window x0…x1 − 1, y0…y1 − 1 of a bitmap; beyond it edges repeat.
typedef struct {
  const uint32_t *pixels;
  int32_t stride, x0, y0, x1, y1;
} cr_image;

/// An A8 mask of `width` × `height` whose column `mid_x` and row `mid_y` stretch so that the
/// whole is `full_width` × `full_height`.
typedef struct {
  const uint8_t *pixels;
  int32_t width, height;
  double mid_x, mid_y, full_width, full_height;
} cr_mask;

/// Device pixel → source: u = (m[0]x + m[1]y + m[2]) / w, v from m[3…5], w from m[6…8].
typedef struct { double m[9]; } cr_mapping;

void cr_arena_free(cr_arena *arena);

/// Cores that this process may use, which can be fewer than the machine has; 0 where nobody tells.
int32_t cr_cores(void);

// Coverage. Each appends to arena->spans, in rows y0…y1 and columns of `clip`.

/// The exact area of each pixel inside the outline. `points` holds x, y pairs; contour k ends
/// before point ends[k]. Winding adds up, clamped to 0…1.
void cr_scan_polygon(
    cr_arena *arena, const cr_clip *clip, const double *points, const int32_t *ends,
    int32_t contours);
/// The same for an upright rectangle.
void cr_scan_rect(
    cr_arena *arena, const cr_clip *clip, double x0, double y0, double x1, double y1);
/// Spans found before, `count` in the order of their rows, so many columns and rows away. In row r
/// of `height` stand those from begins[r] on, and none before.
void cr_scan_stamp(
    cr_arena *arena, const cr_clip *clip, const cr_span *spans, int32_t count,
    const int32_t *begins, int32_t height, int32_t x, int32_t y);
/// Keeps of the spans from `first` on only pixels whose centre is on the inner side of each line
/// a·x + b·y + c (three doubles a line): a centre on a line belongs to the side its normal says.
void cr_keep_centres(
    cr_arena *arena, int32_t first, const cr_clip *clip, const double *lines, int32_t count);

// Hiding.

/// Hides nothing any more.
void cr_reveal(cr_occlusion *hidden);
/// Whether nothing is seen of columns x0…x1 − 1, rows y0…y1 − 1, as far as `clip` lets them through.
int cr_hides(
    const cr_occlusion *hidden, const cr_clip *clip, int32_t x0, int32_t y0, int32_t x1,
    int32_t y1);
/// Removes hidden pixels from the spans from `first` on.
void cr_cull(cr_arena *arena, int32_t first, const cr_clip *clip, const cr_occlusion *hidden);
/// Adds the fully covered pixels of the spans from `first` on to `hidden`.
void cr_hide(const cr_arena *arena, int32_t first, const cr_clip *clip, cr_occlusion *hidden);
/// Narrows `clip` to the extent of the spans from `first` on (rows without a span close).
void cr_narrow(const cr_arena *arena, int32_t first, cr_clip *clip);

// Painting over spans.

void cr_store(const cr_target *to, const cr_span *spans, int32_t count, uint32_t color);
void cr_solid(const cr_target *to, const cr_span *spans, int32_t count, uint32_t color);
/// Source pixel = device pixel + (dx, dy).
void cr_copy(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image, int32_t dx,
    int32_t dy, int32_t opacity, int32_t opaque);
/// As `cr_copy`, moved on by (fx, fy)/256 of a pixel.
void cr_lerp(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image, int32_t dx,
    int32_t dy, int32_t fx, int32_t fy, int32_t opacity, int32_t opaque);
/// Bilinear, through any mapping; upright ones take a shorter path.
void cr_sample(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image,
    const cr_mapping *mapping, int32_t opacity, int32_t opaque);
/// As `cr_sample`, but in place of what stands there, whatever the picture's alpha.
void cr_replace(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_image *image,
    const cr_mapping *mapping, int32_t opacity);
/// `color` through an A8 mask.
void cr_tint(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_mask *mask,
    const cr_mapping *mapping, uint32_t color);
/// Another target of the same coordinates over this one; `alpha`, when given, multiplies by its
/// alpha channel.
void cr_layer(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_target *from,
    const cr_target *alpha, int32_t opacity);

/// Adds another target of the same coordinates to this one, each channel up to 255.
void cr_add_layer(
    const cr_target *to, const cr_span *spans, int32_t count, const cr_target *from,
    int32_t opacity);

// Clip edges: keep what stands under partly covered pixels, and mix it back in afterwards.
void cr_save_edges(cr_arena *arena, const cr_target *from, int32_t first, int32_t last);
void cr_restore_edges(
    cr_arena *arena, const cr_target *to, int32_t first, int32_t last, int32_t saved);

/// One box pass down each column, edge weights `edge` (0…1) beyond `radius` whole pixels.
void cr_box_down(
    const double *from, double *to, int32_t width, int32_t height, int32_t radius, double edge);
void cr_transpose(const double *from, double *to, int32_t width, int32_t height);

// Backdrops: pictures of four 16-bit channels a pixel, 256 a step of a stored pixel.

/// What becomes of blurred colours: their distance from grey times `saturation`, then `tint`
/// over them, premultiplied blue, green, red and alpha, 0…1.
typedef struct { float saturation, tint[4]; } cr_look;

/// Averages squares of `factor` pixels a side (1…16), those at the right and lower rim cut off,
/// into rows `first` to `last` − 1 of `to`.
void cr_reduce(
    const uint32_t *from, int32_t width, int32_t height, int32_t factor, uint16_t *to,
    int32_t first, int32_t last);
/// One box pass down the columns `first` to `last` − 1; the picture goes on mirrored
/// beyond its rims.
void cr_box_columns(
    const uint16_t *from, uint16_t *to, int32_t width, int32_t height, int32_t first,
    int32_t last, int32_t radius, double edge);
/// Three box passes along each of the rows `first` to `last` − 1.
void cr_box_rows(
    const uint16_t *from, uint16_t *to, int32_t width, int32_t first, int32_t last,
    int32_t radius, double edge);
/// `n` pixels with their final colours.
void cr_tone(const uint16_t *from, uint32_t *to, int32_t n, const cr_look *look);

#pragma once
#include <stddef.h>
#include <stdint.h>

enum matchcut_vector_format { matchcut_vector_svg, matchcut_vector_pdf };

enum matchcut_vector_status {
  matchcut_vector_drawn,
  /// The bytes are not a document of the format, or the document says no size.
  matchcut_vector_unreadable,
  /// The bitmap would be larger than the request permits.
  matchcut_vector_too_large,
  /// The library that reads the format is not installed.
  matchcut_vector_no_library,
  /// The process that draws the document used too much time or memory, or crashed.
  matchcut_vector_stopped,
  /// The process that draws documents cannot be started.
  matchcut_vector_no_process,
};

/// A document to draw.
struct matchcut_vector_request {
  int32_t format;
  /// The size of the bitmap in pixels. If it is 0, the bitmap has the size of the document, with
  /// `scale` pixels per point.
  int32_t width, height;
  /// The largest permitted bitmap: the pixels of a side, and of the whole.
  int32_t longest_side, most_pixels;
  double scale;
  /// The processor time that reading and drawing may take. It is counted in whole seconds.
  int32_t seconds;
  /// The document.
  const void *_Nonnull bytes;
  size_t length;
  /// The Fontconfig configuration for the document's text, which is used from the first request on.
  const void *_Nonnull fonts;
  size_t fonts_length;
};

struct matchcut_vector_answer {
  int32_t status;
  /// The size of the bitmap in pixels.
  int32_t width, height;
  /// The size of the document in points.
  double points_wide, points_high;
  /// The `width * height` pixels in Cairo's format ARGB32, which the caller frees; null if the
  /// document is not drawn.
  uint32_t *_Nullable pixels;
};

/// Draws a document in a separate process.
///
/// The process is this program, started again: `vector_process.c` runs before the program's own
/// code does. It is started for the first request and serves all later ones.
struct matchcut_vector_answer matchcut_vector_draw(struct matchcut_vector_request request);

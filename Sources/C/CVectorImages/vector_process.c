// The process that draws SVG and PDF documents.
//
// A document may be damaged, or made to use all memory or time. So documents are read by a separate
// process with limits, which the app survives. The two libraries are also loaded only here, because
// loading them takes 5 ms, also in programs that show no vector image.
#define _GNU_SOURCE
#include <cairo.h>
#include <dlfcn.h>
#include <fontconfig/fontconfig.h>
#include <glib-object.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "CVectorImages.h"
#include "vector_channel.h"

/// The largest address space of the process, in bytes.
static const rlim_t most_memory = (rlim_t)4 << 30;

/// A document that has been read.
struct document {
  double width, height;
  void *object;
};

/// The functions that one of the libraries reads documents with.
struct reader {
  bool (*read)(const void *bytes, size_t length, struct document *document);
  void (*draw)(struct document *document, cairo_t *context);
};

// MARK: SVG, with librsvg

typedef struct { double x, y, width, height; } svg_rectangle;
typedef struct { double length; int unit; } svg_length;

static struct {
  void *(*read)(const void *bytes, gsize length, GError **error);
  gboolean (*size_in_pixels)(void *handle, double *width, double *height);
  void (*dimensions)(void *handle, gboolean *has_width, svg_length *width, gboolean *has_height,
                     svg_length *height, gboolean *has_box, svg_rectangle *box);
  gboolean (*draw)(void *handle, cairo_t *context, const svg_rectangle *viewport, GError **error);
} svg;

static bool read_svg(const void *bytes, size_t length, struct document *document) {
  // The document has no address, so librsvg does not follow references to other files.
  document->object = svg.read(bytes, length, 0);
  if (!document->object) return false;
  if (svg.size_in_pixels(document->object, &document->width, &document->height)) return true;
  gboolean has_width, has_height, has_box;
  svg_length width, height;
  svg_rectangle box;
  svg.dimensions(document->object, &has_width, &width, &has_height, &height, &has_box, &box);
  if (has_box) document->width = box.width, document->height = box.height;
  return has_box;
}

static void draw_svg(struct document *document, cairo_t *context) {
  svg_rectangle viewport = {0, 0, document->width, document->height};
  svg.draw(document->object, context, &viewport, 0);
}

// MARK: PDF, with poppler

static struct {
  void *(*read)(GBytes *bytes, const char *password, GError **error);
  int (*pages)(void *document);
  void *(*page)(void *document, int index);
  void (*size)(void *page, double *width, double *height);
  void (*draw)(void *page, cairo_t *context);
} pdf;

static bool read_pdf(const void *bytes, size_t length, struct document *document) {
  GBytes *copy = g_bytes_new(bytes, length);
  void *file = pdf.read(copy, 0, 0);
  g_bytes_unref(copy);
  if (!file) return false;
  document->object = pdf.pages(file) > 0 ? pdf.page(file, 0) : 0;
  g_object_unref(file);
  if (!document->object) return false;
  pdf.size(document->object, &document->width, &document->height);
  return true;
}

static void draw_pdf(struct document *document, cairo_t *context) {
  pdf.draw(document->object, context);
}

// MARK: The libraries

static void *function(void *library, const char *name, bool *all) {
  void *address = library ? dlsym(library, name) : 0;
  if (!address) *all = false;
  return address;
}

/// Loads the library for a format; null if it is missing.
static const struct reader *reader_of(int32_t format) {
  static const struct reader readers[] = {{read_svg, draw_svg}, {read_pdf, draw_pdf}};
  static int loaded[2];
  if (format != matchcut_vector_svg && format != matchcut_vector_pdf) return 0;
  if (loaded[format]) return loaded[format] > 0 ? &readers[format] : 0;
  bool all = true;
  if (format == matchcut_vector_svg) {
    void *library = dlopen("librsvg-2.so.2", RTLD_NOW);
    svg.read = function(library, "rsvg_handle_new_from_data", &all);
    svg.size_in_pixels = function(library, "rsvg_handle_get_intrinsic_size_in_pixels", &all);
    svg.dimensions = function(library, "rsvg_handle_get_intrinsic_dimensions", &all);
    svg.draw = function(library, "rsvg_handle_render_document", &all);
  } else {
    void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW);
    pdf.read = function(library, "poppler_document_new_from_bytes", &all);
    pdf.pages = function(library, "poppler_document_get_n_pages", &all);
    pdf.page = function(library, "poppler_document_get_page", &all);
    pdf.size = function(library, "poppler_page_get_size", &all);
    pdf.draw = function(library, "poppler_page_render", &all);
  }
  loaded[format] = all ? 1 : -1;
  return all ? &readers[format] : 0;
}

/// Makes text use the fonts of the configuration only.
static void use_fonts(const char *configuration) {
  static bool is_done;
  if (is_done) return;
  is_done = true;
  FcConfig *fonts = FcConfigCreate();
  if (!fonts) return;
  FcConfigParseAndLoadFromMemory(fonts, (const FcChar8 *)configuration, FcTrue);
  FcConfigBuildFonts(fonts);
  FcConfigSetCurrent(fonts);
}

// MARK: Requests

/// The size of the bitmap; false if it is too large.
static bool measure(const struct matchcut_vector_request *request,
                    struct matchcut_vector_answer *answer) {
  double width = request->width, height = request->height;
  if (width <= 0 || height <= 0) {
    width = fmax(1, round(answer->points_wide * request->scale));
    height = fmax(1, round(answer->points_high * request->scale));
  }
  if (!(width <= request->longest_side && height <= request->longest_side
        && width * height <= request->most_pixels)) {
    return false;
  }
  answer->width = (int32_t)width, answer->height = (int32_t)height;
  return true;
}

/// Reads and draws a document. Returns the bitmap, or null with the reason as the answer's status.
static cairo_surface_t *draw(const struct matchcut_vector_request *request, const void *bytes,
                             struct matchcut_vector_answer *answer) {
  const struct reader *reader = reader_of(request->format);
  struct document document = {0};
  answer->status = reader ? matchcut_vector_unreadable : matchcut_vector_no_library;
  if (!reader || !reader->read(bytes, request->length, &document)) return 0;
  answer->points_wide = document.width, answer->points_high = document.height;
  if (!(document.width > 0 && document.height > 0)) return 0;
  answer->status = matchcut_vector_too_large;
  if (!measure(request, answer)) return 0;
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, answer->width, answer->height);
  cairo_t *context = cairo_create(surface);
  cairo_scale(context, answer->width / document.width, answer->height / document.height);
  reader->draw(&document, context);
  cairo_surface_flush(surface);
  bool is_drawn = cairo_status(context) == CAIRO_STATUS_SUCCESS;
  cairo_destroy(context);
  g_object_unref(document.object);
  answer->status = is_drawn ? matchcut_vector_drawn : matchcut_vector_unreadable;
  if (is_drawn) return surface;
  cairo_surface_destroy(surface);
  return 0;
}

static void limit(__rlimit_resource_t resource, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit)) return;
  if (most < limit.rlim_max) limit.rlim_cur = most;
  setrlimit(resource, &limit);
}

/// Lets the next request use its own processor time, besides the time of the earlier ones.
static void limit_time(int32_t seconds) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  limit(RLIMIT_CPU,
        (rlim_t)usage.ru_utime.tv_sec + (rlim_t)usage.ru_stime.tv_sec + 2 + (rlim_t)seconds);
}

static bool serve(void) {
  struct matchcut_vector_request request;
  if (!matchcut_channel_read(drawing_channel, &request, sizeof request)) return false;
  limit_time(request.seconds);
  char *fonts = calloc(1, request.fonts_length + 1), *bytes = malloc(request.length + 1);
  if (!fonts || !bytes) return false;
  if (!matchcut_channel_read(drawing_channel, fonts, request.fonts_length)) return false;
  if (!matchcut_channel_read(drawing_channel, bytes, request.length)) return false;
  use_fonts(fonts);
  struct matchcut_vector_answer answer = {0};
  cairo_surface_t *surface = draw(&request, bytes, &answer);
  free(fonts);
  free(bytes);
  bool is_sent = matchcut_channel_write(drawing_channel, &answer, sizeof answer);
  if (surface) {
    size_t count = (size_t)answer.width * (size_t)answer.height * sizeof(uint32_t);
    is_sent = is_sent
              && matchcut_channel_write(drawing_channel, cairo_image_surface_get_data(surface), count);
    cairo_surface_destroy(surface);
  }
  return is_sent;
}

__attribute__((constructor)) static void draw_documents(int count, char **arguments) {
  if (count != 1 || strcmp(arguments[0], DRAWING_PROCESS)) return;
  // Everything but the channel belongs to the app.
  closefrom(drawing_channel + 1);
  // The language and the folders of the user have no influence on a drawing.
  clearenv();
  setenv("LC_ALL", "C.UTF-8", 1);
  limit(RLIMIT_AS, most_memory);
  // Files cannot be written: a write fails, and does not end the process.
  signal(SIGXFSZ, SIG_IGN);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_CORE, 0);
  while (serve()) {}
  _exit(0);
}

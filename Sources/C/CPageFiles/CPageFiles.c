// Embeds the browser page's files, which are in `files/` in the form that the browser receives. The
// tool therefore does not need a folder beside it.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "CPageFiles.h"

static const unsigned char index_html[] = {
#embed "files/index.html"
};

static const unsigned char icon_svg[] = {
#embed "files/icon.svg"
};

static const unsigned char main_js[] = {
#embed "files/main.js"
};

static const unsigned char core_address_js[] = {
#embed "files/core/address.js"
};

static const unsigned char core_clipboard_js[] = {
#embed "files/core/clipboard.js"
};

static const unsigned char core_conversation_js[] = {
#embed "files/core/conversation.js"
};

static const unsigned char core_dom_js[] = {
#embed "files/core/dom.js"
};

static const unsigned char core_kept_js[] = {
#embed "files/core/kept.js"
};

static const unsigned char core_line_js[] = {
#embed "files/core/line.js"
};

static const unsigned char core_session_js[] = {
#embed "files/core/session.js"
};

static const unsigned char core_shortcuts_js[] = {
#embed "files/core/shortcuts.js"
};

static const unsigned char core_signal_js[] = {
#embed "files/core/signal.js"
};

static const unsigned char core_recording_js[] = {
#embed "files/core/recording.js"
};

static const unsigned char core_source_js[] = {
#embed "files/core/source.js"
};

static const unsigned char core_theme_js[] = {
#embed "files/core/theme.js"
};

static const unsigned char core_toasts_js[] = {
#embed "files/core/toasts.js"
};

static const unsigned char core_film_file_js[] = {
#embed "files/core/film-file.js"
};

static const unsigned char device_sketch_js[] = {
#embed "files/device/sketch.js"
};

static const unsigned char device_beside_js[] = {
#embed "files/device/beside.js"
};

static const unsigned char device_build_js[] = {
#embed "files/device/build.js"
};

static const unsigned char device_dots_js[] = {
#embed "files/device/dots.js"
};

static const unsigned char device_earlier_js[] = {
#embed "files/device/earlier.js"
};

static const unsigned char device_fingers_js[] = {
#embed "files/device/fingers.js"
};

static const unsigned char device_frame_js[] = {
#embed "files/device/frame.js"
};

static const unsigned char device_geometry_js[] = {
#embed "files/device/geometry.js"
};

static const unsigned char device_keyboard_js[] = {
#embed "files/device/keyboard.js"
};

static const unsigned char device_layer_watch_js[] = {
#embed "files/device/layer-watch.js"
};

static const unsigned char device_moment_js[] = {
#embed "files/device/moment.js"
};

static const unsigned char device_outline_js[] = {
#embed "files/device/outline.js"
};

static const unsigned char device_pictures_js[] = {
#embed "files/device/pictures.js"
};

static const unsigned char device_reduced_js[] = {
#embed "files/device/reduced.js"
};

static const unsigned char device_screen_js[] = {
#embed "files/device/screen.js"
};

static const unsigned char device_sharpness_js[] = {
#embed "files/device/sharpness.js"
};

static const unsigned char device_tools_js[] = {
#embed "files/device/tools.js"
};

static const unsigned char panels_ask_js[] = {
#embed "files/panels/ask.js"
};

static const unsigned char panels_entries_js[] = {
#embed "files/panels/entries.js"
};

static const unsigned char panels_exports_js[] = {
#embed "files/panels/exports.js"
};

static const unsigned char panels_findings_js[] = {
#embed "files/panels/findings.js"
};

static const unsigned char panels_gestures_js[] = {
#embed "files/panels/gestures.js"
};

static const unsigned char panels_layers_js[] = {
#embed "files/panels/layers.js"
};

static const unsigned char panels_link_js[] = {
#embed "files/panels/link.js"
};

static const unsigned char panels_motion_js[] = {
#embed "files/panels/motion.js"
};

static const unsigned char panels_motion_graph_js[] = {
#embed "files/panels/motion-graph.js"
};

static const unsigned char panels_settings_js[] = {
#embed "files/panels/settings.js"
};

static const unsigned char panels_tabs_js[] = {
#embed "files/panels/tabs.js"
};

static const unsigned char panels_values_js[] = {
#embed "files/panels/values.js"
};

static const unsigned char style_base_css[] = {
#embed "files/style/base.css"
};

static const unsigned char style_device_css[] = {
#embed "files/style/device.css"
};

static const unsigned char style_layout_css[] = {
#embed "files/style/layout.css"
};

static const unsigned char style_narrow_css[] = {
#embed "files/style/narrow.css"
};

static const unsigned char style_panels_css[] = {
#embed "files/style/panels.css"
};

static const unsigned char style_timeline_css[] = {
#embed "files/style/timeline.css"
};

static const unsigned char timeline_change_js[] = {
#embed "files/timeline/change.js"
};

static const unsigned char timeline_events_js[] = {
#embed "files/timeline/events.js"
};

static const unsigned char timeline_lanes_axis_js[] = {
#embed "files/timeline/lanes/axis.js"
};

static const unsigned char timeline_lanes_curves_js[] = {
#embed "files/timeline/lanes/curves.js"
};

static const unsigned char timeline_lanes_drawing_js[] = {
#embed "files/timeline/lanes/drawing.js"
};

static const unsigned char timeline_lanes_gutter_js[] = {
#embed "files/timeline/lanes/gutter.js"
};

static const unsigned char timeline_lanes_kinds_js[] = {
#embed "files/timeline/lanes/kinds.js"
};

static const unsigned char timeline_lanes_rows_js[] = {
#embed "files/timeline/lanes/rows.js"
};

static const unsigned char timeline_lanes_tracks_js[] = {
#embed "files/timeline/lanes/tracks.js"
};

static const unsigned char timeline_player_js[] = {
#embed "files/timeline/player.js"
};

static const unsigned char timeline_slider_js[] = {
#embed "files/timeline/slider.js"
};

static const unsigned char timeline_splitter_js[] = {
#embed "files/timeline/splitter.js"
};

static const unsigned char timeline_story_js[] = {
#embed "files/timeline/story.js"
};

static const unsigned char timeline_recordings_js[] = {
#embed "files/timeline/recordings.js"
};

static const unsigned char timeline_transport_js[] = {
#embed "files/timeline/transport.js"
};

static const unsigned char timeline_verdict_js[] = {
#embed "files/timeline/verdict.js"
};

static const unsigned char timeline_overview_js[] = {
#embed "files/timeline/overview.js"
};

static const unsigned char timeline_zoom_js[] = {
#embed "files/timeline/zoom.js"
};

static const unsigned char timeline_folds_js[] = {
#embed "files/timeline/folds.js"
};

static const unsigned char timeline_thumbnails_js[] = {
#embed "files/timeline/thumbnails.js"
};

static const unsigned char timeline_lanes_curve_drawing_js[] = {
#embed "files/timeline/lanes/curve-drawing.js"
};

static const unsigned char timeline_lanes_curve_legend_js[] = {
#embed "files/timeline/lanes/curve-legend.js"
};

static const unsigned char timeline_lanes_quantities_js[] = {
#embed "files/timeline/lanes/quantities.js"
};

static const unsigned char panels_tryout_js[] = {
#embed "files/panels/tryout.js"
};

static const unsigned char device_pick_js[] = {
#embed "files/device/pick.js"
};

static const unsigned char device_exploded_js[] = {
#embed "files/device/exploded.js"
};

static const unsigned char device_planes_js[] = {
#embed "files/device/planes.js"
};

static const unsigned char panels_constraints_js[] = {
#embed "files/panels/constraints.js"
};

static const unsigned char panels_phone_js[] = {
#embed "files/panels/phone.js"
};

static const unsigned char device_elements_js[] = {
#embed "files/device/elements.js"
};

static const unsigned char device_alone_js[] = {
#embed "files/device/alone.js"
};

static const MatchcutPageFile files[] = {
    {"index.html", index_html, sizeof index_html},
    {"icon.svg", icon_svg, sizeof icon_svg},
    {"main.js", main_js, sizeof main_js},
    {"core/address.js", core_address_js, sizeof core_address_js},
    {"core/clipboard.js", core_clipboard_js, sizeof core_clipboard_js},
    {"core/conversation.js", core_conversation_js, sizeof core_conversation_js},
    {"core/dom.js", core_dom_js, sizeof core_dom_js},
    {"core/kept.js", core_kept_js, sizeof core_kept_js},
    {"core/line.js", core_line_js, sizeof core_line_js},
    {"core/session.js", core_session_js, sizeof core_session_js},
    {"core/shortcuts.js", core_shortcuts_js, sizeof core_shortcuts_js},
    {"core/signal.js", core_signal_js, sizeof core_signal_js},
    {"core/source.js", core_source_js, sizeof core_source_js},
    {"core/recording.js", core_recording_js, sizeof core_recording_js},
    {"core/theme.js", core_theme_js, sizeof core_theme_js},
    {"core/toasts.js", core_toasts_js, sizeof core_toasts_js},
    {"core/film-file.js", core_film_file_js, sizeof core_film_file_js},
    {"device/sketch.js", device_sketch_js, sizeof device_sketch_js},
    {"device/beside.js", device_beside_js, sizeof device_beside_js},
    {"device/build.js", device_build_js, sizeof device_build_js},
    {"device/dots.js", device_dots_js, sizeof device_dots_js},
    {"device/earlier.js", device_earlier_js, sizeof device_earlier_js},
    {"device/fingers.js", device_fingers_js, sizeof device_fingers_js},
    {"device/frame.js", device_frame_js, sizeof device_frame_js},
    {"device/geometry.js", device_geometry_js, sizeof device_geometry_js},
    {"device/keyboard.js", device_keyboard_js, sizeof device_keyboard_js},
    {"device/layer-watch.js", device_layer_watch_js, sizeof device_layer_watch_js},
    {"device/moment.js", device_moment_js, sizeof device_moment_js},
    {"device/outline.js", device_outline_js, sizeof device_outline_js},
    {"device/pictures.js", device_pictures_js, sizeof device_pictures_js},
    {"device/reduced.js", device_reduced_js, sizeof device_reduced_js},
    {"device/screen.js", device_screen_js, sizeof device_screen_js},
    {"device/sharpness.js", device_sharpness_js, sizeof device_sharpness_js},
    {"device/tools.js", device_tools_js, sizeof device_tools_js},
    {"panels/ask.js", panels_ask_js, sizeof panels_ask_js},
    {"panels/entries.js", panels_entries_js, sizeof panels_entries_js},
    {"panels/exports.js", panels_exports_js, sizeof panels_exports_js},
    {"panels/findings.js", panels_findings_js, sizeof panels_findings_js},
    {"panels/gestures.js", panels_gestures_js, sizeof panels_gestures_js},
    {"panels/layers.js", panels_layers_js, sizeof panels_layers_js},
    {"panels/link.js", panels_link_js, sizeof panels_link_js},
    {"panels/motion-graph.js", panels_motion_graph_js, sizeof panels_motion_graph_js},
    {"panels/motion.js", panels_motion_js, sizeof panels_motion_js},
    {"panels/settings.js", panels_settings_js, sizeof panels_settings_js},
    {"panels/tabs.js", panels_tabs_js, sizeof panels_tabs_js},
    {"panels/values.js", panels_values_js, sizeof panels_values_js},
    {"style/base.css", style_base_css, sizeof style_base_css},
    {"style/device.css", style_device_css, sizeof style_device_css},
    {"style/layout.css", style_layout_css, sizeof style_layout_css},
    {"style/narrow.css", style_narrow_css, sizeof style_narrow_css},
    {"style/panels.css", style_panels_css, sizeof style_panels_css},
    {"style/timeline.css", style_timeline_css, sizeof style_timeline_css},
    {"timeline/change.js", timeline_change_js, sizeof timeline_change_js},
    {"timeline/events.js", timeline_events_js, sizeof timeline_events_js},
    {"timeline/lanes/axis.js", timeline_lanes_axis_js, sizeof timeline_lanes_axis_js},
    {"timeline/lanes/curves.js", timeline_lanes_curves_js, sizeof timeline_lanes_curves_js},
    {"timeline/lanes/drawing.js", timeline_lanes_drawing_js, sizeof timeline_lanes_drawing_js},
    {"timeline/lanes/gutter.js", timeline_lanes_gutter_js, sizeof timeline_lanes_gutter_js},
    {"timeline/lanes/kinds.js", timeline_lanes_kinds_js, sizeof timeline_lanes_kinds_js},
    {"timeline/lanes/rows.js", timeline_lanes_rows_js, sizeof timeline_lanes_rows_js},
    {"timeline/lanes/tracks.js", timeline_lanes_tracks_js, sizeof timeline_lanes_tracks_js},
    {"timeline/player.js", timeline_player_js, sizeof timeline_player_js},
    {"timeline/slider.js", timeline_slider_js, sizeof timeline_slider_js},
    {"timeline/splitter.js", timeline_splitter_js, sizeof timeline_splitter_js},
    {"timeline/story.js", timeline_story_js, sizeof timeline_story_js},
    {"timeline/recordings.js", timeline_recordings_js, sizeof timeline_recordings_js},
    {"timeline/transport.js", timeline_transport_js, sizeof timeline_transport_js},
    {"timeline/verdict.js", timeline_verdict_js, sizeof timeline_verdict_js},
    {"timeline/overview.js", timeline_overview_js, sizeof timeline_overview_js},
    {"timeline/zoom.js", timeline_zoom_js, sizeof timeline_zoom_js},
    {"timeline/folds.js", timeline_folds_js, sizeof timeline_folds_js},
    {"timeline/thumbnails.js", timeline_thumbnails_js, sizeof timeline_thumbnails_js},
    {"timeline/lanes/curve-drawing.js", timeline_lanes_curve_drawing_js, sizeof timeline_lanes_curve_drawing_js},
    {"timeline/lanes/curve-legend.js", timeline_lanes_curve_legend_js, sizeof timeline_lanes_curve_legend_js},
    {"timeline/lanes/quantities.js", timeline_lanes_quantities_js, sizeof timeline_lanes_quantities_js},
    {"panels/tryout.js", panels_tryout_js, sizeof panels_tryout_js},
    {"device/pick.js", device_pick_js, sizeof device_pick_js},
    {"device/exploded.js", device_exploded_js, sizeof device_exploded_js},
    {"device/planes.js", device_planes_js, sizeof device_planes_js},
    {"panels/constraints.js", panels_constraints_js, sizeof panels_constraints_js},
    {"panels/phone.js", panels_phone_js, sizeof panels_phone_js},
    {"device/elements.js", device_elements_js, sizeof device_elements_js},
    {"device/alone.js", device_alone_js, sizeof device_alone_js},
    {0, 0, 0},
};

const MatchcutPageFile *matchcut_page_files(void) { return files; }

/// Determines which messages a build shows, and how.
package struct BuildOptions {
  /// Whether all warnings of the compiler are shown. Otherwise, only the first warnings about the
  /// user's own text are shown.
  package var showsWarnings = false
  /// The language of the device; nil for the development language of the app.
  package var language: String?
  /// Whether the compiler may use colours.
  package var isTerminal = false
  /// Called with a line about the progress of the build.
  package var report: (String) -> Void
  /// Called with the compiler's output, unchanged.
  package var show: (String) -> Void

  package init(report: @escaping (String) -> Void, show: @escaping (String) -> Void) {
    (self.report, self.show) = (report, show)
  }
}

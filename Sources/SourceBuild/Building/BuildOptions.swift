/// How a build talks.
package struct BuildOptions {
  /// What the compiler only warns of is shown as well.
  package var showsWarnings = false
  /// Whether the compiler may use colours.
  package var isTerminal = false
  /// Takes a line about the work.
  package var report: (String) -> Void
  /// Takes what the compiler says, as it stands.
  package var show: (String) -> Void

  package init(report: @escaping (String) -> Void, show: @escaping (String) -> Void) {
    (self.report, self.show) = (report, show)
  }
}

/// The files with findings that do not count, as they were typed; nil for a file that is not named.
package struct FindingFiles: Equatable, Sendable {
  /// The findings that a team allows.
  package var allowed: String?
  /// The output of an earlier check.
  package var known: String?

  package init() {}
}

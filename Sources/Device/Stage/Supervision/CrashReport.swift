/// What a crashing process knows about its run: the findings so far, and the keys for which a
/// transition context had no view.
package struct CrashReport: Codable, Equatable, Sendable {
  /// The transition that was running, in words; nil if there was none.
  package var transition: String?
  /// The keys for which the transition's context had no view, in sentences.
  package var remarks: [String] = []
  package var findings: [Finding] = []

  /// The number of recent calls that are printed with a report.
  package static let calls = 12
}

import Stage

/// Thrown for a run that does not become idle, by commands with the option `--for`.
struct RefusedRun: Error, CustomStringConvertible {
  let pendingWork: UnsettledError

  init(_ pendingWork: UnsettledError) { self.pendingWork = pendingWork }

  var description: String { "\(pendingWork); \(Self.remedy)" }

  /// How the run can be made nevertheless.
  static let remedy =
    "to end the run although work is pending, add \(Option.length.flag) SECONDS"
}

/// Thrown when a stage does not become idle.
public struct UnsettledError: Error, CustomStringConvertible {
  public let pendingWork: [String]
  /// How long the stage waited, in seconds.
  let seconds: Double

  public var description: String {
    "work is still pending after \(Int(seconds)) s: " + Self.summary(of: pendingWork)
  }

  /// The number of items that a sentence names. The others are counted.
  private static let mostNamed = 4

  /// The items in one sentence.
  package static func summary(of pendingWork: [String]) -> String {
    let others = pendingWork.count - mostNamed
    return pendingWork.prefix(mostNamed).joined(separator: "; ")
      + (others > 0 ? "; and \(others) more" : "")
  }
}

import QuartzCore

/// Allows a name to be written as `"Page#1"`, as in a trace.
extension ObjectName: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    let parts = text.split(separator: "#")
    self.init(String(parts.first ?? ""), parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }
}

import QuartzCore

/// `"Page#1"`, as written in a trace.
extension ObjectName: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    let parts = text.split(separator: "#")
    self.init(String(parts.first ?? ""), parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }
}

// Reads attributes as values of a specific type. A result is nil if the attribute is missing. An
// error is thrown if the attribute's value is invalid.
extension MarkupElement {
  func text(_ name: String) throws -> String { attributes[name] ?? "" }

  func required(_ name: String, _ meaning: String) throws -> String {
    if let value = attributes[name], !value.isEmpty { return value }
    throw error(
      found: "\(tag) without '\(name)'", expected: meaning,
      remedy: "add \(name)=\"…\"")
  }

  func number(_ name: String) throws -> CGFloat {
    let text = attributes[name] ?? ""
    guard let number = Double(text), number.isFinite else { throw wrong(name, "a number") }
    return number
  }

  /// The value of a percentage such as `35%` or `35.5%`, as a fraction; nil for other values.
  func fraction(_ name: String) -> CGFloat? {
    guard let text = attributes[name], text.hasSuffix("%"), let number = Double(text.dropLast()),
      number.isFinite
    else { return nil }
    return number / 100
  }

  func integer(_ name: String) throws -> Int {
    guard let number = Int(attributes[name] ?? "") else { throw wrong(name, "a whole number") }
    return number
  }

  func flag(_ name: String) throws -> Bool {
    switch attributes[name] {
    case "YES": true
    case "NO": false
    default: throw wrong(name, "YES or NO")
    }
  }

  /// The value that `table` contains for the attribute.
  func choice<Value>(_ name: String, _ table: KeyValuePairs<String, Value>) throws -> Value {
    if let found = table.first(where: { $0.key == attributes[name] }) { return found.value }
    throw wrong(name, table.map { "'\($0.key)'" }.joined(separator: ", "))
  }

  /// The result of `read` for the attribute; nil if the attribute is missing.
  func optional<Value>(_ name: String, _ read: (String) throws -> Value) rethrows -> Value? {
    attributes[name] == nil ? nil : try read(name)
  }

  private func wrong(_ name: String, _ expected: String) -> StoryboardError {
    error(
      found: "\(name)=\"\(attributes[name] ?? "")\" of \(tag)", expected: expected,
      remedy: "change the value of '\(name)'")
  }

  func rect() throws -> CGRect { CGRect(origin: try point(), size: try size()) }

  func point() throws -> CGPoint { CGPoint(x: try number("x"), y: try number("y")) }

  func size() throws -> CGSize { CGSize(width: try number("width"), height: try number("height")) }

  /// Reads insets from the attributes `minX`, `minY`, `maxX` and `maxY`.
  func insets() throws -> UIEdgeInsets {
    UIEdgeInsets(
      top: try number("minY"), left: try number("minX"), bottom: try number("maxY"),
      right: try number("maxX"))
  }

  /// Reads insets from the attributes `top`, `left`, `bottom` and `right`.
  func edgeInsets() throws -> UIEdgeInsets {
    UIEdgeInsets(
      top: try number("top"), left: try number("left"), bottom: try number("bottom"),
      right: try number("right"))
  }

  /// Reads a set of edges.
  func rectEdges() throws -> UIRectEdge {
    let names: KeyValuePairs<String, UIRectEdge> = [
      "top": .top, "left": .left, "bottom": .bottom, "right": .right,
    ]
    return try names.reduce(into: []) { edges, entry in
      if try optional(entry.key, flag) == true { edges.insert(entry.value) }
    }
  }

  /// Reads which margins and sizes of a view are flexible.
  func autoresizingMask() throws -> UIView.AutoresizingMask {
    let names: KeyValuePairs<String, UIView.AutoresizingMask> = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
      "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
    return try names.reduce(into: []) { mask, entry in
      if try optional(entry.key, flag) == true { mask.insert(entry.value) }
    }
  }
}

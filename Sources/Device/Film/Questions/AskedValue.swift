import QuartzCore

/// The value of a property in an answer.
package enum AskedValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case numbers(Kind, [Double])
  /// The 16 elements of a transform, row by row.
  case transform([Double])
  case text(String)
  /// A view or layer, by its name in answers.
  case view(String)
  case views([String])
  case none

  package enum Kind: Hashable, Sendable {
    case point, size, rect, color, list

    /// The names of the numbers, in their order.
    fileprivate var names: [String] {
      switch self {
      case .point: ["x", "y"]
      case .size: ["width", "height"]
      case .rect: ["x", "y", "width", "height"]
      case .color, .list: []
      }
    }
  }

  package init(_ value: AnimatableValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .flag(flag)
    case .point(let point): self = .numbers(.point, [Double(point.x), Double(point.y)])
    case .size(let size): self = .numbers(.size, [Double(size.width), Double(size.height)])
    case .rect(let rect): self.init(rect)
    case .transform(let t):
      let numbers: [CGFloat] = [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34,
        t.m41, t.m42, t.m43, t.m44,
      ]
      self = .transform(numbers.map { Double($0) })
    case .color(let color): self = color.map { .numbers(.color, Self.components($0)) } ?? .none
    case .image(let image): self = image.map { .text("\($0.width) × \($0.height)") } ?? .none
    case .path(let path): self = path.map { .text("\($0.elements.count) elements") } ?? .none
    case .colors(let colors): self = .numbers(.list, colors.flatMap(Self.components))
    case .numbers(let numbers): self = .numbers(.list, numbers)
    }
  }

  package init(_ rect: CGRect) {
    self = .numbers(
      .rect, [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)])
  }

  private static func components(_ color: CGColor) -> [Double] {
    [color.rgba.x, color.rgba.y, color.rgba.z, color.rgba.w]
  }

  /// The value in a sentence. Numbers have at most four decimals.
  package var text: String {
    switch self {
    case .number(let number): RunWording.number(number)
    case .flag(let flag): "\(flag)"
    case .numbers(_, let numbers): "(\(RunWording.list(numbers)))"
    case .transform(let numbers):
      Self.isIdentity(numbers) ? "identity" : RunWording.transform(numbers)
    case .text(let text), .view(let text): text
    case .views(let names): "[\(names.joined(separator: ", "))]"
    case .none: "nil"
    }
  }

  private static func isIdentity(_ numbers: [Double]) -> Bool {
    numbers.indices.allSatisfy { numbers[$0] == ($0 % 5 == 0 ? 1 : 0) }
  }
}

// MARK: Members

extension AskedValue {
  /// The names that may follow a value of this kind in a path.
  package var members: [String] {
    switch self {
    case .numbers(.rect, _):
      [
        "x", "y", "width", "height", "origin", "size", "minX", "midX", "maxX", "minY", "midY",
        "maxY",
      ]
    case .numbers(let kind, _): kind.names
    case .transform: Self.transformMembers
    default: []
    }
  }

  private static let transformMembers: [String] = {
    var names: [String] = []
    for property in AnimatableProperty.allCases where property.rawValue.hasPrefix("transform.") {
      names.append(String(property.rawValue.dropFirst("transform.".count)))
    }
    names += ["a", "b", "c", "d", "tx", "ty"]
    for row in 1...4 {
      for column in 1...4 { names.append("m\(row)\(column)") }
    }
    return names
  }()

  /// A part of the value; nil if it has no part of this name.
  package func member(_ name: String) -> AskedValue? {
    switch self {
    case .numbers(.rect, let n) where n.count == 4:
      switch name {
      case "origin": return .numbers(.point, [n[0], n[1]])
      case "size": return .numbers(.size, [n[2], n[3]])
      case "minX": return .number(n[0])
      case "midX": return .number(n[0] + n[2] / 2)
      case "maxX": return .number(n[0] + n[2])
      case "minY": return .number(n[1])
      case "midY": return .number(n[1] + n[3] / 2)
      case "maxY": return .number(n[1] + n[3])
      default: break
      }
      fallthrough
    case .numbers(.point, _), .numbers(.size, _):
      guard case .numbers(let kind, let numbers) = self,
        let index = kind.names.firstIndex(of: name), numbers.indices.contains(index)
      else { return nil }
      return .number(numbers[index])
    case .transform(let numbers) where numbers.count == 16:
      return Self.part(name, of: numbers)
    default: return nil
    }
  }

  private static func part(_ name: String, of numbers: [Double]) -> AskedValue? {
    let cells: [String: Int] = ["a": 0, "b": 1, "c": 4, "d": 5, "tx": 12, "ty": 13]
    if let cell = cells[name] { return .number(numbers[cell]) }
    if name.count == 3, name.hasPrefix("m"), let cell = Int(name.dropFirst()),
      (1...4).contains(cell / 10), (1...4).contains(cell % 10)
    {
      let index: Int = (cell / 10 - 1) * 4 + cell % 10 - 1
      return .number(numbers[index])
    }
    guard let property = AnimatableProperty(rawValue: "transform.\(name)") else { return nil }
    var values = LayerValues()
    values.transform = CATransform3D(numbers)
    return AskedValue(values[property])
  }
}

extension CATransform3D {
  /// Creates a transform from 16 numbers, row by row.
  init(_ n: [Double]) {
    self = CATransform3DIdentity
    guard n.count == 16 else { return }
    (m11, m12, m13, m14) = (n[0], n[1], n[2], n[3])
    (m21, m22, m23, m24) = (n[4], n[5], n[6], n[7])
    (m31, m32, m33, m34) = (n[8], n[9], n[10], n[11])
    (m41, m42, m43, m44) = (n[12], n[13], n[14], n[15])
  }
}

// In JSON, a view is its name, and points, sizes, rectangles, colours and transforms are lists.
extension AskedValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(JSONNumber(number))
    case .flag(let flag): try container.encode(flag)
    case .numbers(_, let numbers), .transform(let numbers):
      try container.encode(numbers.map(JSONNumber.init))
    case .text(let text), .view(let text): try container.encode(text)
    case .views(let names): try container.encode(names)
    case .none: try container.encodeNil()
    }
  }
}

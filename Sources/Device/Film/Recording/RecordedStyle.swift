import CZlib
import QuartzCore

/// The values of a layer that `RecordedView` has no member for: colours, corners, borders, shadows,
/// contents and the values of drawn layers. Values that equal the layer's default are omitted.
///
/// Pictures and paths are represented by their size and a checksum, which are equal for equal
/// pictures and paths.
package struct RecordedStyle: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case numbers([Double])
    case text(String)
  }

  package private(set) var values: [String: Value] = [:]

  /// The properties that are members of `RecordedView`.
  private static let elsewhere: Set<AnimatableProperty> = [
    .position, .bounds, .transform, .sublayerTransform, .opacity, .hidden, .zPosition,
  ]
  private static let properties = AnimatableProperty.allCases.filter {
    $0 == .boundsOrigin || $0.isWhole && !elsewhere.contains($0)
  }
  private static let defaults: [Value] = {
    let usual = LayerValues()
    return properties.map { Value(usual[$0]) { _ in "" } }
  }()

  /// `checksum` returns the checksum of a picture.
  init(_ layer: LayerValues, checksum: (CGImage) -> String) {
    for (property, usual) in zip(Self.properties, Self.defaults) {
      let value = Value(layer[property], checksum: checksum)
      if value != usual { values[property.rawValue] = value }
    }
    for other in layer.otherValues { values[other.name] = .text(other.text) }
  }

  /// Adds a value that is no property of the layer itself.
  mutating func add(_ name: String, _ value: Value) { values[name] = value }
}

extension RecordedStyle.Value {
  fileprivate init(_ value: AnimatableValue, checksum: (CGImage) -> String) {
    func rounded(_ numbers: [Double]) -> Self { .numbers(numbers.map(JSONNumber.rounded)) }
    switch value {
    case .number(let number): self = rounded([number])
    case .flag(let flag): self = .text("\(flag)")
    case .point(let point): self = rounded([Double(point.x), Double(point.y)])
    case .size(let size): self = rounded([Double(size.width), Double(size.height)])
    case .rect(let rect):
      self = rounded([rect.minX, rect.minY, rect.width, rect.height].map(Double.init))
    case .transform(let transform): self = .text("\(transform)")
    case .color(let color): self = color.map(Self.init) ?? .text("none")
    case .image(let image):
      self = .text(
        image.map { "\($0.width) × \($0.height) \(checksum($0))" } ?? "none")
    case .path(let path):
      self = .text(
        path.map { "\($0.elements.count) elements \(Checksum.of("\($0.elements)"))" } ?? "none")
    case .colors(let colors): self = rounded(colors.flatMap { Self.components($0) })
    case .numbers(let numbers): self = rounded(numbers)
    }
  }

  private init(_ color: CGColor) {
    if let pattern = color.pattern {
      self = .text("pattern \(Checksum.of(pattern.tile))")
    } else {
      self = .numbers(Self.components(color).map(JSONNumber.rounded))
    }
  }

  private static func components(_ color: CGColor) -> [Double] {
    [color.rgba.x, color.rgba.y, color.rgba.z, color.rgba.w]
  }

  /// The value in a sentence.
  var words: String {
    switch self {
    case .numbers(let numbers) where numbers.count == 1: RunWording.list(numbers)
    case .numbers(let numbers): "(\(RunWording.list(numbers)))"
    case .text(let text): text
    }
  }
}

extension RecordedStyle: Codable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }

  package init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String: Value].self)
  }
}

extension RecordedStyle.Value: Codable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .numbers(let numbers) where numbers.count == 1:
      try container.encode(JSONNumber(numbers[0]))
    case .numbers(let numbers): try container.encode(numbers.map(JSONNumber.init))
    case .text(let text): try container.encode(text)
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .numbers([number])
    } else {
      // Infinity and NaN are null in the file.
      let numbers = container.decodeNil() ? [nil] : try container.decode([Double?].self)
      self = .numbers(numbers.map { $0 ?? .infinity })
    }
  }
}

/// The checksums of a recording's pictures and paths.
enum Checksum {
  static func of(_ image: CGImage) -> String {
    image.pixels.withUnsafeBytes { text(of: $0) }
  }

  static func of(_ text: String) -> String {
    var text = text
    return text.withUTF8 { self.text(of: UnsafeRawBufferPointer($0)) }
  }

  private static func text(of bytes: UnsafeRawBufferPointer) -> String {
    let bound = bytes.bindMemory(to: UInt8.self)
    let sum = crc32_z(crc32_z(0, nil, 0), bound.baseAddress, bound.count)
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension AnimatableValue {
  /// Converts a value that the app assigned to an animation of `property`. Returns nil if the value
  /// does not fit the property.
  ///
  /// Accepts numbers of any type, `NSNumber`, the geometry types, `NSValue`s of them, `CGColor`,
  /// `CGImage` and `CGPath`. `NSNull` represents a missing colour, image or path. A point, size,
  /// rectangle or transform may also be an array of its components, such as `[0, 0]` for a point,
  /// as in Apple's documentation of `CABasicAnimation`.
  package init?(any: Any?, for property: AnimatableProperty) {
    guard let any else { return nil }
    // The type of the property's default value is the type of all its values.
    switch LayerValues()[property] {
    case .number:
      guard let number = Self.number(any) else { return nil }
      self = .number(number)
    case .flag:
      guard let number = Self.number(any) else { return nil }
      self = .flag(number != 0)
    case .point:
      guard let point = Self.point(any) else { return nil }
      self = .point(point)
    case .size:
      if let size = Self.size(any) {
        self = .size(size)
      } else if let point = Self.point(any) {
        self = .size(CGSize(width: point.x, height: point.y))
      } else {
        return nil
      }
    case .rect:
      guard let rect = Self.rect(any) else { return nil }
      self = .rect(rect)
    case .transform:
      guard
        let matrix = any as? CATransform3D ?? (any as? NSValue)?.matrix ?? Self.matrix(any)
      else { return nil }
      self = .transform(matrix)
    case .color:
      guard any is CGColor || any is NSNull else { return nil }
      self = .color(any as? CGColor)
    case .image:
      guard any is CGImage || any is NSNull else { return nil }
      self = .image(any as? CGImage)
    case .path:
      guard any is CGPath || any is NSNull else { return nil }
      self = .path(any as? CGPath)
    case .colors:
      guard let list = any as? [Any] else { return nil }
      let colors = list.compactMap { $0 as? CGColor }
      guard colors.count == list.count else { return nil }
      self = .colors(colors)
    case .numbers:
      guard let numbers = Self.numbers(any) else { return nil }
      self = .numbers(numbers)
    }
  }

  /// The types of values that `property` accepts, for messages.
  static func kind(of property: AnimatableProperty) -> String {
    switch LayerValues()[property] {
    case .number: "a number"
    case .flag: "a Bool"
    case .point: "a CGPoint, an NSValue that contains one, or an array of 2 numbers"
    case .size: "a CGSize, an NSValue that contains one, or an array of 2 numbers"
    case .rect: "a CGRect, an NSValue that contains one, or an array of 4 numbers"
    case .transform: "a CATransform3D, an NSValue that contains one, or an array of 16 numbers"
    case .color: "a CGColor"
    case .image: "a CGImage"
    case .path: "a CGPath"
    case .colors: "an array of CGColors"
    case .numbers: "an array of numbers"
    }
  }

  private static func number(_ any: Any) -> Double? {
    switch any {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func point(_ any: Any) -> CGPoint? {
    if let point = any as? CGPoint ?? boxed(any, like: CGPoint.zero, \.pointValue) {
      return point
    }
    return numbers(any, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  private static func size(_ any: Any) -> CGSize? {
    if let size = any as? CGSize ?? boxed(any, like: CGSize.zero, \.sizeValue) { return size }
    return numbers(any, count: 2).map { CGSize(width: $0[0], height: $0[1]) }
  }

  private static func rect(_ any: Any) -> CGRect? {
    if let rect = any as? CGRect ?? boxed(any, like: CGRect.zero, \.rectValue) { return rect }
    return numbers(any, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// Creates a matrix from its elements, in the order m11, m12 … m44.
  private static func matrix(_ any: Any) -> CATransform3D? {
    numbers(any, count: 16).map { m in
      CATransform3D(
        m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
        m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14],
        m44: m[15])
    }
  }

  /// The numbers in an array; nil if an element is not a number or if there are not `count` of
  /// them.
  private static func numbers(_ any: Any, count: Int? = nil) -> [Double]? {
    guard let list = any as? [Any], count == nil || list.count == count else { return nil }
    let numbers = list.compactMap { number($0) }
    return numbers.count == list.count ? numbers : nil
  }

  /// The content of an `NSValue` if it has the same type as `zero`. Reading the content as another
  /// type would crash the program.
  private static func boxed<T>(_ any: Any, like zero: T, _ read: KeyPath<NSValue, T>) -> T? {
    guard let value = any as? NSValue else { return nil }
    let wanted: String
    switch zero {
    case is CGPoint: wanted = encoding(NSValue(point: .zero))
    case is CGSize: wanted = encoding(NSValue(size: .zero))
    default: wanted = encoding(NSValue(rect: .zero))
    }
    return encoding(value) == wanted ? value[keyPath: read] : nil
  }

  private static func encoding(_ value: NSValue) -> String { String(cString: value.objCType) }
}

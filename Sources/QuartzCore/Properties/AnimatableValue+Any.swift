extension AnimatableValue {
  /// The value that a user assigned to an animation of `property`; nil when it does not fit.
  ///
  /// Accepts numbers of any type and `NSNumber`, the geometry types and `NSValue`s of them,
  /// `CGColor`, `CGImage`, `CGPath`; `NSNull` is the missing colour, image or path.
  package init?(any: Any?, for property: AnimatableProperty) {
    guard let any else { return nil }
    // The property's default value tells its kind.
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
      guard let rect = any as? CGRect ?? Self.boxed(any, like: CGRect.zero, \.rectValue) else {
        return nil
      }
      self = .rect(rect)
    case .transform:
      guard let matrix = any as? CATransform3D ?? (any as? NSValue)?.matrix else { return nil }
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
      guard let list = any as? [Any] else { return nil }
      let numbers = list.compactMap { Self.number($0) }
      guard numbers.count == list.count else { return nil }
      self = .numbers(numbers)
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
    any as? CGPoint ?? boxed(any, like: CGPoint.zero, \.pointValue)
  }

  private static func size(_ any: Any) -> CGSize? {
    any as? CGSize ?? boxed(any, like: CGSize.zero, \.sizeValue)
  }

  /// What an `NSValue` holds, if it is of the wanted type: reading another one traps.
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

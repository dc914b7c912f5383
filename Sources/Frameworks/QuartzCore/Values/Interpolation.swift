extension AnimatableValue {
  /// Values that cannot be interpolated change abruptly when the animation reaches this fraction.
  /// Values that cannot be interpolated are flags, images, and paths of different structure. Core
  /// Animation cross-fades images; in Matchcut they change abruptly too (`unverified`).
  private static let switchover = 0.5

  /// The value at `fraction` between this value and `other`. The result is exact at 0 and 1, and
  /// extrapolated outside 0…1, because springs overshoot. Values of different types change
  /// abruptly.
  ///
  /// Colours are interpolated per component in gamma-encoded sRGB, as measured on Apple's systems.
  /// A missing colour is treated as the other colour at alpha 0. Matrices are decomposed at each
  /// call, so use a `TransformSpan` if speed matters.
  package func interpolated(to other: AnimatableValue, fraction k: Double) -> AnimatableValue {
    if k == 0 { return self }
    if k == 1 { return other }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + k * (b - a))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + k * (b.x - a.x), y: a.y + k * (b.y - a.y)))
    case (.size(let a), .size(let b)):
      return .size(Self.mix(a, b, k))
    case (.rect(let a), .rect(let b)):
      let origin = CGPoint(
        x: a.origin.x + k * (b.origin.x - a.origin.x),
        y: a.origin.y + k * (b.origin.y - a.origin.y))
      return .rect(CGRect(origin: origin, size: Self.mix(a.size, b.size, k)))
    case (.transform(let a), .transform(let b)):
      return .transform(TransformSpan(from: a, to: b)(k))
    case (.color(let a), .color(let b)):
      return .color(Self.mix(a, b, k))
    case (.path(let a?), .path(let b?)):
      return a.blended(with: b, fraction: k).map { .path($0) }
        ?? (k < Self.switchover ? self : other)
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { Self.mix($0, $1, k) ?? $0 })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + k * ($1 - $0) })
    default:
      return k < Self.switchover ? self : other
    }
  }

  /// This value with `change` added, as for an additive animation or `byValue`.
  ///
  /// If both values are numbers, points, sizes or rectangles, the result is their sum. Matrices are
  /// multiplied as change · self, so that the change applies in the layer's own space first
  /// (`unverified`). A value of another type is replaced with `change`.
  package func adding(_ change: AnimatableValue) -> AnimatableValue {
    switch (self, change) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          origin: CGPoint(x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y),
          size: CGSize(
            width: a.size.width + b.size.width, height: a.size.height + b.size.height)))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.color(let a), .color(let b)):
      guard let a, let b else { return .color(a ?? b) }
      return .color(CGColor(rgba: (a.rgba + b.rgba).clamped(lowerBound: .zero, upperBound: .one)))
    default: return change
    }
  }

  /// The change that results in this value when it is added to `other`. Nil if values of this type
  /// cannot be added, or if a matrix is singular (scale 0).
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a - b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          origin: CGPoint(x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y),
          size: CGSize(
            width: a.size.width - b.size.width, height: a.size.height - b.size.height)))
    case (.transform(let a), .transform(let b)):
      guard let inverse = b.inverse else { return nil }
      return .transform(CATransform3DConcat(a, inverse))
    default: return nil
    }
  }

  /// A change that has no effect, of the same type as this value.
  package var zero: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .flag: .flag(false)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(nil)
    case .image: .image(nil)
    case .path: .path(nil)
    case .colors: .colors([])
    case .numbers: .numbers([])
    }
  }

  /// This change repeated `count` times, for cumulative animations.
  func repeated(_ count: Int) -> AnimatableValue {
    let n = Double(count)
    switch self {
    case .number(let a): return .number(a * n)
    case .point(let a): return .point(CGPoint(x: a.x * n, y: a.y * n))
    case .size(let a): return .size(CGSize(width: a.width * n, height: a.height * n))
    case .rect(let a):
      return .rect(
        CGRect(
          origin: CGPoint(x: a.origin.x * n, y: a.origin.y * n),
          size: CGSize(width: a.size.width * n, height: a.size.height * n)))
    case .transform(var power):
      // Exponentiation by squaring is fast even for many repetitions.
      var product = CATransform3DIdentity
      var left = count
      while left > 0 {
        if left & 1 == 1 { product = CATransform3DConcat(product, power) }
        power = CATransform3DConcat(power, power)
        left >>= 1
      }
      return .transform(product)
    case .flag, .color, .image, .path, .colors, .numbers: return self
    }
  }

  private static func mix(_ a: CGSize, _ b: CGSize, _ k: Double) -> CGSize {
    CGSize(width: a.width + k * (b.width - a.width), height: a.height + k * (b.height - a.height))
  }

  private static func mix(_ a: CGColor?, _ b: CGColor?, _ k: Double) -> CGColor? {
    guard let known = a ?? b else { return nil }
    var clear = known.rgba
    clear.w = 0
    let from = a?.rgba ?? clear
    let mixed = from + k * ((b?.rgba ?? clear) - from)
    // If a spring overshoots, the components must be limited to the range of a colour.
    guard k < 0 || k > 1 else { return CGColor(rgba: mixed) }
    return CGColor(rgba: mixed.clamped(lowerBound: .zero, upperBound: .one))
  }
}

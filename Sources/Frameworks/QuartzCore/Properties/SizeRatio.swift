/// The ratio of two sizes, separately for width and height.
package struct SizeRatio: Equatable, Sendable {
  package var width = 1.0
  package var height = 1.0

  /// If the old length of a side is 0, its ratio is 1.
  package init(from old: CGSize, to new: CGSize) {
    if old.width > 0 { width = Double(new.width / old.width) }
    if old.height > 0 { height = Double(new.height / old.height) }
  }
}

extension AnimatableValue {
  /// Adapts a value of `property`, or a change of such a value, to a superlayer that was resized by
  /// `ratio`.
  ///
  /// Only positions, sizes and translations are scaled.
  package func scaled(by ratio: SizeRatio, of property: AnimatableProperty) -> AnimatableValue {
    switch (property, self) {
    case (.position, .point(let value)), (.boundsOrigin, .point(let value)):
      return .point(CGPoint(x: value.x * ratio.width, y: value.y * ratio.height))
    case (.boundsSize, .size(let value)), (.transformTranslation, .size(let value)):
      return .size(CGSize(width: value.width * ratio.width, height: value.height * ratio.height))
    case (.bounds, .rect(let value)):
      return .rect(
        CGRect(
          x: value.origin.x * ratio.width, y: value.origin.y * ratio.height,
          width: value.size.width * ratio.width, height: value.size.height * ratio.height))
    case (.transform, .transform(var matrix)):
      matrix.m41 *= ratio.width
      matrix.m42 *= ratio.height
      return .transform(matrix)
    case (.positionX, .number(let value)), (.boundsOriginX, .number(let value)),
      (.boundsWidth, .number(let value)), (.transformTranslationX, .number(let value)):
      return .number(value * ratio.width)
    case (.positionY, .number(let value)), (.boundsOriginY, .number(let value)),
      (.boundsHeight, .number(let value)), (.transformTranslationY, .number(let value)):
      return .number(value * ratio.height)
    default: return self
    }
  }

  /// Scales the difference between `other` and `oldRest` by `ratio`, and adds it to `rest`.
  package static func moved(
    from rest: AnimatableValue, as other: AnimatableValue, from oldRest: AnimatableValue,
    by ratio: SizeRatio, of property: AnimatableProperty
  ) -> AnimatableValue {
    guard case .transform(let a) = other, case .transform(let b) = oldRest,
      case .transform(let c) = rest
    else {
      guard let difference = other.subtracting(oldRest) else { return other }
      return rest.adding(difference.scaled(by: ratio, of: property))
    }
    // Only the translation is scaled; rotation and scale do not change.
    var matrix = a
    matrix.m41 = c.m41 + (a.m41 - b.m41) * ratio.width
    matrix.m42 = c.m42 + (a.m42 - b.m42) * ratio.height
    return .transform(matrix)
  }
}

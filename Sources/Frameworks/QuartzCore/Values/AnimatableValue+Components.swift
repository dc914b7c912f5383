extension AnimatableValue {
  /// The components as numbers; nil for values that are not interpolated by component.
  var components: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): [Double(value.x), Double(value.y)]
    case .size(let value): [Double(value.width), Double(value.height)]
    case .rect(let value):
      [
        Double(value.origin.x), Double(value.origin.y), Double(value.width), Double(value.height),
      ]
    default: nil
    }
  }

  /// Creates a value of the same type from these components. There must be as many components as
  /// this value has.
  func made(of numbers: [Double]) -> AnimatableValue {
    switch self {
    case .number: .number(numbers[0])
    case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: self
    }
  }
}

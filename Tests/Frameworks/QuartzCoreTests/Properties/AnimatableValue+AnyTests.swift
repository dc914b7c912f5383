import QuartzCore
import Testing

struct AnimatableValueAnyTests {
  @Test func `numbers of every type convert to a number`() {
    let values: [Any] = [
      2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2), NSNumber(value: 2.0 as Float), UInt8(2),
      Int64(2),
    ]
    for value in values {
      guard case .number(2)? = AnimatableValue(any: value, for: .opacity) else {
        Issue.record("\(type(of: value)) does not fit")
        continue
      }
    }
  }

  @Test func `Bool converts to a flag`() {
    for value in [true, 1, NSNumber(value: true)] as [Any] {
      guard case .flag(true)? = AnimatableValue(any: value, for: .hidden) else {
        Issue.record("\(type(of: value)) does not fit")
        continue
      }
    }
  }

  @Test func `geometry converts bare and boxed`() {
    let point = CGPoint(x: 1, y: 2)
    let size = CGSize(width: 3, height: 4)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let matrix = MatrixSamples.projective[3]

    for value in [point, NSValue(point: point)] as [Any] {
      guard case .point(point)? = AnimatableValue(any: value, for: .position) else {
        Issue.record("\(type(of: value)) does not fit")
        continue
      }
    }
    for value in [size, NSValue(size: size)] as [Any] {
      guard case .size(size)? = AnimatableValue(any: value, for: .boundsSize) else {
        Issue.record("\(type(of: value)) does not fit")
        continue
      }
    }
    for value in [rect, NSValue(rect: rect)] as [Any] {
      guard case .rect(rect)? = AnimatableValue(any: value, for: .bounds) else {
        Issue.record("\(type(of: value)) does not fit")
        continue
      }
    }
    for value in [matrix, NSValue(caTransform3D: matrix)] as [Any] {
      guard case .transform(matrix)? = AnimatableValue(any: value, for: .transform) else {
        Issue.record("\(type(of: value)) does not fit")
        continue
      }
    }
  }

  @Test func `geometry converts from an array of its components`() {
    let (two, four) = ([1, 2], [1, 2, 3, 4])
    let sixteen = (1...16).map { Double($0) }
    func lists(_ numbers: [Int]) -> [Any] {
      [
        numbers, numbers.map { Double($0) }, numbers.map { CGFloat($0) },
        numbers.map { NSNumber(value: $0) }, NSArray(array: numbers),
      ]
    }
    for list in lists(two) {
      #expect(
        AnimatableValue(any: list, for: .position) == .point(CGPoint(x: 1, y: 2)),
        "\(type(of: list))")
      #expect(
        AnimatableValue(any: list, for: .boundsSize) == .size(CGSize(width: 1, height: 2)),
        "\(type(of: list))")
    }
    for list in lists(four) {
      #expect(
        AnimatableValue(any: list, for: .bounds)
          == .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), "\(type(of: list))")
    }
    guard case .transform(let matrix)? = AnimatableValue(any: sixteen, for: .transform) else {
      Issue.record("sixteen numbers are no transform")
      return
    }
    #expect([matrix.m11, matrix.m12, matrix.m21, matrix.m41, matrix.m44] == [1, 2, 5, 13, 16])
  }

  @Test func `arrays of another length or content do not convert`() {
    let values: [Any] = [[1], [1, 2, 3], ["1", "2"], [1, "2"], [] as [Int], [[1, 2]]]
    for value in values {
      for property in AnimatableProperty.allCases {
        switch LayerValues()[property] {
        case .point, .size, .rect, .transform:
          #expect(
            AnimatableValue(any: value, for: property) == nil, "\(value) for \(property)")
        default: break
        }
      }
    }
  }

  @Test func `objects convert to their own kind, null to none`() {
    let color = CGColor(rgba: [1, 0, 0, 1])
    guard case .color(let fitted?)? = AnimatableValue(any: color, for: .backgroundColor) else {
      Issue.record("a colour does not fit")
      return
    }
    #expect(fitted === color)
    guard case .image(nil)? = AnimatableValue(any: NSNull(), for: .contents) else {
      Issue.record("null does not fit")
      return
    }
  }

  @Test func `a value of another kind does not convert`() {
    for property in AnimatableProperty.allCases {
      #expect(AnimatableValue(any: "text", for: property) == nil, "\(property.rawValue)")
      #expect(AnimatableValue(any: nil, for: property) == nil, "\(property.rawValue)")
    }
    let boxed = NSValue(rect: .zero)
    #expect(AnimatableValue(any: boxed, for: .position) == nil)
    #expect(AnimatableValue(any: boxed, for: .transform) == nil)
    #expect(AnimatableValue(any: boxed, for: .opacity) == nil)
  }
}

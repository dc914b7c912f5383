import QuartzCore
import Testing

struct CAMediaTimingFunctionTests {
  @Test func `names have the documented control points`() {
    let expected: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, points) in expected {
      let function = CAMediaTimingFunction(name: name)
      var read = [Float](repeating: -1, count: 8)
      read.withUnsafeMutableBufferPointer { buffer in
        for i in 0..<4 {
          guard let base = buffer.baseAddress else { return }
          function.getControlPoint(at: i, values: base + 2 * i)
        }
      }

      #expect(read == [0, 0] + points + [1, 1], "\(name.rawValue)")
    }
  }

  @Test func `functions with the same control points are equal`() {
    let custom = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)

    #expect(custom == CAMediaTimingFunction(name: .linear))
    #expect(custom.hash == CAMediaTimingFunction(name: .linear).hash)
    #expect(custom != CAMediaTimingFunction(name: .easeIn))
  }
}

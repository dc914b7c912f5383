import QuartzCore
import Testing

struct QuaternionTests {
  @Test func `angles are recovered from their rotation`() {
    for x in stride(from: -3.0, through: 3, by: 0.5) {
      for y in stride(from: -1.5, through: 1.5, by: 0.3) {
        for z in stride(from: -3.0, through: 3, by: 0.5) {
          let angles = Quaternion(angles: SIMD3(x, y, z)).angles

          #expect(abs(angles.x - x) < 1e-9, "\(x) \(y) \(z)")
          #expect(abs(angles.y - y) < 1e-9, "\(x) \(y) \(z)")
          #expect(abs(angles.z - z) < 1e-9, "\(x) \(y) \(z)")
        }
      }
    }
  }

  @Test func `at the poles the rotation is recovered, though not its angles`() {
    for x in stride(from: -3.0, through: 3, by: 0.5) {
      for y in [-Double.pi / 2, .pi / 2] {
        let turn = CATransform3DConcat(
          CATransform3DMakeRotation(x, 1, 0, 0), CATransform3DMakeRotation(y, 0, 1, 0))
        var copy = turn
        copy.angles = turn.angles

        #expect(copy.distance(to: turn) < 1e-7, "\(x) \(y)")
      }
    }
  }
}

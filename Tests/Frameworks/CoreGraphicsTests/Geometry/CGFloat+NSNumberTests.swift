import CoreGraphics
import Foundation
import Testing

struct CGFloatNumberTests {
  @Test func `a number that is not exact gives nil, or is rounded`() {
    let large = NSNumber(value: Int64.max)
    #expect(CGFloat(exactly: large) == nil)
    #expect(CGFloat(truncating: large) == CGFloat(Int64.max))
    #expect(CGFloat(exactly: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(truncating: NSNumber(value: true)) == 1)
  }

  @Test func `a function receives its information and every element of a path`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var found: [Int32] = []
    withUnsafeMutablePointer(to: &found) { found in
      path.apply(info: found) { info, element in
        info?.assumingMemoryBound(to: [Int32].self).pointee.append(element.pointee.type.rawValue)
      }
    }
    #expect(found == [0, 1, 4])
  }
}

import CoreGraphics
import Testing

struct CGContextTransformTests {
  @Test func `the transform maps to pixels with y up`() throws {
    let context = try #require(CGContext(width: 20, height: 40, scale: 2))

    context.translateBy(x: 1, y: 2)
    context.scaleBy(x: 3, y: 3)

    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 8, y: 30))
    #expect(context.convertToUserSpace(CGPoint(x: 8, y: 30)) == CGPoint(x: 1, y: 1))
  }

  @Test func `a singular transform disables drawing until restored`() {
    let image = drawn { context in
      context.setFillColor(red)
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    #expect(image.pixel(2, 2) == 0xFFFF_0000)
    #expect(image.pixel(10, 10) == 0)
  }
}

import CoreGraphics
import Testing

struct CGContextStateTests {
  @Test func `alpha multiplies the colour's own`() {
    let image = drawn { context in
      context.setAlpha(0.5)
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    #expect((63...65).contains(image.alpha(5, 5)))
  }

  /// The results of the blend modes for an opaque grey of 0.4 over an opaque grey of 0.8, according
  /// to the formulas of the W3C's compositing specification.
  @Test func `blend modes match their formulas`() {
    let (source, backdrop) = (0.4, 0.8)
    let expected: [(CGBlendMode, Double)] = [
      (.normal, source), (.multiply, source * backdrop),
      (.screen, source + backdrop - source * backdrop), (.darken, source), (.lighten, backdrop),
      (.difference, backdrop - source), (.copy, source), (.plusLighter, 1),
      (.sourceAtop, source), (.destinationOver, backdrop), (.sourceIn, source),
      (.destinationIn, backdrop), (.sourceOut, 0), (.destinationOut, 0), (.clear, 0), (.xor, 0),
    ]
    for (mode, value) in expected {
      let image = drawn(4, 4) { context in
        context.setFillColor(gray: backdrop, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setBlendMode(mode)
        context.setFillColor(gray: source, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
      #expect(abs(Double(image.channels(0, 0)[0]) - value * 255) <= 2, "\(mode)")
      #expect(image.channels(3, 0) == [204, 204, 204, 255], "\(mode) beyond the shape")
    }
  }
}

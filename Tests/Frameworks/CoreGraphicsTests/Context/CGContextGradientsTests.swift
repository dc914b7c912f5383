import CoreGraphics
import Testing

struct CGContextGradientsTests {
  @Test func `a linear gradient runs from the first colour to the last`() throws {
    let gradient = try #require(CGGradient(colors: [red, blue]))
    let image = drawn(100, 2) { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    }

    for x in 0..<100 {
      let t = (Double(x) + 0.5) / 100
      #expect(abs(Double(image.channels(x, 0)[0]) - 255 * (1 - t)) <= 2, "\(x)")
      #expect(abs(Double(image.channels(x, 0)[2]) - 255 * t) <= 2, "\(x)")
      #expect(image.alpha(x, 0) == 255)
    }
  }

  @Test func `only with the options are areas beyond the ends painted`() throws {
    let gradient = try #require(CGGradient(colors: [red, blue], locations: [0.25, 0.75]))
    let cases: [CGGradientDrawingOptions] = [
      [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
      [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ]
    for options in cases {
      let image = drawn(40, 1) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }
      let before: UInt32 = options.contains(.drawsBeforeStartLocation) ? 0xFFFF_0000 : 0
      let after: UInt32 = options.contains(.drawsAfterEndLocation) ? 0xFF00_00FF : 0
      #expect(image.pixel(5, 0) == before, "\(options)")
      #expect(image.pixel(35, 0) == after, "\(options)")
      #expect(image.pixel(11, 0) == 0xFFFF_0000, "\(options)")
      #expect(image.pixel(28, 0) == 0xFF00_00FF, "\(options)")
    }
  }

  @Test func `a radial gradient ends at its outer circle`() throws {
    let gradient = try #require(CGGradient(colors: [red, blue]))
    let image = drawn(100, 100) { context in
      let center = CGPoint(x: 50, y: 50)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 40,
        options: [])
    }

    #expect(image.channels(50, 50)[0] > 245)
    #expect(image.channels(88, 50)[2] > 240)
    #expect(image.alpha(95, 50) == 0)
  }
}

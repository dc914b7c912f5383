import CoreGraphics
import Testing

struct CGContextPathTests {
  @Test func `an edge through the middle of a pixel covers half of it`() {
    let image = drawn { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 2.5, y: 3, width: 10, height: 10))
    }

    #expect((126...129).contains(image.alpha(2, 5)))
    #expect((126...129).contains(image.alpha(12, 5)))
    #expect(image.alpha(3, 5) == 255)
    #expect(image.alpha(1, 5) == 0)
  }

  @Test func `the fill rules differ in a hole`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))

    let winding = drawn { context in
      context.addPath(path)
      context.fillPath()
    }
    let evenOdd = drawn { context in
      context.addPath(path)
      context.fillPath(using: .evenOdd)
    }

    #expect(winding.alpha(10, 10) == 255)
    #expect(evenOdd.alpha(10, 10) == 0)
    #expect(evenOdd.alpha(2, 2) == 255)
  }

  @Test func `a stroke extends half its width to either side`() {
    let image = drawn { context in
      context.setStrokeColor(blue)
      context.setLineWidth(4)
      context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    #expect(image.pixel(3, 10) == 0xFF00_00FF && image.pixel(6, 10) == 0xFF00_00FF)
    #expect(image.pixel(2, 10) == 0 && image.pixel(7, 10) == 0)
  }

  @Test func `dashes leave gaps`() {
    let image = drawn { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [4, 4])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    }

    #expect(image.alpha(2, 10) == 255 && image.alpha(6, 10) == 0 && image.alpha(10, 10) == 255)
  }

  @Test func `a clip keeps drawing inside`() {
    let image = drawn { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    #expect(image.alpha(10, 10) == 255)
    #expect(image.alpha(0, 0) == 0)
  }

  @Test func `painting clears the path and clearing leaves nothing`() {
    let image = drawn { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
      #expect(context.isPathEmpty)
    }

    #expect(image.pixel(7, 7) == 0)
    #expect(image.pixel(12, 12) == 0xFFFF_0000)
  }

  @Test func `a NaN point is skipped`() {
    let image = drawn { context in
      context.setFillColor(red)
      context.addPath(CGPath(elements: [.move(CGPoint(x: CGFloat.nan, y: 0)), .line(.zero)]))
      context.fillPath()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    #expect(image.alpha(2, 2) == 255)
  }

  @Test func `the current path can be read, and replaced by its stroke`() throws {
    let image = drawn { context in
      #expect(context.path == nil)
      context.move(to: CGPoint(x: 2, y: 10))
      context.addLine(to: CGPoint(x: 18, y: 10))
      #expect(
        context.path?.elements == [.move(CGPoint(x: 2, y: 10)), .line(CGPoint(x: 18, y: 10))])
      context.setLineWidth(6)
      context.replacePathWithStrokedPath()
      context.clip()
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    #expect(image.alpha(10, 8) == 255 && image.alpha(10, 12) == 255)
    #expect(image.alpha(10, 5) == 0 && image.alpha(10, 15) == 0 && image.alpha(0, 10) == 0)
  }

  @Test func `a layer is drawn several times`() throws {
    let image = drawn { context in
      let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil)
      layer?.context?.setFillColor(red)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      guard let layer else { return }
      context.draw(layer, at: CGPoint(x: 2, y: 2))
      context.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 8))
      #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }

    #expect(image.alpha(3, 3) == 255 && image.alpha(5, 3) == 0)
    #expect(image.alpha(12, 12) == 255 && image.alpha(16, 12) == 0)
  }
}

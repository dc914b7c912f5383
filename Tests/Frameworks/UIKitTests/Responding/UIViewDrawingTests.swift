import QuartzCore
import Testing
import UIKit

@MainActor struct UIViewDrawingTests {
  private final class Disc: UIView {
    var count = 0
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      count += 1
      UIColor.red.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }

  private final class Plain: UIView {}

  private static let frame = CGRect(x: 5, y: 5, width: 10, height: 10)

  private final class Brush: UIView {
    var x: CGFloat = 0
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: x, y: 0, width: 1, height: 10))
    }
  }

  @Test(arguments: [true, false])
  func `the last drawing stays if the context is not cleared`(clears: Bool) throws {
    let view = Brush(frame: Self.frame)
    #expect(view.clearsContextBeforeDrawing)
    view.clearsContextBeforeDrawing = clears
    view.layer.displayIfNeeded()
    let scale = Int(view.contentScaleFactor)

    view.x = 5
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()

    let picture = Picture(try #require(view.layer.contents as? CGImage))
    #expect(picture[5 * scale, 5] == [255, 0, 0, 255])
    #expect((picture[0, 5] == [0, 0, 0, 0]) == clears)

    // After a change of its size, the view cannot keep its old picture and draws on a clear one.
    view.bounds.size.width = 12
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(Picture(try #require(view.layer.contents as? CGImage))[0, 5] == [0, 0, 0, 0])
  }

  @Test func `a view that draws is drawn once it has a size`() throws {
    let view = Disc()
    view.layer.displayIfNeeded()
    #expect(view.count == 0)

    view.frame = Self.frame
    view.layer.displayIfNeeded()
    let picture = Picture(try #require(view.layer.contents as? CGImage))
    #expect(view.count == 1)
    #expect(picture[15, 15] == [255, 0, 0, 255])
    #expect(picture[0, 0] == [0, 0, 0, 0])

    view.frame.size.width = 20
    view.layer.displayIfNeeded()
    #expect(view.count == 1)
  }

  /// A view that draws nothing until it is ready.
  private class Slow: UIView {
    var isReady = false
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      guard isReady else { return }
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
    }
  }
  private final class SlowKind: Slow {}

  private final class Painted: UIView {
    final class Layer: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.blue.cgColor)
        ctx.fill(bounds)
      }
    }
    override class var layerClass: AnyClass { Layer.self }
  }

  @Test(arguments: [true, false])
  func `a class that draws only later is drawn then`(isSubclass: Bool) throws {
    let view = isSubclass ? SlowKind(frame: Self.frame) : Slow(frame: Self.frame)
    view.layer.displayIfNeeded()
    view.isReady = true
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()

    let picture = Picture(try #require(view.layer.contents as? CGImage))
    #expect(picture[15, 15] == [255, 0, 0, 255])
  }

  @Test func `a layer with a custom drawing is drawn without the view`() throws {
    let view = Painted(frame: Self.frame)
    view.layer.displayIfNeeded()

    let picture = Picture(try #require(view.layer.contents as? CGImage))
    #expect(picture[15, 15] == [0, 0, 255, 255])
  }

  @Test func `redraw mode redraws for each size`() {
    let view = Disc(frame: Self.frame)
    view.contentMode = .redraw
    view.layer.displayIfNeeded()

    view.frame.size.width = 20
    view.layer.displayIfNeeded()

    #expect(view.count == 2)
    #expect((view.layer.contents as? CGImage)?.width == 60)
  }

  @Test func `a view that does not draw has no bitmap and keeps assigned contents`() throws {
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage)

    try World {
      for _ in 0..<2 {
        let view = Plain(frame: Self.frame)
        view.layer.displayIfNeeded()
        #expect(view.layer.contents == nil)
        view.layer.contents = image
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(view.layer.contents as? CGImage === image)
      }
      #expect(!Plain(frame: Self.frame).layer.needsDisplay())
    }
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize),
    (.redraw, .resize), (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
    (.center, .center), (.left, .left), (.right, .right),
    // According to CALayer.h, "bottom" always means minimum y, and "top" always means maximum y.
    (.top, .bottom), (.bottom, .top), (.topLeft, .bottomLeft), (.topRight, .bottomRight),
    (.bottomLeft, .topLeft), (.bottomRight, .topRight),
  ])
  func `content modes are the layer's gravities`(
    mode: UIView.ContentMode, gravity: CALayerContentsGravity
  ) {
    let view = UIView()

    view.contentMode = mode

    #expect(view.layer.contentsGravity == gravity)
  }
}

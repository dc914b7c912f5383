import Foundation
import QuartzCore
import Testing

/// Properties and drawing of shape layers.
@MainActor
struct CAShapeLayerTests {
  /// The alpha at some points of a screen of 40 × 40 points with the layer on it, at one pixel per
  /// point.
  private func alpha(_ layer: CALayer, at points: [(Int, Int)], time: Double = 0) -> [Int] {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.isTreeRoot = true
    root.addSublayer(layer)
    World.current.animations.begin(at: World.current.clock.now)
    let tree = RenderTree(root: root.committed())
    let list = tree.displayList(
      at: World.current.clock.now + time, size: root.bounds.size, scale: 1)
    let image = Compositor(threads: 1).render(list)
    let found = points.map { Int(image.pixels[$0.1 * image.width + $0.0] >> 24) }
    layer.removeFromSuperlayer()
    return found
  }

  @Test func `defaults are Apple's`() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil)
    #expect(layer.fillColor == CGColor(rgba: [0, 0, 0, 1]))
    #expect(layer.strokeColor == nil)
    #expect(layer.strokeStart == 0)
    #expect(layer.strokeEnd == 1)
    #expect(layer.lineWidth == 1)
    #expect(layer.miterLimit == 10)
    #expect(layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter)
    #expect(layer.fillRule == .nonZero)
    #expect(layer.lineDashPattern == nil)
  }

  @Test func `fill rules differ where a path overlaps itself`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 4, y: 4, width: 30, height: 30))
    path.addRect(CGRect(x: 14, y: 14, width: 10, height: 10))
    let layer = CAShapeLayer()
    layer.path = path
    #expect(alpha(layer, at: [(8, 8), (18, 18), (38, 38)]) == [255, 255, 0])
    layer.fillRule = .evenOdd
    #expect(alpha(layer, at: [(8, 8), (18, 18), (38, 38)]) == [255, 0, 0])
  }

  @Test func `a stroke is drawn between strokeStart and strokeEnd`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 40, y: 10))
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = CGColor(rgba: [0, 0, 0, 1])
    layer.lineWidth = 4
    let places = [(5, 10), (15, 10), (25, 10), (35, 10), (15, 20)]
    #expect(alpha(layer, at: places) == [255, 255, 255, 255, 0])
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    #expect(alpha(layer, at: places) == [0, 255, 255, 0, 0])
    layer.strokeStart = 0
    layer.strokeEnd = 1
    layer.lineDashPattern = [10, 10]
    #expect(alpha(layer, at: places) == [255, 0, 255, 0, 0])
  }

  @Test func `a closed path is stroked to its start`() {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 5, y: 5, width: 30, height: 30), transform: nil)
    layer.fillColor = nil
    layer.strokeColor = CGColor(rgba: [0, 0, 0, 1])
    layer.lineWidth = 4
    layer.strokeStart = 0.76
    let sides = [(20, 5), (35, 20), (20, 35), (5, 20)]
    #expect(alpha(layer, at: sides).filter { $0 == 255 }.count == 1)
  }

  @Test func `paths interpolate point by point`() throws {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 40), transform: nil)
    let animation = CABasicAnimation(keyPath: "path")
    animation.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 40), transform: nil)
    animation.duration = 1
    let compiled = animation.compiled(beginningAt: 0, defaultDuration: 1)
    var shown = layer.values
    for animation in compiled { animation.apply(to: &shown, at: 0.5) }
    guard case .path(let path?) = shown[.shapePath] else {
      Issue.record("no path")
      return
    }
    #expect(path.boundingBoxOfPath.width == 20)
  }

  @Test func `values are accessible by key path`() {
    let layer = CAShapeLayer()
    layer.setValue(0.5, forKeyPath: "strokeEnd")
    #expect(layer.strokeEnd == 0.5)
    #expect(layer.value(forKeyPath: "strokeEnd") as? Double == 0.5)
  }

  @Test func `a shape layer can be a mask`() {
    let masked = CALayer()
    masked.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    masked.backgroundColor = CGColor(rgba: [1, 0, 0, 1])
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    masked.mask = mask
    #expect(alpha(masked, at: [(20, 20), (1, 1)]) == [255, 0])
  }

  @Test func `a gradient runs from its start to its end`() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [CGColor(rgba: [0, 0, 0, 0]), CGColor(rgba: [0, 0, 0, 1])]
    let down = alpha(layer, at: [(20, 0), (20, 10), (20, 20), (20, 39)])
    #expect(down[0] < 8 && abs(down[1] - 67) < 4 && abs(down[2] - 131) < 4 && down[3] > 247)
    layer.locations = [0.5, 1]
    #expect(alpha(layer, at: [(20, 10)])[0] == 0)
    layer.locations = nil
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 0)
    let across = alpha(layer, at: [(0, 20), (39, 20)])
    #expect(across[0] < 8 && across[1] > 247)
    layer.cornerRadius = 20
    #expect(alpha(layer, at: [(39, 0)])[0] == 0)
  }

  @Test func `colours of gradients mix with gamma 1.8`() {
    // Halfway from black to white, the colour is 0.5^(1/1.8), as measured (facts H.1.15).
    let layer = CAGradientLayer()
    layer.colors = [CGColor(rgba: [0, 0, 0, 1]), CGColor(rgba: [1, 1, 1, 1])]
    let bounds = CGRect(x: 0, y: 0, width: 1, height: 101)
    let picture = layer.values.gradient?.picture(in: bounds, scale: 1)
    let middle = Int((picture?.image.pixels[50] ?? 0) & 0xFF)
    #expect(abs(middle - Int(255 * pow(0.5, 1 / 1.8))) <= 2)
  }
}

import Foundation
import QuartzCore
import Testing

@MainActor
struct RotationModeTests {
  private func angle(_ animation: CAKeyframeAnimation, at t: Double, turned: Double = 0) -> Double {
    var values = LayerValues()
    values.transform = CATransform3DMakeRotation(turned, 0, 0, 1)
    for animation in animation.compiled(beginningAt: 0, defaultDuration: 1) {
      animation.apply(to: &values, at: t)
    }
    return values.transform.angles.z
  }

  private func along(_ path: CGPath, _ mode: CAAnimationRotationMode?) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.rotationMode = mode
    return animation
  }

  private var corner: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    return path
  }

  @Test func `a layer rotates with its path and jumps at corners`() {
    let animation = along(corner, .rotateAuto)

    for (t, expected) in [(0, 0.0), (0.3, 0), (0.49, 0), (0.5, .pi / 2), (0.8, .pi / 2)] {
      #expect(abs(angle(animation, at: t) - expected) < 1e-9, "at \(t)")
    }
  }

  @Test func `rotateAutoReverse rotates by another half turn`() {
    let animation = along(corner, .rotateAutoReverse)

    #expect(abs(abs(angle(animation, at: 0.2)) - .pi) < 1e-9)
    #expect(abs(angle(animation, at: 0.8) + .pi / 2) < 1e-9)
  }

  @Test func `without a mode or a path it keeps its rotation`() {
    #expect(angle(along(corner, nil), at: 0.8) == 0)
    let values = CAKeyframeAnimation(keyPath: "position")
    values.values = [CGPoint.zero, CGPoint(x: 0, y: 10)]
    values.rotationMode = .rotateAuto
    #expect(angle(values, at: 0.5) == 0)
  }

  @Test func `the rotation is added to the layer's own`() {
    #expect(abs(angle(along(corner, .rotateAuto), at: 0.8, turned: 0.3) - .pi / 2 - 0.3) < 1e-9)
  }

  @Test func `along a circle it rotates evenly`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    let animation = along(path, .rotateAuto)
    animation.calculationMode = .paced

    for t in stride(from: 0.05, through: 0.95, by: 0.05) {
      // The tangent of a semicircle that begins at angle 0 and whose angle increases.
      let expected = .pi / 2 + .pi * t
      let off = (angle(animation, at: t) - expected).remainder(dividingBy: 2 * .pi)
      // Each quarter circle is approximated by 24 straight pieces. At the ends of the path, the
      // angle is the angle of a piece, so it deviates by at most half of the angle that the piece
      // covers.
      #expect(abs(off) < 0.04, "at \(t)")
    }
  }

  @Test func `a copy keeps the mode`() {
    let copy = along(corner, .rotateAuto).duplicate() as? CAKeyframeAnimation

    #expect(copy?.rotationMode == .rotateAuto)
  }
}

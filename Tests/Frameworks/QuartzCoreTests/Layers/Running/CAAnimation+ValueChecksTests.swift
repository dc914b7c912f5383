import QuartzCore
import Testing

@MainActor
struct CAAnimationMisfitsTests {
  /// The warnings that are logged when `animation` is added twice to a layer on screen.
  private func warnings(_ animation: CAAnimation) -> [String] {
    let screen = LayerScreen()
    return screen {
      let log = screen.world.service(UIKitLog.self)
      log.prints = false
      let layer = CALayer()
      screen.root.addSublayer(layer)
      for _ in 0..<2 {
        layer.add(animation, forKey: nil)
        screen.tick()
      }
      return log.warnings
    }
  }

  private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    return animation
  }

  private func keyframes(_ keyPath: String, _ values: [Any]?, path: CGPath? = nil)
    -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    (animation.values, animation.path) = (values, path)
    return animation
  }

  @Test func `a value that cannot be animated warns once, with the expected kind`() {
    let group = CAAnimationGroup()
    group.duration = 1
    group.animations = [basic("opacity", to: 1), basic("bounds", by: [1, 2])]
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let table: [(CAAnimation, String)] = [
      (
        basic("position", from: [0, 0, 0], to: [1, 1]),
        "CABasicAnimation for \"position\" changes nothing: fromValue is [0, 0, 0] (Array<Int>). "
          + "Give it a CGPoint, an NSValue that contains one, or an array of 2 numbers."
      ),
      (
        basic("opacity", to: "half"),
        "CABasicAnimation for \"opacity\" changes nothing: toValue is half (String). "
          + "Give it a number."
      ),
      (
        keyframes("bounds.size", [CGSize(width: 1, height: 2), 3]),
        "CAKeyframeAnimation for \"bounds.size\" changes nothing: values[1] is 3 (Int). "
          + "Give it a CGSize, an NSValue that contains one, or an array of 2 numbers."
      ),
      (
        keyframes("opacity", nil, path: path),
        "CAKeyframeAnimation for \"opacity\" changes nothing: path is \(path) (\(type(of: path))). "
          + "Give it a number."
      ),
      (
        group,
        "CABasicAnimation for \"bounds\" changes nothing: byValue is [1, 2] (Array<Int>). "
          + "Give it a CGRect, an NSValue that contains one, or an array of 4 numbers."
      ),
    ]
    for (animation, text) in table { #expect(warnings(animation) == [text]) }
  }

  @Test func `animatable values, and the app's own key paths, do not warn`() {
    let fine: [CAAnimation] = [
      basic("position", from: [0, 0], to: [1, 1]), basic("position"), basic("backgroundColor"),
      basic("backgroundColor", from: NSNull(), to: CGColor(rgba: .one)),
      basic("progress", from: "here", to: "there"), keyframes("position", [[0, 0], [1, 2]]),
      keyframes("opacity", nil), CAAnimation(), CATransition(),
    ]
    for animation in fine { #expect(warnings(animation) == []) }
  }

  @Test func `arrays of components interpolate`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      let move = basic("position", from: [0, 0], to: [100, 40])
      let grow = keyframes("bounds", [[0, 0, 10, 10], [0, 0, 30, 50]])
      let scale = basic("transform", by: nil)
      scale.fromValue = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
      scale.toValue = [4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
      for animation in [move, grow, scale] {
        animation.duration = 1
        layer.add(animation, forKey: nil)
      }
      screen.tick()
      screen.tick(30)

      let shown = layer.presentation()
      #expect(shown?.position == CGPoint(x: 50, y: 20))
      #expect(shown?.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
      #expect(abs((shown?.transform.m11 ?? 0) - 3) < 1e-9)
    }
  }
}

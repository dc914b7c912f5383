import QuartzCore

/// A world with one screen that uses only QuartzCore. The test itself runs ticks and commits.
@MainActor
final class LayerScreen {
  let world = World()
  let root: CALayer
  private(set) var tree: RenderNode?

  init() {
    root = world { CALayer() }
    root.isTreeRoot = true
    world.transactions.publish = { [weak self] in self?.publish() }
  }

  var now: Double { world.clock.now }

  /// Runs `body` in this screen's world.
  func callAsFunction<R>(_ body: () throws -> R) rethrows -> R { try world(body) }

  /// Commits the changes, without advancing the clock.
  func commit() { world { CATransaction.flush() } }

  /// Runs `count` ticks: ends animations, calls their callbacks, lays out and commits.
  func tick(_ count: Int = 1) {
    for _ in 0..<count {
      world {
        world.clock.advance()
        world.animations.endPastDeadlines(at: now)
        while world.animations.runCompletions(tick: world.clock.tick) {}
        root.layoutTree()
        CATransaction.flush()
        while world.animations.runCompletions(tick: world.clock.tick) {}
      }
    }
  }

  private func publish() {
    world.animations.begin(at: now)
    world.animations.drawAnimatedKeys(at: now)
    tree = root.committed()
  }
}

/// Numbers that are scattered but deterministic.
struct Scatter {
  private var index = 0
  private let stream: Int

  init(_ stream: Int) { self.stream = stream }

  /// The next number in `range`. The fractional parts of multiples of the golden ratio are evenly
  /// distributed.
  mutating func next(_ range: ClosedRange<Double>) -> Double {
    index += 1
    let turns = Double(index) * 0.618_033_988_749_895 + Double(stream) * 0.414_213_562_373_095
    return range.lowerBound + (turns - turns.rounded(.down)) * (range.upperBound - range.lowerBound)
  }
}

/// A delegate of animations that logs its calls.
@MainActor
final class AnimationListener: NSObject, CAAnimationDelegate {
  private(set) var heard: [String] = []
  var note: (String) -> Void = { _ in }

  func animationDidStart(_ anim: CAAnimation) { add("start \(name(anim))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    add("stop \(name(anim)) \(flag)")
  }

  private func add(_ text: String) {
    heard.append(text)
    note(text)
  }
  private func name(_ anim: CAAnimation) -> String { anim.value(forKey: "name") as? String ?? "" }
}

/// A named opacity animation, which most tests need.
@MainActor
func fade(
  _ name: String = "", from: Double = 0, to: Double = 1, seconds: Double = 1,
  delegate: (any CAAnimationDelegate)? = nil
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = from
  animation.toValue = to
  animation.duration = seconds
  animation.delegate = delegate
  animation.setValue(name, forKey: "name")
  return animation
}

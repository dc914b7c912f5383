import QuartzCore
import Stage

/// The motions of a recording. A motion consists of the animations that begin together with the same
/// duration and the same pace, which one call of the app has usually started.
package struct RecordedMotions {
  package struct Motion {
    /// The index in `all`.
    package let number: Int
    /// The duration of one repetition in seconds.
    package let duration: Double
    package let pace: RenderAnimation.Pace
    package let hasKeyframes: Bool
    /// Whether the motion repeats or goes back and forth.
    package let repeats: Bool
    /// The times of the first and of the last frame with one of the animations.
    package let start: Double
    package fileprivate(set) var end: Double
    /// The animated properties of each layer, in the order of their appearance.
    package fileprivate(set) var layers: [(id: Int, properties: [AnimatableProperty])]

    package init(
      number: Int, duration: Double, pace: RenderAnimation.Pace, hasKeyframes: Bool = false,
      repeats: Bool = false, start: Double, end: Double,
      layers: [(id: Int, properties: [AnimatableProperty])]
    ) {
      (self.number, self.duration, self.pace) = (number, duration, pace)
      (self.hasKeyframes, self.repeats) = (hasKeyframes, repeats)
      (self.start, self.end, self.layers) = (start, end, layers)
    }

    /// The animated properties of a layer; empty if the motion does not move it.
    package func properties(of layer: Int) -> [AnimatableProperty] {
      layers.first { $0.id == layer }?.properties ?? []
    }
  }

  /// The motions in the order of their beginning.
  package private(set) var all: [Motion] = []
  private var numbers: [MotionKey: Int] = [:]

  package init(_ recording: Recording) {
    for frame in recording.frames { add(frame.tree.root, frame.t) }
  }

  /// The motions that move a layer.
  package func of(_ layer: Int) -> [Motion] {
    all.filter { !$0.properties(of: layer).isEmpty }
  }

  /// The number of the motion to which an animation belongs.
  func number(of animation: RenderAnimation) -> Int? { numbers[MotionKey(animation)] }

  private mutating func add(_ node: RenderNode, _ t: Double) {
    for animation in node.animations { add(animation, node.id, t) }
    for child in node.children { add(child, t) }
  }

  private mutating func add(_ animation: RenderAnimation, _ layer: Int, _ t: Double) {
    let key = MotionKey(animation)
    guard let number = numbers[key] else {
      numbers[key] = all.count
      let once = animation.begin + animation.duration
      all.append(
        Motion(
          number: all.count, duration: animation.duration, pace: animation.pace,
          hasKeyframes: animation.hasKeyframes,
          repeats: animation.end > once + Self.tolerance, start: t, end: t,
          layers: [(layer, [animation.property])]))
      return
    }
    all[number].end = t
    guard let index = all[number].layers.firstIndex(where: { $0.id == layer }) else {
      return all[number].layers.append((layer, [animation.property]))
    }
    if !all[number].layers[index].properties.contains(animation.property) {
      all[number].layers[index].properties.append(animation.property)
    }
  }

  /// Ends that differ by fewer seconds are equal.
  private static let tolerance = 1e-9
}

/// What the animations of a motion have in common.
private struct MotionKey: Hashable {
  private let numbers: [Double]

  init(_ animation: RenderAnimation) {
    let pace: [Double] =
      switch animation.pace {
      case .curve(let curve): [0, curve.x1, curve.y1, curve.x2, curve.y2]
      // The initial velocity is left out, because UIKit computes it for each property.
      case .spring(let spring): [1, spring.mass, spring.stiffness, spring.damping]
      }
    numbers = [animation.begin, animation.duration, animation.hasKeyframes ? 1 : 0] + pace
  }
}

import QuartzCore
import Stage

/// A layer property that changes continuously in a recording.
package struct LayerMotion {
  package let layer: Int
  /// The class of the layer's view.
  package let name: String
  package let property: String
  /// The times in seconds and the values of the property. Angles are in degrees.
  package let samples: [(t: Double, value: Double)]
  /// The total change of the value, converted to points. A movement over this distance is as
  /// visible as the change.
  package let change: Double
  /// The number of other layers that move in the same way.
  package fileprivate(set) var twins = 0
  /// The timing curves of the animations, in chronological order.
  package let pace: [String]

  /// The number of points to which one unit of the property's value corresponds, and the factor by
  /// which values are multiplied for display. Both numbers were chosen by eye: a fade or a rotation
  /// by 90° counts as much as a movement across the screen.
  private static func measure(of property: String) -> (weight: Double, factor: Double) {
    if property.hasPrefix("transform.rotation") { return (250, 180 / .pi) }
    return ["opacity", "transform.scale"].contains(property) ? (400, 1) : (1, 1)
  }

  /// The unit of a property's values.
  package static func unit(of property: String) -> String {
    if property.hasPrefix("transform.rotation") { return "°" }
    return ["opacity", "transform.scale"].contains(property) ? "" : "pt"
  }

  /// The minimum number of frames in which the property changes. A property that changes in fewer
  /// frames is treated as assigned and not animated.
  private static let leastSteps = 5
  /// The minimum of `change`, in points.
  private static let leastChange = 4.0
  /// The minimum of `change`, as a fraction of the largest `change` for the property.
  private static let leastShare = 0.1

  /// The motions in a recording, grouped by property. The largest motion is first, and there are at
  /// most `lines` per property.
  ///
  /// If `properties` is given, these properties are included in the given order. If `properties` is
  /// nil, the `rows` properties with the largest motions are included.
  package static func all(
    in recording: Recording, properties: [String]? = nil, rows: Int = 3, lines: Int = 3
  ) -> [(property: String, motions: [LayerMotion])] {
    var wanted = LayerCurve.properties
    if let properties {
      wanted = properties.compactMap { name in wanted.first { $0.name == name } }
    }
    let tracks = Tracks(recording)
    var found = wanted.map { property, read in
      (property: property, motions: tracks.motions(of: property, read))
    }
    if properties == nil {
      found = found.filter { !$0.motions.isEmpty }
      // `sorted` does not guarantee the order of equal elements, so equal motions are compared by
      // index.
      found = found.enumerated().sorted { a, b in
        let (x, y) = (a.element.motions[0].change, b.element.motions[0].change)
        return x == y ? a.offset < b.offset : x > y
      }.map(\.element)
      found = Array(found.prefix(rows))
    }
    return found.map { property, motions in
      let most = motions.first?.change ?? 0
      return (property, Array(motions.filter { $0.change >= most * leastShare }.prefix(lines)))
    }
  }

  /// The values of all layers in all frames.
  private struct Tracks {
    private struct Track {
      let name: String
      var values: [(t: Double, values: LayerValues)] = []
      var animations: [(property: String, name: String)] = []
    }
    private var tracks: [Int: Track] = [:]
    private var order: [Int] = []

    init(_ recording: Recording) {
      for frame in recording.frames { visit(frame.tree.root, frame.time, frame.t) }
    }

    private mutating func visit(_ node: RenderNode, _ parentTime: Double, _ t: Double) {
      if tracks[node.id] == nil {
        tracks[node.id] = Track(name: node.name)
        order.append(node.id)
      }
      tracks[node.id]?.values.append((t, node.presentation(at: parentTime)))
      for animation in node.animations {
        guard let name = animation.paceName else { continue }
        let pace = (property: animation.property.rawValue, name: name)
        if tracks[node.id]?.animations.contains(where: { $0 == pace }) == false {
          tracks[node.id]?.animations.append(pace)
        }
      }
      let time = node.clock.local(at: parentTime)
      for child in node.children { visit(child, time, t) }
    }

    func motions(of property: String, _ read: (LayerValues) -> Double) -> [LayerMotion] {
      let (weight, factor) = LayerMotion.measure(of: property)
      var found: [LayerMotion] = []
      for id in order {
        guard let track = tracks[id] else { continue }
        let samples = track.values.map { (t: $0.t, value: read($0.values)) }
        let change = Self.change(samples) * weight
        guard change >= LayerMotion.leastChange else { continue }
        let shown = samples.map { ($0.t, $0.value * factor) }
        if let twin = found.firstIndex(where: { Self.isSame($0.samples, shown) }) {
          found[twin].twins += 1
          continue
        }
        let key = property.split(separator: ".").first.map(String.init) ?? property
        found.append(
          LayerMotion(
            layer: id, name: track.name, property: property, samples: shown, change: change,
            pace: track.animations.filter { $0.property.hasPrefix(key) }.map(\.name)))
      }
      let ranked = found.enumerated().sorted { a, b in
        a.element.change == b.element.change
          ? a.offset < b.offset : a.element.change > b.element.change
      }
      return ranked.map(\.element)
    }

    /// The total change without the two largest steps. The two steps are omitted because a property
    /// may be assigned and later restored, which is not motion.
    private static func change(_ samples: [(t: Double, value: Double)]) -> Double {
      var steps = zip(samples, samples.dropFirst()).map { abs($1.value - $0.value) }
      let largest = steps.max() ?? 0
      guard steps.count(where: { $0 > largest * 1e-3 }) >= LayerMotion.leastSteps else { return 0 }
      steps.sort()
      let change = steps.dropLast(2).reduce(0, +)
      return change.isFinite ? change : 0
    }

    private static func isSame(
      _ a: [(t: Double, value: Double)], _ b: [(t: Double, value: Double)]
    ) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { $0.t == $1.t && abs($0.value - $1.value) < 1e-6 }
    }
  }
}

extension RenderAnimation {
  /// The name and duration of the timing curve, in terms that UIKit's users know. Nil while the
  /// animation's time is stopped.
  ///
  /// If a property animator drives the animation, the result is the curve of the animator's clock.
  package var paceName: String? {
    switch driver {
    case .held: return nil
    case .tail(_, _, _, let duration, let curve): return Self.name(curve, duration)
    case .swing(_, _, _, let duration, let spring): return Self.name(spring, duration)
    case .running, nil: break
    }
    if let spring { return Self.name(spring, duration) }
    return hasKeyframes
      ? "keyframes, \(Self.seconds(duration))" : Self.name(curve ?? .linear, duration)
  }

  private static func name(_ curve: CubicCurve, _ duration: Double) -> String {
    "\(curve.name), \(seconds(duration))"
  }

  private static func name(_ spring: SpringSolver, _ duration: Double) -> String {
    let ratio = (spring.dampingRatio * 1000).rounded() / 1000
    return "spring, damping ratio \(RunWording.number(ratio)), \(seconds(duration))"
  }

  /// The duration in seconds, rounded to a hundredth.
  private static func seconds(_ duration: Double) -> String {
    RunWording.seconds((duration * 100).rounded() / 100)
  }
}

extension CubicCurve {
  private static let named: [(curve: CubicCurve, name: String)] = [
    (.linear, "linear"), (.easeIn, "ease in"), (.easeOut, "ease out"),
    (.easeInOut, "ease in and out"), (.standard, "Core Animation's default curve"),
  ]

  /// The curve's name or, if it has none, its control points.
  package var name: String {
    if x1 == y1, x2 == y2 { return "linear" }
    return Self.named.first { $0.curve == self }?.name
      ?? "curve (\(RunWording.list([x1, y1, x2, y2])))"
  }
}

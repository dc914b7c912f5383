import QuartzCore

/// The samples of one numeric layer property during a recording, and their velocities.
package struct LayerCurve {
  /// The times in seconds, and the values in the property's unit.
  package private(set) var samples: [(t: Double, value: Double)] = []

  /// The properties that a client can request by name. For each property, there is a function that
  /// reads its value.
  package static let properties: [(name: String, value: @Sendable (LayerValues) -> Double)] = [
    ("position.x", { Double($0.position.x) }), ("position.y", { Double($0.position.y) }),
    ("bounds.width", { Double($0.bounds.width) }), ("bounds.height", { Double($0.bounds.height) }),
    ("bounds.x", { Double($0.bounds.minX) }), ("bounds.y", { Double($0.bounds.minY) }),
    ("opacity", { $0.opacity }), ("cornerRadius", { Double($0.cornerRadius) }),
    ("zPosition", { Double($0.zPosition) }),
    (
      "transform.scale",
      { values in
        let t = values.transform
        return (t.m11 * t.m11 + t.m12 * t.m12 + t.m13 * t.m13).squareRoot()
      }
    ),
    ("transform.rotation.x", { atan2($0.transform.m23, $0.transform.m33) }),
    ("transform.rotation.y", { atan2(-$0.transform.m13, $0.transform.m11) }),
    ("transform.rotation", { atan2($0.transform.m12, $0.transform.m11) }),
    ("transform.translation.x", { Double($0.transform.m41) }),
    ("transform.translation.y", { Double($0.transform.m42) }),
  ]

  /// Returns nil for an unknown property name. For a frame that does not contain the layer, no
  /// sample is added.
  package init?(of layer: Int, _ property: String, in recording: Recording) {
    guard let read = Self.properties.first(where: { $0.name == property })?.value else {
      return nil
    }
    for frame in recording.frames {
      guard let values = frame.tree.root.values(of: layer, at: frame.time) else { continue }
      samples.append((frame.t, read(values)))
    }
  }

  /// The change of the value per second, at the midpoint between consecutive samples.
  package var velocities: [(t: Double, value: Double)] {
    zip(samples, samples.dropFirst()).compactMap { a, b in
      b.t > a.t ? ((a.t + b.t) / 2, (b.value - a.value) / (b.t - a.t)) : nil
    }
  }
}

extension RenderNode {
  fileprivate func values(of layer: Int, at parentTime: Double) -> LayerValues? {
    if id == layer { return presentation(at: parentTime) }
    let time = clock.local(at: parentTime)
    for child in children {
      if let found = child.values(of: layer, at: time) { return found }
    }
    return nil
  }
}

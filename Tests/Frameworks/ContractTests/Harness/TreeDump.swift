import Stage
import TestSupport
import Testing

/// Everything that can be set on a tree of layers and their views. This includes every property of
/// every layer, also of masks and of layers without a view. It also includes the order of the
/// layers, the views that receive touches, and the recognizers.
@MainActor
struct TreeDump {
  fileprivate struct Entry {
    let layer: CALayer
    let values: LayerValues
    let clock: Clock
    let keys: [String]
    let sublayers: [ObjectIdentifier]
    let mask: ObjectIdentifier?
    let view: ViewEntry?
  }
  fileprivate struct ViewEntry {
    let subviews: [ObjectIdentifier]
    let takesTouches: Bool
    let resizing: UIView.AutoresizingMask
    let mode: UIView.ContentMode
    /// Each recognizer, and whether it is enabled.
    let recognizers: [Recognizer]
  }
  fileprivate struct Recognizer: Equatable {
    let id: ObjectIdentifier
    let isEnabled: Bool
  }
  private var entries: [Entry] = []

  init(_ root: UIView) { visit(root.layer) }

  private mutating func visit(_ layer: CALayer) {
    entries.append(
      Entry(
        layer: layer, values: layer.values, clock: layer.clock, keys: layer.animationKeys() ?? [],
        sublayers: (layer.sublayers ?? []).map(ObjectIdentifier.init),
        mask: layer.mask.map(ObjectIdentifier.init),
        view: (layer.delegate as? UIView).map { view in
          ViewEntry(
            subviews: view.subviews.map(ObjectIdentifier.init),
            takesTouches: view.isUserInteractionEnabled, resizing: view.autoresizingMask,
            mode: view.contentMode,
            recognizers: (view.gestureRecognizers ?? []).map {
              Recognizer(id: ObjectIdentifier($0), isEnabled: $0.isEnabled)
            })
        }))
    if let mask = layer.mask { visit(mask) }
    for layer in layer.sublayers ?? [] { visit(layer) }
  }

  /// The differences of a later dump from this one; empty if there are none.
  func differences(to later: TreeDump) -> [String] {
    let (ids, laterIDs) = (entries.map { $0.id }, later.entries.map { $0.id })
    guard ids == laterIDs else {
      let gone = entries.filter { !laterIDs.contains($0.id) }.map { "\($0.name) is gone" }
      let new = later.entries.filter { !ids.contains($0.id) }.map { "\($0.name) is new" }
      return gone + new + (gone.isEmpty && new.isEmpty ? ["the layers' order"] : [])
    }
    return zip(entries, later.entries).flatMap { $0.differences(to: $1) }
  }
}

extension TreeDump.Entry {
  fileprivate var id: ObjectIdentifier { ObjectIdentifier(layer) }

  @MainActor fileprivate var name: String {
    (layer.delegate as? UIView)?.description ?? layer.description
  }

  @MainActor fileprivate func differences(to later: Self) -> [String] {
    var found = AnimatableProperty.allCases.filter { values[$0] != later.values[$0] }
      .map { "\($0.rawValue): \(values[$0]) became \(later.values[$0])" }
    if values.unanimated != later.values.unanimated {
      found.append("\(values.unanimated) became \(later.values.unanimated)")
    }
    if clock != later.clock { found.append("clock") }
    if keys != later.keys { found.append("animations \(keys) became \(later.keys)") }
    if sublayers != later.sublayers { found.append("sublayers") }
    if mask != later.mask { found.append("mask") }
    if let view, let after = later.view {
      if view.subviews != after.subviews { found.append("subviews") }
      if view.takesTouches != after.takesTouches { found.append("touches") }
      if view.resizing != after.resizing { found.append("autoresizingMask") }
      if view.mode != after.mode { found.append("contentMode") }
      if view.recognizers != after.recognizers { found.append("recognizers") }
    } else if (view == nil) != (later.view == nil) {
      found.append("view")
    }
    return found.map { "\(name) \($0)" }
  }
}

extension LayerValues {
  /// The properties that no animation changes.
  fileprivate var unanimated: [String] {
    [
      "corners \(maskedCorners.rawValue)", "gravity \(contentsGravity.rawValue)",
      "edges \(allowsEdgeAntialiasing) \(edgeAntialiasingMask.rawValue)",
      "group opacity \(allowsGroupOpacity)", "raster \(shouldRasterize) \(rasterizationScale)",
    ]
  }
}

extension Stage {
  func dump(_ view: UIView) -> TreeDump { run { TreeDump(view) } }

  /// The presentation values of every layer below `root`, parents first.
  func shownValues(_ root: CALayer) -> [LayerValues] {
    run { root.subtree.map { $0.presentationValues() ?? $0.values } }
  }
}

/// The largest difference between two lists of values of the same layers, with the property that
/// differs.
func distance(_ a: [LayerValues], _ b: [LayerValues]) -> (Double, String) {
  guard a.count == b.count else { return (.infinity, "layers") }
  var worst = (0.0, "")
  for (index, (a, b)) in zip(a, b).enumerated() {
    for property in AnimatableProperty.allCases where property.isWhole {
      let found = distance(a[property], b[property])
      if found > worst.0 { worst = (found, "layer \(index), \(property.rawValue)") }
    }
  }
  return worst
}

private func distance(_ a: AnimatableValue, _ b: AnimatableValue) -> Double {
  func far(_ a: [CGFloat], _ b: [CGFloat]) -> Double {
    Double(zip(a, b).map { abs($0 - $1) }.max() ?? 0)
  }
  switch (a, b) {
  case (.number(let a), .number(let b)): return abs(a - b)
  case (.point(let a), .point(let b)): return far([a.x, a.y], [b.x, b.y])
  case (.size(let a), .size(let b)): return far([a.width, a.height], [b.width, b.height])
  case (.rect(let a), .rect(let b)):
    return far([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height])
  case (.transform(let a), .transform(let b)): return far(a.elements, b.elements)
  case (.color(let a?), .color(let b?)): return far(a.components ?? [], b.components ?? [])
  default: return a == b ? 0 : .infinity
  }
}

extension CATransform3D {
  fileprivate var elements: [CGFloat] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }
}

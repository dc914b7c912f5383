import Stage
import Testing

/// Everything an author can have set on a tree of views: every layer property, the order of
/// subviews, what takes touches, recognizers.
@MainActor
struct TreeDump {
  private struct Entry {
    let view: UIView
    let values: LayerValues
    let clock: Clock
    let keys: [String]
    let subviews: [ObjectIdentifier]
    let takesTouches: Bool
    let recognizers: Int
  }
  private var entries: [Entry] = []

  init(_ root: UIView) { visit(root) }

  private mutating func visit(_ view: UIView) {
    entries.append(
      Entry(
        view: view, values: view.layer.values, clock: view.layer.clock,
        keys: view.layer.animationKeys() ?? [], subviews: view.subviews.map(ObjectIdentifier.init),
        takesTouches: view.isUserInteractionEnabled,
        recognizers: view.gestureRecognizers?.count ?? 0))
    for view in view.subviews { visit(view) }
  }

  /// How a later dump differs from this one; empty when it does not.
  func differences(to later: TreeDump) -> [String] {
    guard
      entries.map({ ObjectIdentifier($0.view) }) == later.entries.map({ ObjectIdentifier($0.view) })
    else { return ["other views, or in another order"] }
    return zip(entries, later.entries).flatMap { a, b -> [String] in
      var found = AnimatableProperty.allCases.filter { a.values[$0] != b.values[$0] }
        .map { "\(a.view) \($0.rawValue): \(a.values[$0]) became \(b.values[$0])" }
      if a.clock != b.clock { found.append("\(a.view) clock") }
      if a.keys != b.keys { found.append("\(a.view) animations \(a.keys) became \(b.keys)") }
      if a.subviews != b.subviews { found.append("\(a.view) subviews") }
      if a.takesTouches != b.takesTouches { found.append("\(a.view) touches") }
      if a.recognizers != b.recognizers { found.append("\(a.view) recognizers") }
      return found
    }
  }
}

extension Stage {
  func dump(_ view: UIView) -> TreeDump { run { TreeDump(view) } }

  /// What every layer below `root` shows now, parents first.
  func shownValues(_ root: CALayer) -> [LayerValues] {
    run {
      var all: [LayerValues] = []
      root.visitAll { all.append($0.presentationValues() ?? $0.values) }
      return all
    }
  }
}

/// The largest difference between two pictures of the same layers, property by property.
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

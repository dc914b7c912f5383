extension CALayer {
  /// The subtree as text: one layer per line, with sublayers indented below their parent.
  package func recursiveDescription() -> String {
    lines(depth: 0).joined(separator: "\n")
  }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "   | ", count: depth)
    let masks = mask.map { $0.lines(depth: depth + 1) } ?? []
    return [indent + description] + masks + children.flatMap { $0.lines(depth: depth + 1) }
  }

  /// Violations of the subtree's invariants; empty if the subtree is consistent.
  ///
  /// Every sublayer and mask must refer to its superlayer, which must list it exactly once. If
  /// layout or commit is pending for a layer, all its ancestors must be marked, because the search
  /// for pending work starts at the root and follows the marks.
  package func checkInvariants() -> [String] {
    var faults: [String] = []
    if Set(children.map(ObjectIdentifier.init)).count != children.count {
      faults.append("\(description) contains a sublayer twice")
    }
    if let mask, children.contains(where: { $0 === mask }) {
      faults.append("\(description) has its mask among its sublayers")
    }
    for child in children + (mask.map { [$0] } ?? []) {
      if child.superlayer !== self {
        faults.append("\(child.description) does not have \(description) as its superlayer")
      }
      if child.needsLayoutNow || child.hasLayoutBelow, !hasLayoutBelow {
        faults.append(
          "\(description) does not know that \(child.description) or a layer below it needs "
            + "layout")
      }
      if child.isDirty || child.hasDirtyBelow, !isDirty, !hasDirtyBelow {
        faults.append(
          "\(description) does not know that \(child.description) or a layer below it has "
            + "changed")
      }
      faults += child.checkInvariants()
    }
    return faults
  }
}

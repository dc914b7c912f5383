extension UIView {
  /// A one-line description of the view. It contains the view's class, number and frame, and all
  /// properties that do not have their default values.
  var line: String {
    func numbers(_ values: CGFloat...) -> String {
      values.map { CallTrace.number(Double($0)) }.joined(separator: " ")
    }
    var parts = [
      World.current.names(self),
      "frame = (\(numbers(frame.minX, frame.minY)); \(numbers(frame.width, frame.height)))",
    ]
    if !CATransform3DIsIdentity(layer.transform) { parts.append("transformed") }
    if isHidden { parts.append("hidden") }
    if alpha < 1 { parts.append("alpha = \(numbers(alpha))") }
    if clipsToBounds { parts.append("clips") }
    if !isUserInteractionEnabled { parts.append("takes no touches") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let keys = layer.animationKeys() { parts.append("animates \(keys.joined(separator: ", "))") }
    return "<\(parts.joined(separator: "; "))>"
  }

  /// The subtree as text, with one line per view. Subviews are indented below their superview.
  package func recursiveDescription() -> String {
    func lines(_ view: UIView, _ depth: Int) -> [String] {
      [String(repeating: "   | ", count: depth) + view.description]
        + view.views.flatMap { lines($0, depth + 1) }
    }
    return lines(self, 0).joined(separator: "\n")
  }

  /// Returns descriptions of the inconsistencies in the subtree; empty if there are none.
  ///
  /// Checks that each subview refers to its superview and window, that the subviews' layers are
  /// sublayers in the same order, and that the layers' invariants hold.
  package func checkInvariants() -> [String] {
    layer.checkInvariants() + viewFaults()
  }

  private func viewFaults() -> [String] { childFaults() + views.flatMap { $0.viewFaults() } }

  /// Whether the subviews' layers have the same order among the sublayers as the views among the
  /// subviews.
  var isInStep: Bool {
    let own = Set(views.map { ObjectIdentifier($0.layer) })
    let layers = (layer.sublayers ?? []).map(ObjectIdentifier.init).filter(own.contains)
    return layers == views.map { ObjectIdentifier($0.layer) }
  }

  private func childFaults() -> [String] {
    var faults: [String] = []
    if layer.delegate !== self { faults.append("\(line) is not its layer's delegate") }
    if !isInStep {
      faults.append("\(line) and its layer order their children differently")
    }
    for view in views {
      if view.parentView !== self {
        faults.append("\(view.line) does not have \(line) as its superview")
      }
      if view.hostWindow !== hostWindow, !(view is UIWindow) {
        faults.append("\(view.line) is not in the window of \(line)")
      }
    }
    return faults
  }
}

extension LayerValues {
  /// The visible values that no `AnimatableProperty` reads, as text, by the names of their
  /// properties. Values that equal the default are omitted, so most layers have none.
  package var otherValues: [(name: String, text: String)] {
    var found: [(name: String, text: String)] = []
    func note<V: Equatable>(_ name: String, _ value: V, default usual: V, _ text: String) {
      if value != usual { found.append((name, text)) }
    }
    let usual = LayerValues()
    note(
      "maskedCorners", maskedCorners, default: usual.maskedCorners, "\(maskedCorners.rawValue)")
    note(
      "contentsGravity", contentsGravity, default: usual.contentsGravity, contentsGravity.rawValue)
    note(
      "allowsEdgeAntialiasing", allowsEdgeAntialiasing, default: true, "\(allowsEdgeAntialiasing)")
    note(
      "edgeAntialiasingMask", edgeAntialiasingMask, default: .all,
      "\(edgeAntialiasingMask.rawValue)")
    note("allowsGroupOpacity", allowsGroupOpacity, default: true, "\(allowsGroupOpacity)")
    note("shouldRasterize", shouldRasterize, default: false, "\(shouldRasterize)")
    note("rasterizationScale", rasterizationScale, default: 1, "\(rasterizationScale)")
    if let shape = shape?.values { found += shape.otherValues }
    if let gradient = gradient?.values {
      note("type", gradient.kind, default: .axial, "\(gradient.kind)")
    }
    if let text = text?.values { found += text.otherValues }
    if let replication { found += replication.otherValues }
    return found
  }
}

extension ShapeValues {
  fileprivate var otherValues: [(name: String, text: String)] {
    let all: [(String, String, Bool)] = [
      ("fillRule", "even-odd", isEvenOdd), ("lineCap", "\(lineCap)", lineCap != .butt),
      ("lineJoin", "\(lineJoin)", lineJoin != .miter),
      ("lineDashPattern", "\(lineDashPattern)", !lineDashPattern.isEmpty),
    ]
    return all.filter(\.2).map { ($0.0, $0.1) }
  }
}

extension TextValues {
  fileprivate var otherValues: [(name: String, text: String)] {
    let styles = pieces.map { piece in
      let font = piece.font.map { "\($0.name)" } ?? ""
      return "\(font) \(piece.color.map { "\($0.rgba)" } ?? "") \(piece.kern) "
        + "\(piece.isUnderlined) \(piece.isStruckThrough)"
    }
    return [
      ("string", pieces.map(\.text).joined()), ("styles", styles.joined(separator: "; ")),
      ("font", face.name), ("isWrapped", "\(isWrapped)"), ("truncationMode", "\(truncation)"),
      ("alignmentMode", "\(alignment)"),
    ]
  }
}

extension FontDescription {
  /// The font without its size, which is a property of its own.
  fileprivate var name: String {
    "\(custom?.postScriptName ?? "system") \(weight) \(italic) \(monospaced) \(monospacedDigits)"
  }
}

extension Replication {
  fileprivate var otherValues: [(name: String, text: String)] {
    [
      ("instanceCount", "\(count)"), ("instanceTransform", "\(transform)"),
      ("instanceDelay", "\(delay)"), ("instanceColor", "\(color)"),
      ("instanceColorOffsets", "\(colorOffset)"),
    ]
  }
}

// Copies of layers as they show.
extension CALayer {
  /// The layer with the values that show now; nil before the first commit.
  func presentationCopy() -> CALayer? {
    guard let shown = presentationValues() else { return nil }
    let copy = CALayer(layer: self)
    copy.values = shown
    copy.modelLayer = self
    copy.superlayer = superlayer
    return copy
  }

  /// What stands in for the sublayers of a presentation layer.
  var presentationSublayers: [CALayer]? {
    modelLayer?.sublayers?.compactMap { $0.presentation() }
  }
}

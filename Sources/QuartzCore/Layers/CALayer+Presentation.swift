/// A presentation layer, with what decides on its values: the committed layer and its parent's time.
struct ShownCopy {
  let layer: CALayer
  let node: RenderNode
  let time: Double
}

// Copies of layers as they show.
extension CALayer {
  /// The layer with the values that show now; nil before the first commit.
  ///
  /// One object for each commit and time, so that two ways to it through the tree meet.
  func presentationCopy() -> CALayer? {
    guard !isPresentation else { return self }
    guard let node else { return nil }
    let time = committedParentTime
    if let shownCopy, shownCopy.node === node, shownCopy.time == time { return shownCopy.layer }
    let copy = CALayer(layer: self)
    copy.values = node.presentation(at: time)
    copy.clock = node.clock
    copy.modelLayer = self
    shownCopy = ShownCopy(layer: copy, node: node, time: time)
    return copy
  }

  /// What stands in for the sublayers of the presentation layer.
  var presentationSublayers: [CALayer]? { sublayers?.compactMap { $0.presentation() } }
}

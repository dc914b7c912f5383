extension AnimationCapture {
  /// What says where a layer is and how large.
  private static let places: [AnimatableProperty] = [.position, .bounds, .transform]

  /// Takes out what the blocks wrote about places, each layer's as one change from before the
  /// first block to after the last. A place that the app has changed since is no longer theirs.
  package func takeMoves() -> [Write] {
    var moves: [Write] = []
    for write in writes where Self.places.contains(write.property) {
      let known = moves.firstIndex { $0.layer === write.layer && $0.property == write.property }
      guard let known else {
        moves.append(write)
        continue
      }
      moves[known] = Write(
        layer: write.layer, property: write.property, before: moves[known].before,
        after: write.after)
    }
    writes.removeAll { Self.places.contains($0.property) }
    return moves.filter { $0.layer.values[$0.property] == $0.after }
  }
}

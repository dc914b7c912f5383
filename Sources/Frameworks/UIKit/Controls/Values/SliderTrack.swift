/// One side of a slider's track. This side is a coloured shape with round ends, or a stretched
/// image.
final class SliderTrack: UIImageView {
  func show(_ image: UIImage?, or color: UIColor) {
    if self.image !== image { self.image = image }
    backgroundColor = image == nil ? color : nil
  }

  /// Sets the frame. An image keeps its own height.
  func fill(_ rect: CGRect) {
    guard let image else {
      if frame != rect { frame = rect }
      layer.cornerRadius = rect.height / 2
      return
    }
    let place = rect.centered(CGSize(width: rect.width, height: image.size.height))
    if frame != place { frame = place }
    layer.cornerRadius = 0
  }
}

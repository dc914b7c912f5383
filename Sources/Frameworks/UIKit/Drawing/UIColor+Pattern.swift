extension UIColor {
  /// Creates a colour that draws an image, repeated from the upper left corner of the layer. The
  /// colour's components are those of the image's mean colour. In Matchcut, only the backgrounds of
  /// layers show the image; everything else has the mean colour.
  public convenience init(patternImage image: UIImage) {
    let pattern = image.cgImage.map { CGColor(pattern: TilePattern(tile: $0, size: image.size)) }
    self.init(cgColor: pattern ?? .clear)
  }
}

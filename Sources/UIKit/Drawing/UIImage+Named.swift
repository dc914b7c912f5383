// Images by name.
extension UIImage {
  /// The image called `name` of the main bundle, for the main screen; nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image called `name` of a bundle, the main one if nil; nil where there is none.
  ///
  /// It is a PNG or JPEG file of that name, with or without its extension. Of files that end in `@2x`
  /// and `@3x` the one for the traits' display scale is taken, else the next larger, else the
  /// largest; without traits the main screen's scale counts. `matchcut build` puts the images of
  /// asset catalogues beside the others, each called as its set, with the set's rendering mode. Other
  /// formats are not decoded and give nil; pictures for dark mode and other variants are left out.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let screen = MainActorReach.read { UIScreen.main.scale } ?? 1
    let given = traitCollection?.displayScale ?? 0
    guard let file = NamedImageFile(name, in: bundle ?? .main, for: given > 0 ? given : screen),
      let data = FileManager.default.contents(atPath: file.path), let decoded = DecodedImage(data)
    else { return nil }
    self.init(decoded.image, scale: file.scale, decoded.orientation, file.renderingMode)
  }
}

/// The file of an image that is known by name.
struct NamedImageFile {
  let path: String
  /// Pixels per point.
  let scale: CGFloat
  let renderingMode: UIImage.RenderingMode

  private static let types = ["png", "jpg", "jpeg"]

  /// Nil where the bundle has no file.
  init?(_ name: String, in bundle: Bundle, for screen: CGFloat) {
    guard !name.isEmpty else { return nil }
    let file = name as NSString
    let isWhole = !file.pathExtension.isEmpty && bundle.path(forResource: name, ofType: nil) != nil
    let base = isWhole || file.pathExtension == "png" ? file.deletingPathExtension : name
    let types = isWhole ? [file.pathExtension] : Self.types
    let found = [CGFloat(1), 2, 3].compactMap { scale -> (scale: CGFloat, path: String)? in
      let ends = scale == 1 ? ["", "@1x"] : ["@\(Int(scale))x"]
      return types.lazy.flatMap { type in ends.map { (base + $0, type) } }
        .compactMap { bundle.path(forResource: $0, ofType: $1) }.first
        .map { (max(scale, UIImage.scale(of: $0)), $0) }
    }
    guard let best = found.first(where: { $0.scale >= screen }) ?? found.last else { return nil }
    (path, scale) = (best.path, best.scale)
    renderingMode = AssetCatalogue.renderingMode(of: base, in: bundle)
  }
}

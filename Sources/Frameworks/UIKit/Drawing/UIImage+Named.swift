// Finds images by name.
extension UIImage {
  /// The image called `name` in the main bundle, at the main screen's scale; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image called `name` in a bundle; nil if there is none. If `bundle` is nil, the main bundle
  /// is used.
  ///
  /// The image is a PNG or JPEG file with that name; `name` may include the extension. If there are
  /// files for several scales (`@2x`, `@3x`), the file for the display scale of `traitCollection`
  /// is used. If the file for the display scale is missing, the file for the next larger scale is
  /// used or, if there is none, the file for the largest scale. If no display scale is specified,
  /// the main screen's scale is used.
  ///
  /// `matchcut build` adds the images of asset catalogues to the bundle. An image of an asset
  /// catalogue has the name and the rendering mode of its image set. Variants of an image, for
  /// example for dark mode, are left out. Files in other formats are not decoded, so the result is
  /// nil.
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

/// The file of a named image.
struct NamedImageFile {
  let path: String
  /// The number of pixels per point.
  let scale: CGFloat
  let renderingMode: UIImage.RenderingMode

  private static let types = ["png", "jpg", "jpeg"]

  /// Returns nil if the bundle does not contain an image called `name`. `screen` is the desired
  /// scale.
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
    renderingMode =
      switch AssetCatalogue.intent(ofImage: base, in: bundle) {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
  }
}

// Finds images by name.
extension UIImage {
  /// The image called `name` in the main bundle, at the main screen's scale; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image called `name` in a bundle; nil if there is none. If `bundle` is nil, the main bundle
  /// is used.
  ///
  /// The image is a PNG, JPEG, PDF or SVG file with that name; `name` may include the extension. If
  /// there are files for several scales (`@2x`, `@3x`), the file for the display scale of
  /// `traitCollection` is used. If the file for the display scale is missing, a PDF or SVG document
  /// is drawn at the display scale. If there is no document, the file for the next larger scale is
  /// used or, if there is none, the file for the largest scale. If no display scale is specified,
  /// the main screen's scale is used.
  ///
  /// `matchcut build` adds the images of asset catalogues to the bundle. An image of an asset
  /// catalogue has the name and the rendering mode of its image set. Variants of an image, for
  /// example for dark mode, are left out. Files in other formats are not decoded, so the result is
  /// nil. If a document cannot be drawn, a warning says why, and the result is nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let screen = MainActorReach.read { UIScreen.main.scale } ?? 1
    let given = traitCollection?.displayScale ?? 0
    guard let file = NamedImageFile(name, in: bundle ?? .main, for: given > 0 ? given : screen),
      let decoded = file.decoded
    else { return nil }
    self.init(
      decoded.image, scale: file.scale, decoded.orientation, file.renderingMode,
      original: decoded.document)
  }
}

/// The file of a named image.
struct NamedImageFile {
  let path: String
  /// The number of pixels per point.
  let scale: CGFloat
  let renderingMode: UIImage.RenderingMode
  /// Whether the image is drawn again when it is enlarged.
  private let isSharp: Bool

  private static let bitmaps = ["png", "jpg", "jpeg"]
  private static let documents = ["pdf", "svg"]

  /// Returns nil if the bundle does not contain an image called `name`. `screen` is the desired
  /// scale.
  init?(_ name: String, in bundle: Bundle, for screen: CGFloat) {
    guard !name.isEmpty else { return nil }
    let file = name as NSString
    let isWhole = !file.pathExtension.isEmpty && bundle.path(forResource: name, ofType: nil) != nil
    let base = isWhole || file.pathExtension == "png" ? file.deletingPathExtension : name
    func files(_ types: [String]) -> [(scale: CGFloat, path: String)] {
      let types = types.filter { !isWhole || $0 == file.pathExtension.lowercased() }
        .map { isWhole ? file.pathExtension : $0 }
      return [CGFloat(1), 2, 3].compactMap { scale in
        let ends = scale == 1 ? ["", "@1x"] : ["@\(Int(scale))x"]
        return types.lazy.flatMap { type in ends.map { (base + $0, type) } }
          .compactMap { bundle.path(forResource: $0, ofType: $1) }.first
          .map { (max(scale, UIImage.scale(of: $0)), $0) }
      }
    }
    let (bitmaps, documents) = (files(Self.bitmaps), files(Self.documents))
    if let exact = bitmaps.first(where: { $0.scale == screen }) {
      (path, scale) = (exact.path, exact.scale)
    } else if let document = documents.first {
      (path, scale) = (document.path, screen)
    } else if let best = bitmaps.first(where: { $0.scale >= screen }) ?? bitmaps.last {
      (path, scale) = (best.path, best.scale)
    } else {
      return nil
    }
    let set = AssetCatalogue.imageProperties(base, in: bundle)
    renderingMode =
      switch set?.intent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    isSharp = set?.preservesVector ?? false
  }

  /// The content of the file; nil if it cannot be read.
  var decoded: (image: CGImage, orientation: UIImage.Orientation, document: VectorImage?)? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let type = (path as NSString).pathExtension.lowercased()
    guard Self.documents.contains(type) else {
      return DecodedImage(data).map { ($0.image, $0.orientation, nil) }
    }
    let document = VectorImage(data, isPDF: type == "pdf")
    do {
      let image = try document.image(scale: scale / UIImage.scale(of: path))
      return (image, .up, isSharp ? document : nil)
    } catch {
      let name = (path as NSString).lastPathComponent
      MainActorReach.read { UIKitLog.warnOnce("The image \"\(name)\" is not shown. \(error)") }
      return nil
    }
  }
}

extension VectorImage: ImageOriginal {
  func drawn(width: Int, height: Int) -> CGImage? { try? image(width: width, height: height) }
}

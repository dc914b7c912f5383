import CoreGraphics

/// Writes an image as PNG or JPEG data. Only the first image is written.
public final class CGImageDestination {
  enum Target {
    case data(NSMutableData)
    case file(URL)
  }
  let target: Target
  let isJPEG: Bool
  var image: CGImage?
  var quality = 1.0

  /// Nil for other types.
  init?(_ target: Target, type: String) {
    guard ["public.png", "public.jpeg", "public.jpg"].contains(type) else { return nil }
    (self.target, isJPEG) = (target, type != "public.png")
  }

  func write() -> Bool {
    guard let data = isJPEG ? image?.jpegData(quality: quality) : image?.pngData() else {
      return false
    }
    switch target {
    case .data(let target): target.append(data)
    case .file(let url): return (try? data.write(to: url)) != nil
    }
    return true
  }
}

/// Creates a destination that writes a file; nil for types other than PNG and JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.file(url as URL), type: type as String)
}
/// Creates a destination that appends to data; nil for types other than PNG and JPEG.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type as String)
}
/// Adds an image, with properties such as its quality. Only the first image of a destination is
/// used.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  guard idst.image == nil else { return }
  idst.image = image
  CGImageDestinationSetProperties(idst, properties)
}
/// Adds an image of a source. An index that the source does not have adds nothing.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = isrc.image(at: index) { CGImageDestinationAddImage(idst, image, properties) }
}
/// Sets properties of the file. Only `kCGImageDestinationLossyCompressionQuality` has an effect, on
/// JPEG files: 0 to 1, 1 by default.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  let quality = Options(properties).number(kCGImageDestinationLossyCompressionQuality)
  idst.quality = quality ?? idst.quality
}
/// Returns whether the image was written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }

import CVectorImages

/// An SVG or PDF document, of which the first page is drawn as an image in any size. Immutable.
///
/// A separate process draws documents: a document that uses too much time or memory, or that makes
/// the library crash, cannot stop the app. References to other files are not followed.
package struct VectorImage: Sendable {
  /// Why a document was not drawn. `description` is a sentence without the name of the file.
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case tooLong, unreadable
    case tooLarge(width: Double, height: Double)
    case noLibrary(String)
    case stopped, noProcess

    package var description: String {
      switch self {
      case .tooLong:
        "The document has more than \(VectorImage.mostBytes >> 20) MB. Make it smaller."
      case .unreadable: "The document is damaged, or has no size. Open it in another program."
      case .tooLarge(let width, let height):
        "The document has a size of \(Int(width)) × \(Int(height)) points, and an image may have at "
          + "most \(BitmapSize.longestSide) pixels per side and \(BitmapSize.mostFilePixels) pixels "
          + "in total. Make it smaller."
      case .noLibrary(let package):
        "The library that draws it is not installed. Install the package \(package)."
      case .stopped:
        "Drawing it took too much time or memory, or the library crashed. Simplify the document."
      case .noProcess: "The process that draws documents could not be started."
      }
    }
  }

  private let bytes: Data
  private let isPDF: Bool
  private let mostSeconds: Int

  /// The maximum length of a document, and the maximum processor time for reading and drawing it.
  /// The numbers are Matchcut's choice.
  package static let mostBytes = 32 << 20
  private static let mostSeconds = 5

  /// Creates an image from the content of a file. The content is read when the image is drawn.
  package init(_ bytes: Data, isPDF: Bool) {
    self.init(bytes, isPDF: isPDF, mostSeconds: Self.mostSeconds)
  }

  package init(_ bytes: Data, isPDF: Bool, mostSeconds: Int) {
    (self.bytes, self.isPDF, self.mostSeconds) = (bytes, isPDF, mostSeconds)
  }

  /// The document in its own size, with `scale` pixels per point.
  package func image(scale: CGFloat) throws(Problem) -> CGImage {
    try drawn(width: 0, height: 0, scale: Double(scale))
  }

  /// The document, stretched to a size in pixels.
  package func image(width: Int, height: Int) throws(Problem) -> CGImage {
    guard BitmapSize.isDecoded(width: width, height: height) else {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
    return try drawn(width: width, height: height, scale: 1)
  }

  private func drawn(width: Int, height: Int, scale: Double) throws(Problem) -> CGImage {
    guard bytes.count <= Self.mostBytes else { throw .tooLong }
    let answer = answer(width: width, height: height, scale: scale)
    defer { free(answer.pixels) }
    switch matchcut_vector_status(UInt32(answer.status)) {
    case matchcut_vector_drawn:
      guard let pixels = answer.pixels else { throw .stopped }
      let (width, height) = (Int(answer.width), Int(answer.height))
      let all = Array(UnsafeBufferPointer(start: pixels, count: width * height))
      return CGImage(width: width, height: height, pixels: all)
    case matchcut_vector_unreadable: throw .unreadable
    case matchcut_vector_too_large:
      throw .tooLarge(width: answer.points_wide, height: answer.points_high)
    case matchcut_vector_no_library: throw .noLibrary(isPDF ? "libpoppler-glib8" : "librsvg2-2")
    case matchcut_vector_no_process: throw .noProcess
    default: throw .stopped
    }
  }

  private func answer(width: Int, height: Int, scale: Double) -> matchcut_vector_answer {
    let format = isPDF ? matchcut_vector_pdf : matchcut_vector_svg
    // The pointers are valid even for empty data.
    let (document, fonts) = (Array(bytes) + [0], Array(FontConfiguration.xml.utf8) + [0])
    return document.withUnsafeBufferPointer { document in
      fonts.withUnsafeBufferPointer { fonts in
        guard let start = document.baseAddress, let first = fonts.baseAddress else {
          return matchcut_vector_answer()
        }
        return matchcut_vector_draw(
          matchcut_vector_request(
            format: Int32(format.rawValue), width: Int32(width), height: Int32(height),
            longest_side: Int32(BitmapSize.longestSide),
            most_pixels: Int32(BitmapSize.mostFilePixels), scale: scale,
            seconds: Int32(mostSeconds), bytes: start,
            length: bytes.count, fonts: first, fonts_length: fonts.count - 1))
      }
    }
  }
}

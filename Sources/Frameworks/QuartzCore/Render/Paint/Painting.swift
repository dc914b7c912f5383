import CoreGraphics

/// A picture and the paint list from which it was painted. The list makes it possible to paint only
/// the changes for the next picture.
package struct Painting: Sendable {
  package private(set) var image: CGImage
  private(set) var paintList: PaintList
  private var painted: Damage

  init(image: CGImage, paintList: PaintList, painted: Damage) {
    (self.image, self.paintList, self.painted) = (image, paintList, painted)
  }

  /// The number of 32-row bands in which at least a part was painted. All other pixels were copied
  /// or reused.
  package var paintedBands: Int { painted.height }

  /// The painted columns of each band. The range is empty for a band without painted columns.
  package var paintedColumns: [Range<Int32>] { painted.columns }

  /// Removes the pixels from the picture and returns them. Returns nil if there are other
  /// references to the picture.
  mutating func takePixels() -> [UInt32]? {
    guard isKnownUniquelyReferenced(&image) else { return nil }
    let pixels = image.pixels
    image = Self.none
    return pixels
  }

  /// Removes the paint list and the damage and returns them, so that their memory can be reused.
  mutating func takeLists() -> (PaintList, Damage) {
    var (paintList, painted) = (PaintList(), Damage())
    swap(&paintList, &self.paintList)
    swap(&painted, &self.painted)
    return (paintList, painted)
  }

  private static let none = CGImage(width: 0, height: 0, pixels: [])
}

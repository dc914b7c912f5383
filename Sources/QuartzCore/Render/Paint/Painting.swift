import CoreGraphics

/// A picture with the scene that it was painted from, which allows the next one to be painted
/// incrementally.
package struct Painting: Sendable {
  package private(set) var image: CGImage
  private(set) var paintList: PaintList
  private var painted: Damage

  init(image: CGImage, paintList: PaintList, painted: Damage) {
    (self.image, self.paintList, self.painted) = (image, paintList, painted)
  }

  /// The number of 32-row strips that were at least partly painted, not copied or reused.
  package var paintedBands: Int { painted.height }

  /// The painted columns of each strip; an empty range for none.
  package var paintedColumns: [Range<Int32>] { painted.columns }

  /// Removes and returns the pixels if the picture has no other reference.
  mutating func takePixels() -> [UInt32]? {
    guard isKnownUniquelyReferenced(&image) else { return nil }
    let pixels = image.pixels
    image = Self.none
    return pixels
  }

  /// Removes and returns the lists for reuse of their memory.
  mutating func takeLists() -> (PaintList, Damage) {
    var (paintList, painted) = (PaintList(), Damage())
    swap(&paintList, &self.paintList)
    swap(&painted, &self.painted)
    return (paintList, painted)
  }

  private static let none = CGImage(width: 0, height: 0, pixels: [])
}

import CoreGraphics

/// A picture, and what it was painted from: the next one is painted only where it differs.
package struct Painting: Sendable {
  package private(set) var image: CGImage
  private(set) var scene: Scene
  private var painted: Damage

  init(image: CGImage, scene: Scene, painted: Damage) {
    (self.image, self.scene, self.painted) = (image, scene, painted)
  }

  /// How many strips of 32 rows were painted in part or whole, not copied or found.
  package var paintedBands: Int { painted.height }

  /// The columns of each strip that were painted; an empty range where none were.
  package var paintedColumns: [Range<Int32>] { painted.columns }

  /// Takes the pixels out, if nobody else keeps the picture.
  mutating func takePixels() -> [UInt32]? {
    guard isKnownUniquelyReferenced(&image) else { return nil }
    let pixels = image.pixels
    image = Self.none
    return pixels
  }

  /// Takes the memory of its lists.
  mutating func takeLists() -> (Scene, Damage) {
    var (scene, painted) = (Scene(), Damage())
    swap(&scene, &self.scene)
    swap(&painted, &self.painted)
    return (scene, painted)
  }

  private static let none = CGImage(width: 0, height: 0, pixels: [])
}

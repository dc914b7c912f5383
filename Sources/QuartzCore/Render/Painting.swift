import CoreGraphics

/// A picture, and what it was painted from: the next one is painted only where it differs.
package struct Painting: Sendable {
  package private(set) var image: CGImage
  private(set) var scene: Scene
  /// How many strips of 32 rows were painted in part or whole, not copied or found.
  package let paintedBands: Int
  /// The columns of each strip that were painted; an empty range where none were.
  package let paintedColumns: [Range<Int32>]

  init(image: CGImage, scene: Scene, painted: Damage) {
    (self.image, self.scene) = (image, scene)
    (paintedBands, paintedColumns) = (painted.height, painted.columns)
  }

  /// Takes out the memory of the scene.
  mutating func takeScene() -> Scene {
    var taken = Scene()
    swap(&taken, &scene)
    taken.empty()
    return taken
  }

  /// Takes the pixels out, if nobody else keeps the picture.
  mutating func takePixels() -> [UInt32]? {
    guard isKnownUniquelyReferenced(&image) else { return nil }
    let pixels = image.pixels
    image = CGImage(width: 0, height: 0, pixels: [])
    return pixels
  }
}

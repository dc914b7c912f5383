import CoreGraphics

/// The brightness of a picture in square blocks, 0 to 255. An incomplete block at the right or
/// bottom edge is left out.
package struct BrightnessBlocks {
  private let rows: [[Double]]

  /// `side` is the length of a block's sides in pixels.
  package init(_ picture: CGImage, side: Int) { rows = picture.means(ofSquares: side) }

  /// Compares this picture with the horizontal mirror image of another. Returns the mean difference
  /// and the fraction of blocks that differ by more than one eighth of the range. The mean alone is
  /// not enough: if the pages look similar, it barely changes when a page is on the wrong side.
  package func mirrorDistance(to other: BrightnessBlocks) -> (mean: Double, far: Double) {
    var (sum, far, count) = (0.0, 0, 0)
    for (row, otherRow) in zip(rows, other.rows) {
      for (value, mirrored) in zip(row, otherRow.reversed()) {
        let difference = abs(value - mirrored)
        sum += difference
        if difference > 32 { far += 1 }
        count += 1
      }
    }
    return (sum / Double(max(count, 1)), Double(far) / Double(max(count, 1)))
  }
}

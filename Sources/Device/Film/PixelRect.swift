import CoreGraphics

/// A width and height in whole pixels.
package struct PixelSize: Equatable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var description: String { "\(width)×\(height)" }
}

/// A rectangle in whole pixels with the origin at the top left.
package struct PixelRect: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension CGImage {
  var size: PixelSize { PixelSize(width: width, height: height) }
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The smallest rectangle that contains all differences from `previous`; nil if the images are
  /// equal.
  ///
  /// If the sizes of the images differ, the rectangle covers the whole image.
  package func changedRect(since previous: CGImage) -> PixelRect? {
    if self === previous { return nil }
    guard previous.size == size else { return bounds }
    return pixels.withUnsafeBufferPointer { new in
      previous.pixels.withUnsafeBufferPointer { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return nil }
        return changedRect(new: new, old: old)
      }
    }
  }

  private func changedRect(
    new: UnsafePointer<UInt32>, old: UnsafePointer<UInt32>
  ) -> PixelRect? {
    func differs(_ row: Int) -> Bool {
      memcmp(new + row * width, old + row * width, width * 4) != 0
    }
    var top = 0
    while top < height, !differs(top) { top += 1 }
    if top == height { return nil }
    var bottom = height
    while !differs(bottom - 1) { bottom -= 1 }

    // In each row, only the columns outside the differences found so far are compared.
    var left = width
    var right = 0
    for row in top..<bottom {
      let a = new + row * width
      let b = old + row * width
      var x = 0
      while x < left, a[x] == b[x] { x += 1 }
      left = x
      x = width
      while x > right, a[x - 1] == b[x - 1] { x -= 1 }
      right = x
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

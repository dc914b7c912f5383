import CRaster
import UIKit

extension PixelArea {
  /// The number of pixels by which a blur makes a picture larger on each side.
  static func reach(ofBlur sigma: Double) -> Int {
    sigma > 0.1 ? BoxBlur(sigma: sigma).reach : 0
  }

  /// Blurs the area with three box passes, which approximate a Gaussian. The area becomes larger by
  /// the reach of the blur.
  func blurred(sigma: Double) -> PixelArea {
    let reach = Self.reach(ofBlur: sigma)
    guard reach > 0, width > 0, height > 0 else { return self }
    let larger = cropped(
      to: CGRect(
        x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach))
    guard larger.width > 0 else { return self }
    let (columns, rows) = (Int32(larger.width), Int32(larger.height))
    let blur = BoxBlur(sigma: sigma)
    let count = larger.pixels.count * 4
    var (from, to) = ([UInt16](repeating: 0, count: count), [UInt16](repeating: 0, count: count))
    cr_reduce(larger.pixels, columns, rows, 1, &from, 0, rows)
    for _ in 0..<3 {
      cr_box_columns(from, &to, columns, rows, 0, columns, Int32(blur.radius), blur.edge)
      swap(&from, &to)
    }
    cr_box_rows(from, &to, columns, 0, rows, Int32(blur.radius), blur.edge)
    var pixels = [UInt32](repeating: 0, count: larger.pixels.count)
    var look = cr_look(saturation: 1, tint: (0, 0, 0, 0))
    cr_tone(to, &pixels, Int32(pixels.count), &look)
    return PixelArea(
      x: larger.x, y: larger.y, width: larger.width, height: larger.height, pixels: pixels)
  }
}

import TemporaryFolders
import Testing
import UIKit

struct UIImageJPEGTests {
  /// Three columns and two rows, each pixel with another value in its red channel.
  private let raw = CGImage(
    width: 3, height: 2, pixels: (1...6).map { 0xFF00_0000 | UInt32($0) << 16 })

  private func reds(_ orientation: UIImage.Orientation) -> (rows: [[Int]], size: CGSize)? {
    let image = UIImage(cgImage: raw, scale: 1, orientation: orientation)
    guard let upright = image.upright else { return nil }
    let values = upright.pixels.map { Int($0 >> 16 & 0xFF) }
    let rows = stride(from: 0, to: values.count, by: upright.width).map {
      Array(values[$0..<($0 + upright.width)])
    }
    return (rows, image.size)
  }

  @Test func `every orientation turns the pixels and the size`() throws {
    let expected: [(UIImage.Orientation, [[Int]])] = [
      (.up, [[1, 2, 3], [4, 5, 6]]), (.upMirrored, [[3, 2, 1], [6, 5, 4]]),
      (.down, [[6, 5, 4], [3, 2, 1]]), (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
      (.leftMirrored, [[1, 4], [2, 5], [3, 6]]), (.right, [[4, 1], [5, 2], [6, 3]]),
      (.rightMirrored, [[6, 3], [5, 2], [4, 1]]), (.left, [[3, 6], [2, 5], [1, 4]]),
    ]
    for (index, (orientation, rows)) in expected.enumerated() {
      let turned = try #require(reds(orientation))
      #expect(turned.rows == rows, "\(orientation)")
      #expect(turned.size == CGSize(width: rows[0].count, height: rows.count))
      #expect(UIImage.Orientation(exif: index + 1) == orientation)
    }
    #expect(UIImage.Orientation(exif: 0) == .up && UIImage.Orientation(exif: 9) == .up)
  }

  @Test func `flipping is its own inverse`() {
    let image = UIImage(cgImage: raw, scale: 1, orientation: .left)
    let flipped = image.withHorizontallyFlippedOrientation()

    #expect(flipped.imageOrientation == .rightMirrored)
    #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == .left)
  }

  @Test func `data and files in JPEG give images, others nil`() throws {
    let data = try #require(UIImage(cgImage: raw).jpegData(compressionQuality: 1))
    let folder = TemporaryFolder()
    try folder.write(data, to: "a@2x.jpg")
    let path = folder.path(of: "a@2x.jpg")

    #expect(UIImage(data: data)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 1.5, height: 1))
    #expect(UIImage(data: Data([0xFF, 0xD8, 0, 0])) == nil)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }
}

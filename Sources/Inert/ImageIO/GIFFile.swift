import CGIF
import CoreGraphics

/// The frames of a GIF file, read with giflib.
final class GIFFile {
  struct Frame {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    /// The colour of each pixel; 0 where the frame is transparent.
    let pixels: [UInt32]
    /// 2 clears the frame's rectangle before the next frame, and 3 restores what was there.
    let disposal: Int
    /// The duration in the file, in seconds.
    let written: Double
    /// The duration that players use: .1 s for frames of less than .02 s (unverified).
    var delay: Double { written < 0.02 ? 0.1 : written }
  }

  let width: Int
  let height: Int
  let frames: [Frame]
  /// How often the animation is repeated; 0 without an end.
  let loops: Int

  private let lock = NSLock()
  /// The picture before the frame with the number `next`.
  private var canvas: [UInt32]
  private var next = 0

  /// Nil if the data is damaged before its first frame, or if the picture is too large.
  init?(_ data: Data) {
    var reader = Reader(bytes: [UInt8](data))
    var read: GIFFile.Parts?
    withUnsafeMutablePointer(to: &reader) { reader in
      var status: Int32 = 0
      guard let file = DGifOpen(reader, GIFFile.readBytes, &status) else { return }
      defer { DGifCloseFile(file, nil) }
      // A file that ends too early keeps its complete frames.
      _ = DGifSlurp(file)
      read = GIFFile.parts(of: file)
    }
    guard let read, !read.frames.isEmpty else { return nil }
    (width, height, frames, loops) = (read.width, read.height, read.frames, read.loops)
    canvas = [UInt32](repeating: 0, count: width * height)
  }

  /// The frame, composited over the earlier ones.
  func image(at index: Int) -> CGImage? {
    lock.withLock {
      if index < next {
        canvas = [UInt32](repeating: 0, count: width * height)
        next = 0
      }
      var shown = canvas
      while next <= index {
        shown = canvas
        draw(frames[next], on: &shown)
        if frames[next].disposal != 3 { canvas = shown }
        if frames[next].disposal == 2 { clear(frames[next]) }
        next += 1
      }
      return CGImage(width: width, height: height, pixels: shown)
    }
  }

  private func draw(_ frame: Frame, on picture: inout [UInt32]) {
    each(frame) { place, source in
      if frame.pixels[source] != 0 { picture[place] = frame.pixels[source] }
    }
  }

  private func clear(_ frame: Frame) { each(frame) { place, _ in canvas[place] = 0 } }

  private func each(_ frame: Frame, _ body: (_ place: Int, _ source: Int) -> Void) {
    for row in max(0, -frame.y)..<max(max(0, -frame.y), min(frame.height, height - frame.y)) {
      for column in 0..<max(0, min(frame.width, width - frame.x)) {
        body((frame.y + row) * width + frame.x + column, row * frame.width + column)
      }
    }
  }

  // MARK: Reading

  private struct Parts {
    var width: Int
    var height: Int
    var frames: [Frame] = []
    var loops = 1
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0
  }

  private static func parts(of file: UnsafeMutablePointer<GifFileType>) -> Parts? {
    var parts = Parts(width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
    guard BitmapSize.isDecoded(width: parts.width, height: parts.height),
      let images = file.pointee.SavedImages
    else { return nil }
    for index in 0..<Int(file.pointee.ImageCount) {
      let saved = images[index]
      if index == 0, let loops = loops(in: saved) { parts.loops = loops }
      var control = GraphicsControlBlock()
      control.TransparentColor = -1
      _ = DGifSavedExtensionToGCB(file, Int32(index), &control)
      guard let frame = frame(saved, control, saved.ImageDesc.ColorMap ?? file.pointee.SColorMap)
      else { break }
      parts.frames.append(frame)
    }
    return parts
  }

  private static func frame(
    _ saved: SavedImage, _ control: GraphicsControlBlock,
    _ map: UnsafeMutablePointer<ColorMapObject>?
  ) -> Frame? {
    let desc = saved.ImageDesc
    let (width, height) = (Int(desc.Width), Int(desc.Height))
    guard BitmapSize.isDecoded(width: width, height: height), let bits = saved.RasterBits,
      let map = map?.pointee, let colors = map.Colors
    else { return nil }
    let pixels = (0..<(width * height)).map { place -> UInt32 in
      let index = Int(bits[place])
      guard index != Int(control.TransparentColor), index < Int(map.ColorCount) else { return 0 }
      let color = colors[index]
      return 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    return Frame(
      x: Int(desc.Left), y: Int(desc.Top), width: width, height: height, pixels: pixels,
      disposal: Int(control.DisposalMode), written: Double(control.DelayTime) / 100)
  }

  /// The number in the extension that all viewers support; nil if there is none.
  private static func loops(in saved: SavedImage) -> Int? {
    var isNext = false
    for index in 0..<Int(saved.ExtensionBlockCount) {
      guard let block = saved.ExtensionBlocks?[index], let bytes = block.Bytes else { continue }
      let count = Int(block.ByteCount)
      if isNext, count >= 3, bytes[0] == 1 { return Int(bytes[1]) | Int(bytes[2]) << 8 }
      isNext = count == 11 && memcmp(bytes, "NETSCAPE2.0", 11) == 0
    }
    return nil
  }

  private static let readBytes: InputFunc = { file, target, count in
    guard let reader = file?.pointee.UserData?.assumingMemoryBound(to: Reader.self), let target
    else { return 0 }
    let left = min(Int(count), reader.pointee.bytes.count - reader.pointee.place)
    for index in 0..<max(0, left) {
      target[index] = reader.pointee.bytes[reader.pointee.place + index]
    }
    reader.pointee.place += max(0, left)
    return Int32(max(0, left))
  }
}

import CGIF
import CoreGraphics
import Film
import Foundation

/// A GIF decoded by giflib.
struct GIFFile {
  struct Frame {
    let rect: PixelRect
    let hundredths: Int
    let colorCount: Int
    /// The whole canvas after this frame; opaque.
    let canvas: [UInt32]
  }

  struct Malformed: Error {}

  let width: Int
  let height: Int
  let hasGlobalPalette: Bool
  let loops: Int?
  let frames: [Frame]

  init(_ data: Data) throws {
    let source = Source([UInt8](data))
    var status: Int32 = 0
    guard
      let file = DGifOpen(Unmanaged.passUnretained(source).toOpaque(), readBytes, &status)
    else { throw Malformed() }
    defer { DGifCloseFile(file, nil) }
    guard DGifSlurp(file) == GIF_OK else { throw Malformed() }
    let gif = file.pointee
    width = Int(gif.SWidth)
    height = Int(gif.SHeight)
    hasGlobalPalette = gif.SColorMap != nil
    var canvas = [UInt32](repeating: 0, count: width * height)
    var frames: [Frame] = []
    for index in 0..<Int(gif.ImageCount) {
      let saved = gif.SavedImages[index]
      let place = saved.ImageDesc
      guard let map = place.ColorMap ?? gif.SColorMap else { throw Malformed() }
      var control = GraphicsControlBlock()
      guard DGifSavedExtensionToGCB(file, Int32(index), &control) == GIF_OK else {
        throw Malformed()
      }
      guard control.DisposalMode == 1, control.TransparentColor == -1 else { throw Malformed() }
      for row in 0..<Int(place.Height) {
        for column in 0..<Int(place.Width) {
          let color = map.pointee.Colors[Int(saved.RasterBits[row * Int(place.Width) + column])]
          canvas[(Int(place.Top) + row) * width + Int(place.Left) + column] = Pictures.opaque(
            UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue))
        }
      }
      frames.append(
        Frame(
          rect: PixelRect(
            x: Int(place.Left), y: Int(place.Top), width: Int(place.Width),
            height: Int(place.Height)),
          hundredths: Int(control.DelayTime),
          colorCount: Int(map.pointee.ColorCount), canvas: canvas))
    }
    self.frames = frames
    loops = Self.loops(gif)
  }

  private static func loops(_ gif: GifFileType) -> Int? {
    guard gif.ImageCount > 0 else { return nil }
    let first = gif.SavedImages[0]
    for index in 0..<Int(first.ExtensionBlockCount) {
      let block = first.ExtensionBlocks[index]
      if block.ByteCount == 3, block.Bytes[0] == 1 {
        return Int(block.Bytes[1]) | Int(block.Bytes[2]) << 8
      }
    }
    return nil
  }
}

private final class Source {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

private func readBytes(
  _ file: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<UInt8>?,
  _ count: Int32
) -> Int32 {
  guard let owner = file?.pointee.UserData, let target else { return 0 }
  let source = Unmanaged<Source>.fromOpaque(owner).takeUnretainedValue()
  let available = min(Int(count), source.bytes.count - source.position)
  for i in 0..<available { target[i] = source.bytes[source.position + i] }
  source.position += available
  return Int32(available)
}

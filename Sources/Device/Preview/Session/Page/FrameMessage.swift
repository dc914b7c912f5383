import CoreGraphics
import Film
import Foundation

/// Encodes frames for a browser page. A message contains the smallest rectangle that has changed
/// since the last frame.
package struct FrameMessage {
  private var last: CGImage?
  private var number: UInt32 = 0

  package init() {}

  /// The number of bytes in a message before the pixels.
  package static let headerSize = 40

  /// Writes the message that changes the last frame to `image`. Returns false if the two images are
  /// equal.
  @MainActor
  package mutating func write(
    _ image: CGImage, at moment: Double, isOfRecording: Bool, to buffer: SendBuffer
  ) -> Bool {
    let all = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let rect = last.map({ image.changedRect(since: $0) }) ?? all else { return false }
    last = image
    number += 1
    let most = PictureRuns.mostWords(columns: rect.width, rows: rect.height)
    let raw = buffer.space(for: Self.headerSize + most * 4)
    raw.storeBytes(of: 1, toByteOffset: 0, as: UInt8.self)
    raw.storeBytes(of: isOfRecording ? 1 : 0, toByteOffset: 1, as: UInt8.self)
    raw.storeBytes(of: 0, toByteOffset: 2, as: UInt16.self)
    let numbers = [
      number, UInt32(image.width), UInt32(image.height), UInt32(rect.x), UInt32(rect.y),
      UInt32(rect.width), UInt32(rect.height),
    ]
    for (index, value) in numbers.enumerated() {
      raw.storeBytes(of: value.littleEndian, toByteOffset: 4 + index * 4, as: UInt32.self)
    }
    raw.storeBytes(of: moment.bitPattern.littleEndian, toByteOffset: 32, as: UInt64.self)
    let count = Self.write(rect, of: image, to: raw[Self.headerSize...])
    buffer.shorten(to: Self.headerSize + count * 4)
    return true
  }

  /// Forgets the last frame, so that the next message contains the whole frame.
  package mutating func startAnew() { last = nil }

  /// Writes the pixels of a rectangle and returns the number of words.
  private static func write(
    _ rect: PixelRect, of image: CGImage, to target: Slice<UnsafeMutableRawBufferPointer>
  ) -> Int {
    let words = UnsafeMutableRawBufferPointer(rebasing: target).bindMemory(to: UInt32.self)
    return image.pixels.withUnsafeBufferPointer { pixels in
      guard let start = words.baseAddress, let pixels = pixels.baseAddress else { return 0 }
      var runs = PictureRuns(to: start)
      for row in 0..<rect.height {
        let place = pixels + (rect.y + row) * image.width + rect.x
        runs.add(place, below: row > 0 ? place - image.width : nil, columns: rect.width)
      }
      return runs.count
    }
  }
}

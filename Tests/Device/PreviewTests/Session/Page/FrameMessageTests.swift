import CoreGraphics
import Film
import Preview
import QuartzCore
import Stage
import TestSupport
import Testing
import UIKit

/// Decodes the messages as the page does, into a picture with the bytes red, green, blue and alpha
/// for each pixel.
struct Canvas {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var bytes: [UInt8] = []
  private(set) var number = 0
  /// Whether the last message ended exactly where its picture was complete.
  private(set) var hasRead = false
  /// The number of tokens of each kind.
  private(set) var kinds: [Int: Int] = [:]

  init() {}

  mutating func draw(_ message: [UInt8]) {
    func number(_ offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(message[offset + $1]) << (8 * $1) }
    }
    self.number = number(4)
    if (number(8), number(12)) != (width, height) {
      (width, height) = (number(8), number(12))
      bytes = Array(repeating: 0, count: width * height * 4)
    }
    let (x, y, columns, rows) = (number(16), number(20), number(24), number(28))
    var from = 40
    for row in 0..<rows {
      var to = ((y + row) * width + x) * 4
      let end = to + columns * 4
      while to < end {
        let (count, kind) = (number(from) >> 2, number(from) & 3)
        from += 4
        kinds[kind, default: 0] += 1
        let run: [UInt8]
        switch kind {
        case 0: run = Array(message[from..<from + count * 4])
        case 1: run = (0..<count).flatMap { _ in message[from..<from + 4] }
        default: run = Array(bytes[to - width * 4..<to + (count - width) * 4])
        }
        bytes.replaceSubrange(to..<to + count * 4, with: run)
        to += count * 4
        from += [count * 4, 4, 0][kind]
      }
    }
    hasRead = from == message.count
  }

  /// Whether a message contains all pixels of a picture of this size.
  static func isWhole(_ message: [UInt8], _ width: Int, _ height: Int) -> Bool {
    let numbers = [width, height, 0, 0, width, height]
    let bytes = numbers.flatMap { number in (0..<4).map { UInt8(number >> (8 * $0) & 255) } }
    return Array(message[8..<32]) == bytes
  }
}

extension FrameMessage {
  @MainActor mutating func bytes(
    _ image: CGImage, at moment: Double, isOfRecording: Bool
  ) -> [UInt8]? {
    let buffer = SendBuffer()
    let isNews = write(image, at: moment, isOfRecording: isOfRecording, to: buffer)
    return isNews ? Array(buffer.bytes) : nil
  }
}

@MainActor struct FrameMessageTests {
  private func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
    CGImage(
      width: width, height: height,
      pixels: (0..<width * height).map { 0xFF00_0000 | pixel($0 % width, $0 / width) })
  }

  @Test func `the head describes the rest`() throws {
    var frames = FrameMessage()
    let whole = image(7, 5) { x, y in UInt32(x * 20 + y) }
    let changed = image(7, 5) { x, y in
      (2...3).contains(x) && y == 4 ? 0xABCDEF : UInt32(x * 20 + y)
    }

    let messages = [
      frames.bytes(whole, at: 0.25, isOfRecording: false),
      frames.bytes(changed, at: 0.5, isOfRecording: true),
    ]
    let (first, second) = (try #require(messages[0]), try #require(messages[1]))

    #expect(first.count == 40 + (7 + 1) * 5 * 4, "no two pixels alike")
    #expect(Array(first[..<8]) == [1, 0, 0, 0, 1, 0, 0, 0])
    let sizes: [UInt8] = [
      7, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 5, 0, 0, 0,
    ]
    #expect(Array(first[8..<32]) == sizes)
    #expect(Array(first[32..<40]) == [0, 0, 0, 0, 0, 0, 0xD0, 0x3F])
    #expect(Array(second[..<8]) == [1, 1, 0, 0, 2, 0, 0, 0])
    #expect(Array(second[16..<32]) == [2, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0])
    #expect(
      Array(second[40...]) == [2 << 2, 0, 0, 0, 0xAB, 0xCD, 0xEF, 255, 0xAB, 0xCD, 0xEF, 255])
  }

  @Test func `an unchanged picture sends no message`() {
    var frames = FrameMessage()
    let (one, same) = (image(4, 4) { x, _ in UInt32(x) }, image(4, 4) { x, _ in UInt32(x) })

    let counts = [one, one, same].map { frames.bytes($0, at: 0, isOfRecording: false)?.count }
    frames.startAnew()
    let again = frames.bytes(same, at: 3, isOfRecording: false)

    #expect(counts == [40 + 80, nil, nil])
    #expect(again?.count == 40 + 80)
  }

  @Test(arguments: seeds(200))
  func `runs of pixels decode to the original picture`(seed: Int) throws {
    var dice = RandomSource(seed: UInt64(seed))
    var frames = FrameMessage()
    var canvas = Canvas()
    let (width, height) = (dice.number(1...90), dice.number(1...12))
    for _ in 0..<4 {
      var pixels: [UInt32] = []
      while pixels.count < width * height {
        let count = dice.number(1...(dice.number(0...1) == 0 ? 3 : 40))
        let color = 0xFF00_0000 | UInt32(dice.number(0...0xFFFFFF))
        switch dice.number(0...2) {
        case 0: pixels += Array(repeating: color, count: count)
        case 1 where pixels.count >= width:
          for _ in 0..<count { pixels.append(pixels[pixels.count - width]) }
        default:
          for step in 0..<count { pixels.append(0xFF00_0000 | (color &+ UInt32(step)) & 0xFFFFFF) }
        }
      }
      let picture = CGImage(
        width: width, height: height, pixels: Array(pixels.prefix(width * height)))
      guard let message = frames.bytes(picture, at: 0, isOfRecording: false) else { continue }
      canvas.draw(message)
      #expect(canvas.hasRead && canvas.bytes == picture.opaqueBytes)
      #expect(message.count <= 40 + (width + 1) * height * 4)
    }
  }

  @Test func `a uniform picture is few bytes`() throws {
    var frames = FrameMessage()
    var canvas = Canvas()
    let picture = image(200, 100) { x, y in (50..<60).contains(x) && y > 20 ? 0x112233 : 0xFFFFFF }
    let bytes = frames.bytes(picture, at: 0, isOfRecording: false)
    let message = try #require(bytes)
    canvas.draw(message)

    // The first row and the row where the bar begins are encoded as runs of one colour. All other
    // rows equal the rows above them.
    #expect(canvas.kinds == [1: 2, 2: 100])
    #expect(message.count == 40 + (2 + 2 + 100) * 4)
    #expect(canvas.bytes == picture.opaqueBytes)
  }

  @Test func `another size sends a whole picture`() throws {
    var frames = FrameMessage()
    var canvas = Canvas()
    for (width, height) in [(4, 6), (6, 4), (1, 1)] {
      let picture = image(width, height) { x, y in UInt32(x << 8 | y) }
      let message = frames.bytes(picture, at: 0, isOfRecording: false)
      canvas.draw(try #require(message))
      #expect(canvas.bytes == picture.opaqueBytes)
    }
  }

  @Test(arguments: [1.0, 2.0])
  func `the messages of a transition draw the film's frames`(scale: Double) throws {
    let device = Device(id: "tiny", title: "", size: CGSize(width: 300, height: 400), scale: 1)
    let stage = Stage(device: device)
    defer { stage.close() }
    stage.show(CardPage())
    stage.beginRecording()
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: 50, y: 50), .init(.up, t: 0.05, x: 50, y: 50)]]))
    stage.advance(by: 0.6)
    let recording = stage.endRecording()

    let compositor = Compositor()
    let live = FramePainter(device.size, scale: scale, compositor)
    let film = FramePainter(recording, scale: scale, compositor: compositor, showsTouches: false)
    var frames = FrameMessage()
    var canvas = Canvas()
    var count = 0
    for frame in recording.frames {
      if let message = frames.bytes(live.image(frame), at: frame.t, isOfRecording: false) {
        canvas.draw(message)
        count += 1
      }
      #expect(canvas.bytes == film.image(frame).opaqueBytes, "at \(frame.t)")
    }

    // The card appeared over several frames, and nothing was sent while nothing moved.
    #expect(count > 10 && count < recording.frames.count)
    #expect(canvas.number == count)
  }
}

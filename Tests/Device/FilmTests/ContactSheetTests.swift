import CoreGraphics
import Film
import QuartzCore
import Testing

/// Tests what a contact sheet shows of transitions.
@MainActor
struct ContactSheetTests {
  private let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]

  @Test func `a transition is shown at its moments, with rest before and after`() throws {
    let frames = try #require(TransitionFrames(Recordings.slide()))

    let images = frames.images(at: [-1, 0.2, 0.5, 0.8, 2], scale: 1, compositor: Compositor())

    // The upper page grows upwards, judging by the colours in the column of its lower left corner.
    let heights = images.map { image in
      (0..<image.height).count { image.pixels[$0 * image.width + 2] & 0xFF > 0x80 }
    }
    #expect(heights.first == 0)
    #expect(heights.last == images[0].height)
    #expect(zip(heights, heights.dropFirst()).allSatisfy(<), "\(heights)")
  }

  @Test func `a recording without a transition has no moments`() {
    #expect(TransitionFrames(Recordings.blank([nil, nil])) == nil)
  }

  @Test func `a strip shows its frames side by side in order`() throws {
    let frames = colors.map { Pictures.flat(20, 40, $0 & 0xFF_FFFF) }

    let strip = try ContactSheet.strip(frames, width: 20, scale: 1)

    let row = strip.pixels[
      (strip.height / 2 * strip.width)..<((strip.height / 2 + 1) * strip.width)]
    #expect(runs(of: colors, in: Array(row)) == colors)
  }

  @Test func `a sheet starts a new row after the given number of columns`() throws {
    let cells = colors.map {
      ContactSheet.Cell(
        name: "one", family: "all", frames: [Pictures.flat(20, 40, $0 & 0xFF_FFFF)])
    }

    let sheet = try ContactSheet(title: "All", subtitle: "three", cells: cells, columns: 2)
      .image(scale: 1)

    let rows = (0..<sheet.height).map { y in
      runs(of: colors, in: Array(sheet.pixels[(y * sheet.width)..<((y + 1) * sheet.width)]))
    }
    var found: [[UInt32]] = []
    for row in rows where !row.isEmpty && row != found.last { found.append(row) }
    #expect(found == [[colors[0], colors[1]], [colors[2]]])
  }

  /// The colours of `wanted` in their order of appearance.
  private func runs(of wanted: [UInt32], in row: [UInt32]) -> [UInt32] {
    var found: [UInt32] = []
    for pixel in row where wanted.contains(pixel) && pixel != found.last { found.append(pixel) }
    return found
  }
}

import CoreGraphics
import Film
import Foundation
import Testing

/// The filmstrip as the tool writes it. The figures come from the filmstrip's design, in points.
struct FilmstripTests {
  private static let (margin, frame, gap, bezel) = (36, 132, 18, 3)
  private static let aspect = 852.0 / 393

  @Test func `the page holds as many devices as fit, and nothing in its margin`() throws {
    let tool = try BuiltTool()
    let result = try tool.run(
      "exec \"$tool\" film flip-card --format filmstrip --scale 1 --out films")
    #expect(result.status == 0)
    let data = try Data(
      contentsOf: URL(
        fileURLWithPath: tool.folder + "/films/flip-card-finish/filmstrip.png"))
    let page = try PNGReader.image(data)

    let count = (page.width - 2 * Self.margin + Self.gap) / (Self.frame + Self.gap)
    #expect((9...FilmstripPicks.count).contains(count))
    #expect(page.width == 2 * Self.margin + count * Self.frame + (count - 1) * Self.gap)
    // Only the devices' bezels are black columns of that height. Each device has one black column
    // on its left and one on its right.
    let columns = (0..<page.width).filter { x in
      let run = (0..<page.height).filter { page.isBody(x, $0) }.count
      return Double(run) > Double(Self.frame) * Self.aspect * 0.8
    }
    let starts = columns.filter { !columns.contains($0 - 1) }
    let lefts = (0..<count).map { Self.margin + $0 * (Self.frame + Self.gap) }
    #expect(starts == lefts.flatMap { [$0 - Self.bezel, $0 + Self.frame] })
    // Shadows and text end before the edge.
    let rim = 12
    #expect(page.isPlain(0..<rim, 0..<page.height))
    #expect(page.isPlain((page.width - rim)..<page.width, 0..<page.height))
    #expect(page.isPlain(0..<page.width, 0..<rim))
    #expect(page.isPlain(0..<page.width, (page.height - rim)..<page.height))
  }
}

extension CGImage {
  private func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

  /// Whether a pixel is nearly black, like the devices.
  fileprivate func isBody(_ x: Int, _ y: Int) -> Bool {
    let color = pixel(x, y)
    return [16, 8, 0].allSatisfy { (0x10...0x20).contains((color >> $0) & 0xFF) }
  }

  /// Whether an area contains only the background, whose colour is the colour of the corner pixel.
  fileprivate func isPlain(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    rows.allSatisfy { y in columns.allSatisfy { pixel($0, y) == pixel(0, 0) } }
  }
}

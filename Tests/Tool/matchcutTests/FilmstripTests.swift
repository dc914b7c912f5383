import CoreGraphics
import Film
import Foundation
import Testing

/// The filmstrip as the tool writes it. The figures come from the filmstrip's design, in points.
struct FilmstripTests {
  private static let (margin, frame, gap, bezel) = (36, 132, 18, 3)
  private static let aspect = 852.0 / 393

  @Test func `the page holds as many devices as fit, and nothing in its margin`() throws {
    let page = try Self.page(of: "flip-card")

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

  @Test(arguments: [("pull-menu", true), ("flip-card", false)])
  func `each frame shows the demo's detail enlarged, with an outline`(
    demo: String, hasDetail: Bool
  ) throws {
    let page = try Self.page(of: demo)

    let count = (page.width - 2 * Self.margin + Self.gap) / (Self.frame + Self.gap)
    // The outline's left side: 66 points wide, 7 points from the frame's right edge.
    let sides = (0..<count).map { Self.margin + $0 * (Self.frame + Self.gap) + Self.frame - 74 }
    let lines = sides.map { x in (0..<page.height).filter { page.isAccent(x, $0) }.count }
    #expect(lines.allSatisfy { hasDetail ? $0 > 60 : $0 < 10 }, "\(lines)")
  }

  /// The filmstrip that the tool writes for a demo.
  private static func page(of demo: String) throws -> CGImage {
    let tool = BuiltTool()
    let result = try tool.run(
      "exec \"$tool\" film \(demo) --format filmstrip --scale 1 --out films")
    #expect(result.status == 0)
    let file = URL(fileURLWithPath: tool.folder + "/films/\(demo)-finish/filmstrip.png")
    return try PNGReader.image(try Data(contentsOf: file))
  }
}

extension CGImage {
  private func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

  /// Whether a pixel is nearly black, like the devices.
  fileprivate func isBody(_ x: Int, _ y: Int) -> Bool {
    let color = pixel(x, y)
    return [16, 8, 0].allSatisfy { (0x10...0x20).contains((color >> $0) & 0xFF) }
  }

  /// Whether a pixel has the colour of a finished run.
  fileprivate func isAccent(_ x: Int, _ y: Int) -> Bool {
    let color = pixel(x, y)
    let parts = [16, 8, 0].map { Int((color >> $0) & 0xFF) }
    return zip(parts, [26, 122, 235]).allSatisfy { abs($0 - $1) <= 3 }
  }

  /// Whether an area contains only the background, whose colour is the colour of the corner pixel.
  fileprivate func isPlain(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    rows.allSatisfy { y in columns.allSatisfy { pixel($0, y) == pixel(0, 0) } }
  }
}

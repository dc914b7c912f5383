import Stage
import Testing
import Transitions
import UIKit

/// The pixels between and beside the pieces of a page.
@MainActor @Suite struct PiecesTests {
  /// The colours below the status bar as 0xRRGGBB, for a red page that appears over a white one.
  private func pixels(_ transition: Transition, at progress: CGFloat) throws -> [[UInt32]] {
    let stage = try GalleryStage(transition, in: .navigation)
    stage.stage.run {
      for page in [stage.first, stage.second] { page.loadViewIfNeeded() }
      for page in [stage.first, stage.second] { page.mark.isHidden = true }
    }
    stage.hold(.there, at: progress)
    let frame = stage.stage.frame(scale: 1)
    let rows = (200..<frame.height - 60).map { y in
      frame.pixels[(y * frame.width)..<((y + 1) * frame.width)].map { $0 & 0xFF_FFFF }
    }
    try stage.letGo(finishing: true)
    stage.expectRest(.there, finished: true, "\(progress)")
    return rows
  }

  @Test(arguments: [0.2, 0.35, 0.5, 0.65, 0.8])
  func `no dark gap appears while pieces rotate`(progress: Double) throws {
    for transition in [Transition.blinds(), .checkerboard()] {
      let holes = try pixels(transition, at: CGFloat(progress)).joined().count { $0 >> 16 < 0x40 }
      #expect(holes == 0)
    }
  }

  @Test func `a wipe's edge has the requested softness`() throws {
    for softness in [0.0, 64] {
      let row = try pixels(.wipe(softness: softness), at: 0.5)[100]

      // These pixels have neither page's own colour, which is white or pure red.
      let between = row.count { ![0xFF_FFFF, row[row.count - 1]].contains($0) }
      #expect(row.first == 0xFF_FFFF)
      #expect(between >= Int(softness) * 3 / 4 && between <= Int(softness) + 2, "\(between)")
    }
  }
}

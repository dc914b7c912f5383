import Testing
import Transitions
import UIKit

/// Tiles scattered by a seed.
@MainActor @Suite struct ExplodeTests {
  private func picture(_ seed: Int) throws -> [UInt32] {
    let stage = try GalleryStage(.explode(seed: seed), in: .navigation)
    stage.hold(.there, at: 0.4)
    let picture = stage.stage.frame(scale: 0.25).pixels
    try stage.letGo(finishing: true)
    return picture
  }

  @Test func `the same seed scatters the tiles the same way, another one another way`() throws {
    let first = try picture(1)

    #expect(try picture(1) == first)
    #expect(try picture(2) != first)
  }
}

import Testing
import Transitions
import UIKit

/// Tests that a seed scatters the tiles.
@MainActor @Suite struct ExplodeTests {
  private func picture(_ seed: Int) throws -> [UInt32] {
    let stage = try GalleryStage(.explode(seed: seed), in: .navigation)
    stage.hold(.there, at: 0.4)
    let picture = stage.stage.frame(scale: 0.25).pixels
    try stage.letGo(finishing: true)
    return picture
  }

  @Test func `one seed gives one scatter of tiles, another a different one`() throws {
    let first = try picture(1)

    #expect(try picture(1) == first)
    #expect(try picture(2) != first)
  }
}

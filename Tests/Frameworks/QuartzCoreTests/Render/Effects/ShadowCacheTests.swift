import Foundation
import QuartzCore
import Testing

struct ShadowCacheTests {
  /// The request for the shadow of a layer.
  private static func shadow(
    _ size: CGSize, _ change: (inout LayerValues) -> Void
  ) throws -> DisplayList.Shadow {
    let layer = Scenes.layer(1, CGRect(origin: .zero, size: size), Scenes.red) {
      $0.shadowOpacity = 1
      change(&$0)
    }
    let list = RenderTree(root: Scenes.screen(48, [layer])).displayList(
      at: 0, size: CGSize(width: 48, height: 48), scale: 1)
    var found: DisplayList.Shadow?
    for case .draw(let draw) in list.items {
      if case .shadow(let shadow) = draw.paint { found = shadow }
    }
    return try #require(found)
  }

  @Test func `a shadow seen before uses the identical mask`() throws {
    let cache = ShadowCache { _, _ in [] }
    let shadow = try Self.shadow(CGSize(width: 90, height: 40)) { $0.cornerRadius = 5 }

    let first = try #require(cache.mask(for: shadow)).0.bitmap
    let bytes = cache.bytes
    let again = try #require(cache.mask(for: shadow)).0.bitmap

    #expect(first === again)
    #expect(cache.bytes == bytes && bytes == first.bytes.count)
  }

  @Test func `masks and cached pictures stay below a limit`() throws {
    let cache = ShadowCache { list, _ in
      [UInt32](repeating: 0xff00_0000, count: list.width * list.height)
    }
    let side = 600
    var most = 0
    for _ in 0..<40 {
      // The picture does not have another owner, as if its page had been removed.
      let image = CGImage(
        width: side, height: side, pixels: Array(repeating: 0, count: side * side))
      let shadow = try Self.shadow(CGSize(width: side, height: side)) {
        $0.backgroundColor = nil
        $0.contents = image
      }
      _ = try #require(cache.mask(for: shadow))
      most = max(most, cache.bytes)
      #expect(cache.bytes <= ShadowCache.mostBytes)
    }

    #expect(most > ShadowCache.mostBytes / 2, "the bound was reached: \(most)")
  }
}

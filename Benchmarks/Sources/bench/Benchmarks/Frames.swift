import Foundation
import Stage
import UIKit

/// The three scenes that are also measured in other engines, and their budgets.
@MainActor
enum Frames {
  static var benchmarks: [Benchmark] {
    [
      frames("slide", "a textured page slides", budget: 0.4) { Scenes.slide() },
      frames("flip", "a textured page flips in perspective", budget: 1.0) { Scenes.flip() },
      frames("cards", "200 rounded cards with shadows", budget: 5) { Scenes.cards() },
      frames("menu", "a twelve-line text menu appears with a spring animation", budget: nil) {
        Scenes.menu()
      },
      frames("one", "one of the 200 cards moves", budget: nil) { Scenes.cards(moving: 1) },
      frames("page", "a page of the 200 cards slides", budget: nil) { Scenes.cardPage(false) },
      frames("raster", "the same, drawn as one bitmap", budget: nil) { Scenes.cardPage(true) },
      frames("still", "nothing moves", budget: nil) { Scenes.cards(moving: 0) },
      Benchmark("copy", .frames) {
        let bytes = 780 * 1688 * 4
        let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
        let target = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
        defer {
          source.deallocate()
          target.deallocate()
        }
        source.initializeMemory(as: UInt8.self, repeating: 1, count: bytes)
        let times = Measure.times(runs: 120) {
          target.copyMemory(from: source, byteCount: bytes)
        }
        return [Row(title: "copying the bytes of one frame, one thread", figures: .times(times))]
      },
    ]
  }

  private static func frames(
    _ name: String, _ title: String, budget: Double?, _ scene: @escaping () -> Stage
  ) -> Benchmark {
    Benchmark(frames: name, .frames, title: title, budget: budget) {
      Reel(scene(), frames: Int(Scenes.duration * 60) - 10)
    }
  }
}

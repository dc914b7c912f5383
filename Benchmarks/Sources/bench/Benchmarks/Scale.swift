import Foundation
import Stage
import UIKit

/// Measures whether the cost grows at most linearly with the amount of work.
@MainActor
enum Scale {
  static var benchmarks: [Benchmark] { [layers, canvases, transitions] }

  /// Computes the presentation values of every layer at one time, and renders the frame so small
  /// that the cost of pixels is negligible.
  private static let layers = Benchmark("layers", .scale) {
    [1_000, 3_000, 10_000, 30_000, 100_000].map { count in
      let stage = Scenes.layers(count)
      stage.advance(by: 0.1)
      let times = Measure.times(runs: max(5, 60_000 / count)) { _ = stage.frame(scale: 0.05) }
      stage.close()
      return Row(
        title: "a frame of \(count.grouped) animated layers at 1/20 size, each layer",
        figures: .number(Measure.median(times.wall) * 1_000 / Double(count), unit: "µs"))
    }
  }

  /// A sliding picture, and shadowed cards whose number is proportional to the area of the screen.
  private static let canvases = Benchmark("canvases", .scale) {
    [(1, "1920×1080"), (2, "3840×2160"), (4, "7680×4320")].flatMap { side, pixels in
      let size = CGSize(width: 960 * side, height: 540 * side)
      let device = Device(id: "wide", title: pixels, size: size, scale: 2)
      let scenes = [
        ("a picture slides", Scenes.slide(device)),
        ("\(80 * side * side) shadowed cards", Scenes.cards(80 * side * side, device)),
      ]
      return scenes.map { title, stage in
        let times = Measure.times(runs: 24) {
          stage.tick()
          _ = stage.frame(scale: 2)
        }
        stage.close()
        let megapixels = Double(size.width * size.height) * 4 / 1e6
        return Row(
          title: "\(title) at \(pixels), each million pixels",
          figures: .number(Measure.median(times.wall) / megapixels, unit: "ms"))
      }
    }
  }

  /// Presents and dismisses repeatedly in one process.
  private static let transitions = Benchmark("soak", .scale) {
    let count = 10_000
    var (early, late) = (0, 0)
    for index in 0..<count {
      if index == count / 10 { early = Measure.residentBytes() }
      Scenes.interactiveFlip()
    }
    late = Measure.residentBytes()
    return [
      Row(
        title: "memory that the last 9,000 of \(count.grouped) transitions add",
        figures: .number(Double(late - early) / 1_048_576, unit: "MiB"), budget: 4)
    ]
  }
}

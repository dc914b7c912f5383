import Foundation
import Stage
import UIKit

/// The memory cost of layers with their own contents.
@MainActor
enum Memory {
  static var benchmarks: [Benchmark] {
    [
      layers,
      Benchmark("memory", .memory) {
        [
          Row(
            title: "1,000 layers with bitmaps of their own, for each byte of the bitmaps",
            figures: .number(ratioOfContents(), unit: "×"), budget: 1.3)
        ]
      },
    ]
  }

  private static let layers = Benchmark("layer-memory", .memory) {
    let count = 20_000
    let before = Measure.residentBytes()
    kept = Scenes.layers(count)
    let animated = Measure.residentBytes() - before
    return [
      Row(
        title: "memory of a view with a layer and an animation",
        figures: .number(Double(animated) / Double(count) / 1_024, unit: "KiB"))
    ]
  }

  /// Measured objects are retained. Otherwise their memory would be reused, and the next object
  /// would seem not to need any.
  private static var kept: Stage?

  /// The resident memory of 1,000 committed layers, divided by the size of their bitmaps. Each
  /// layer has contents of 100×100 points at 2×.
  private static func ratioOfContents() -> Double {
    let count = 1_000
    let stage = Scenes.layers(0)
    let before = Measure.residentBytes()
    var views: [UIView] = []
    stage.run {
      for index in 0..<count {
        let view = UIView(frame: CGRect(x: index % 40, y: index / 40, width: 100, height: 100))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
        let image = renderer.image { _ in
          UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 1, brightness: 1, alpha: 1)
            .setFill()
          UIBezierPath(ovalIn: view.bounds).fill()
        }
        view.layer.contents = image.cgImage
        stage.window.addSubview(view)
        views.append(view)
      }
    }
    stage.tick()
    let bitmaps = Double(count * 200 * 200 * 4)
    return withExtendedLifetime(views) { Double(Measure.residentBytes() - before) / bitmaps }
  }
}

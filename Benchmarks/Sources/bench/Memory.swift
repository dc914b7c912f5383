import Foundation
import Stage
import UIKit

/// What layers with contents of their own cost in memory.
@MainActor
enum Memory {
  /// Resident bytes of 1,000 committed layers with 100×100-point contents at 2×, for each byte
  /// of their bitmaps.
  static func ratioOfContents() -> Double {
    let count = 1_000
    let stage = Scenes.layers(0)
    let before = residentBytes()
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
    stage.turn()
    let bitmaps = Double(count * 200 * 200 * 4)
    return withExtendedLifetime(views) { Double(residentBytes() - before) / bitmaps }
  }

  /// From `/proc/self/statm`: pages of 4 KiB, the second figure.
  private static func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4_096
  }
}

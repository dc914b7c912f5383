import Foundation
import UIKit

/// A picture of engines side by side: for each scene a bar for each engine.
///
/// Reads lines of four columns between tabs: engine, scene, its title, milliseconds of all
/// processors for a frame. Engines and scenes stand in the order in which they come; the first
/// engine is ours.
@MainActor
struct Plot {
  private struct Bar {
    let engine, title: String
    let milliseconds: Double
  }
  /// The scenes, each with its engines.
  private let scenes: [[Bar]]

  private static let width = 720.0
  private static let margin = 24.0
  private static let titleHeight = 34.0
  private static let barHeight = 22.0
  private static let names = 170.0
  /// What the longest bar leaves for its number.
  private static let numbers = 150.0

  init(lines: String) {
    var order: [String] = []
    var bars: [String: [Bar]] = [:]
    for line in lines.split(separator: "\n") {
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count == 4, let time = Double(columns[3]), time > 0 else {
        fail("--plot: found '\(line)', expected an engine, a scene, a title and a time, with tabs")
      }
      if bars[columns[1]] == nil { order.append(columns[1]) }
      bars[columns[1], default: []].append(
        Bar(engine: columns[0], title: columns[2], milliseconds: time))
    }
    scenes = order.compactMap { bars[$0] }
  }

  private var height: Double {
    scenes.reduce(2 * Self.margin) { $0 + Self.titleHeight + Double($1.count) * Self.barHeight }
  }

  /// The picture as a PNG file.
  var png: Data? {
    let size = CGSize(width: Self.width, height: height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var y = Self.margin
      for bars in scenes {
        draw(bars, at: y)
        y += Self.titleHeight + Double(bars.count) * Self.barHeight
      }
    }.pngData()
  }

  private func draw(_ bars: [Bar], at top: Double) {
    guard let ours = bars.first, let longest = bars.map(\.milliseconds).max() else { return }
    write(
      ours.title, at: CGPoint(x: Self.margin, y: top), .systemFont(ofSize: 15, weight: .semibold),
      .black)
    let room = Self.width - 2 * Self.margin - Self.names - Self.numbers
    for (number, bar) in bars.enumerated() {
      let y = top + Self.titleHeight - 8 + Double(number) * Self.barHeight
      let font = UIFont.systemFont(ofSize: 13, weight: number == 0 ? .semibold : .regular)
      write(bar.engine, at: CGPoint(x: Self.margin, y: y), font, .darkGray)
      let length = max(2, room * bar.milliseconds / longest)
      let place = CGRect(
        x: Self.margin + Self.names, y: y + 2, width: length, height: Self.barHeight - 8)
      (number == 0 ? UIColor.systemIndigo : UIColor.lightGray).setFill()
      UIBezierPath(roundedRect: place, cornerRadius: 3).fill()
      let ratio =
        number == 0
        ? "" : String(format: "  %.1f×", bar.milliseconds / ours.milliseconds)
      write(
        String(format: bar.milliseconds < 10 ? "%.2f ms" : "%.1f ms", bar.milliseconds) + ratio,
        at: CGPoint(x: place.maxX + 8, y: y), font, .darkGray)
    }
  }

  private func write(_ text: String, at point: CGPoint, _ font: UIFont, _ color: UIColor) {
    text.draw(at: point, withAttributes: [.font: font, .foregroundColor: color])
  }
}

import UIKit

/// One of the four treasures of the study.
struct Treasure {
  let name: String
  let english: String
  let from: String
  let note: String
  let ground: UIColor
  let deep: UIColor

  @MainActor static let all = [
    Treasure(
      name: "笔", english: "Brush", from: "Huzhou · 湖州",
      note: "Goat, weasel, hare: soft to hold water, stiff to hold a line.",
      ground: color(0.86, 0.42, 0.32), deep: color(0.6, 0.2, 0.18)),
    Treasure(
      name: "墨", english: "Ink", from: "Huizhou · 徽州",
      note: "Pine soot and glue, pressed and dried for years, ground in a moment.",
      ground: color(0.27, 0.31, 0.4), deep: color(0.1, 0.12, 0.18)),
    Treasure(
      name: "纸", english: "Paper", from: "Xuancheng · 宣城",
      note: "Bark and straw, bleached on sunny slopes. It drinks, and keeps.",
      ground: color(0.87, 0.69, 0.4), deep: color(0.62, 0.43, 0.2)),
    Treasure(
      name: "砚", english: "Inkstone", from: "Zhaoqing · 肇庆",
      note: "From under the river; breathe on it and there is water enough to write.",
      ground: color(0.28, 0.5, 0.5), deep: color(0.1, 0.28, 0.31)),
  ]

  private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }
}

import UIKit

/// A tea in the list.
struct Tea {
  let name: String
  let brewing: String
  /// The colour of the tea in the cup.
  let color: UIColor

  /// All teas, from the lightest to the darkest.
  @MainActor static let all = [
    Tea(
      name: "Silver Needle  白毫银针", brewing: "85 °C · 4 min",
      color: UIColor(red: 0.94, green: 0.89, blue: 0.66, alpha: 1)),
    Tea(
      name: "Longjing  龙井", brewing: "80 °C · 2 min",
      color: UIColor(red: 0.8, green: 0.83, blue: 0.42, alpha: 1)),
    Tea(
      name: "Iron Goddess  铁观音", brewing: "95 °C · 1 min",
      color: UIColor(red: 0.9, green: 0.72, blue: 0.3, alpha: 1)),
    Tea(
      name: "Keemun  祁门红茶", brewing: "90 °C · 3 min",
      color: UIColor(red: 0.76, green: 0.36, blue: 0.17, alpha: 1)),
    Tea(
      name: "Pu’er  普洱", brewing: "98 °C · 20 s",
      color: UIColor(red: 0.4, green: 0.19, blue: 0.13, alpha: 1)),
  ]
}

/// The colours of both pages.
enum TeaInk {
  static let celadon = UIColor(red: 0.9, green: 0.94, blue: 0.89, alpha: 1)
  static let dark = UIColor(red: 0.1, green: 0.2, blue: 0.17, alpha: 1)
  static let soft = UIColor(red: 0.42, green: 0.5, blue: 0.45, alpha: 1)
  static let forest = UIColor(red: 0.06, green: 0.23, blue: 0.19, alpha: 1)
  static let moss = UIColor(red: 0.12, green: 0.33, blue: 0.26, alpha: 1)
  static let cream = UIColor(red: 0.98, green: 0.95, blue: 0.86, alpha: 1)
  static let leaf = UIColor(red: 0.66, green: 0.8, blue: 0.46, alpha: 1)
}

import UIKit

/// One of the eight main solar terms of the traditional calendar.
struct SolarTerm {
  let name: String
  let english: String
  let date: String
  let line: String
  /// The height of the sun at noon, from 0 at midwinter to 1 at midsummer.
  let sun: CGFloat
  let sky: UIColor
  let haze: UIColor
  let land: UIColor

  /// All terms, beginning with spring.
  @MainActor static let all = [
    SolarTerm(
      name: "立春", english: "Beginning of Spring", date: "Feb 4",
      line: "东风解冻 · The east wind melts the ice", sun: 0.3,
      sky: color(0.56, 0.73, 0.79), haze: color(0.97, 0.87, 0.84), land: color(0.33, 0.45, 0.42)),
    SolarTerm(
      name: "春分", english: "Spring Equinox", date: "Mar 20",
      line: "玄鸟至 · The swallows are back", sun: 0.52,
      sky: color(0.52, 0.77, 0.76), haze: color(0.99, 0.9, 0.82), land: color(0.3, 0.52, 0.36)),
    SolarTerm(
      name: "立夏", english: "Beginning of Summer", date: "May 5",
      line: "蝼蝈鸣 · Frogs begin to call", sun: 0.78,
      sky: color(0.36, 0.7, 0.8), haze: color(0.93, 0.95, 0.78), land: color(0.16, 0.48, 0.34)),
    SolarTerm(
      name: "夏至", english: "Midsummer", date: "Jun 21",
      line: "蝉始鸣 · Cicadas sing in the heat", sun: 1,
      sky: color(0.16, 0.57, 0.79), haze: color(0.99, 0.92, 0.66), land: color(0.07, 0.42, 0.33)),
    SolarTerm(
      name: "立秋", english: "Beginning of Autumn", date: "Aug 7",
      line: "凉风至 · A cool wind comes", sun: 0.78,
      sky: color(0.42, 0.56, 0.72), haze: color(0.99, 0.84, 0.62), land: color(0.47, 0.41, 0.22)),
    SolarTerm(
      name: "秋分", english: "Autumn Equinox", date: "Sep 23",
      line: "雷始收声 · Thunder falls silent", sun: 0.52,
      sky: color(0.5, 0.47, 0.62), haze: color(0.98, 0.74, 0.53), land: color(0.55, 0.3, 0.19)),
    SolarTerm(
      name: "立冬", english: "Beginning of Winter", date: "Nov 7",
      line: "水始冰 · Water turns to ice", sun: 0.28,
      sky: color(0.38, 0.44, 0.56), haze: color(0.85, 0.78, 0.77), land: color(0.28, 0.29, 0.36)),
    SolarTerm(
      name: "冬至", english: "Midwinter", date: "Dec 21",
      line: "麋角解 · The longest night", sun: 0.06,
      sky: color(0.12, 0.17, 0.33), haze: color(0.56, 0.55, 0.68), land: color(0.09, 0.12, 0.22)),
  ]

  private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }
}

/// The colours that all terms share.
enum SeasonInk {
  static let paper = UIColor(red: 0.97, green: 0.95, blue: 0.91, alpha: 1)
  static let night = UIColor(red: 0.09, green: 0.1, blue: 0.14, alpha: 1)
  static let dark = UIColor(red: 0.16, green: 0.17, blue: 0.22, alpha: 1)
  static let soft = UIColor(red: 0.47, green: 0.46, blue: 0.47, alpha: 1)
  static let seal = UIColor(red: 0.74, green: 0.22, blue: 0.17, alpha: 1)
}

import UIKit

/// A recording of a soothing sound.
struct Sound {
  let name: String
  let place: String
  let length: String
  let text: String
  let sky: UIColor
  let land: UIColor

  /// All sounds. The demo pretends that the last sound is playing.
  static let all = [
    Sound(
      name: "Rain on bamboo  竹上雨", place: "Anji · 安吉", length: "48 min", text: "",
      sky: UIColor(red: 0.6, green: 0.73, blue: 0.68, alpha: 1),
      land: UIColor(red: 0.27, green: 0.43, blue: 0.36, alpha: 1)),
    Sound(
      name: "First snow  初雪", place: "Changbai · 长白", length: "30 min", text: "",
      sky: UIColor(red: 0.79, green: 0.84, blue: 0.89, alpha: 1),
      land: UIColor(red: 0.5, green: 0.57, blue: 0.67, alpha: 1)),
    Sound(
      name: "Cicadas at noon  午蝉", place: "Huizhou · 徽州", length: "25 min", text: "",
      sky: UIColor(red: 0.95, green: 0.8, blue: 0.58, alpha: 1),
      land: UIColor(red: 0.72, green: 0.46, blue: 0.29, alpha: 1)),
    Sound(
      name: "Tide at night  夜潮", place: "Putuo · 普陀", length: "62 min",
      text: "Recorded from the sea wall, two hours before the moon went down. "
        + "月落前两个时辰，录于海堤。",
      sky: UIColor(red: 0.27, green: 0.28, blue: 0.47, alpha: 1),
      land: UIColor(red: 0.12, green: 0.12, blue: 0.25, alpha: 1)),
  ]
  static var playing: Sound { all[all.count - 1] }
}

enum SoundInk {
  static let sand = UIColor(red: 0.95, green: 0.93, blue: 0.89, alpha: 1)
  static let dark = UIColor(red: 0.17, green: 0.16, blue: 0.27, alpha: 1)
  static let soft = UIColor(red: 0.44, green: 0.42, blue: 0.5, alpha: 1)
  static let night = UIColor(red: 0.19, green: 0.18, blue: 0.33, alpha: 1)
  static let moon = UIColor(red: 0.97, green: 0.9, blue: 0.74, alpha: 1)
  static let mist = UIColor(red: 0.72, green: 0.72, blue: 0.84, alpha: 1)
}

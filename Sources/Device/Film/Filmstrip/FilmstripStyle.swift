import CoreGraphics
import Stage
import UIKit

/// The dimensions and colours of a filmstrip, in points. All values were chosen by eye.
enum FilmstripStyle {
  static let margin = 36.0
  /// The distance between two frames.
  static let gap = 18.0
  /// The displayed width of a frame; its height depends on the device.
  static let frameWidth = 132.0
  static let frameRadius = 15.0
  static let bezel = 3.0
  static let headHeight = 68.0
  /// The width of an enlarged detail, its distance from the frame's edge, and its outline.
  static let detailWidth = 66.0
  static let detailMargin = 7.0
  static let detailLine = 1.0
  /// The distance from a frame down to the progress bar. `timeTop` and `callsTop` are the distances
  /// to the time and to the calls.
  static let barTop = 14.0
  static let barHeight = 3.0
  static let timeTop = 24.0
  static let callsTop = 47.0
  static let callHeight = 14.5
  static let laneDot = 5.0
  /// The distance between the name of a call and the name of its object.
  static let objectGap = 4.0

  static let ground = CGColor(red: 0.957, green: 0.957, blue: 0.965, alpha: 1)
  static let ink = CGColor(red: 0.11, green: 0.11, blue: 0.13, alpha: 1)
  static let quiet = CGColor(red: 0.45, green: 0.46, blue: 0.50, alpha: 1)
  static let faint = CGColor(red: 0.85, green: 0.85, blue: 0.87, alpha: 1)
  static let body = CGColor(red: 0.09, green: 0.09, blue: 0.10, alpha: 1)
  static let finished = CGColor(red: 0.10, green: 0.48, blue: 0.92, alpha: 1)
  static let cancelled = CGColor(red: 0.87, green: 0.38, blue: 0.12, alpha: 1)
  static let shadow = CGColor(red: 0.10, green: 0.10, blue: 0.20, alpha: 0.22)

  static let title = FontDescription(size: 21, weight: 700)
  static let subtitle = FontDescription(size: 12, weight: 400, monospacedDigits: true)
  static let badge = FontDescription(size: 10.5, weight: 600)
  static let time = FontDescription(size: 11, weight: 600, monospacedDigits: true)
  static let percent = FontDescription(size: 11, weight: 400, monospacedDigits: true)
  static let call = FontDescription(size: 8.6, weight: 400, monospacedDigits: true)

  static func color(of outcome: Recording.Outcome) -> CGColor {
    switch outcome {
    case .finished: finished
    case .cancelled: cancelled
    case .uncompleted, .none: quiet
    }
  }

  static func width(of text: String, _ font: FontDescription) -> Double {
    let run = TextRun(text, style: TextStyle(font: font, color: ink))
    return Double(TextLayout([run], width: nil, lineLimit: 1).size.width)
  }

  static func color(of lane: CallTrace.Lane) -> CGColor {
    switch lane {
    case .touch, .gesture: CGColor(red: 0.56, green: 0.35, blue: 0.85, alpha: 1)
    case .controller, .storyboard: CGColor(red: 0.20, green: 0.22, blue: 0.28, alpha: 1)
    case .delegate: CGColor(red: 0.10, green: 0.48, blue: 0.92, alpha: 1)
    case .animator, .animation: CGColor(red: 0.16, green: 0.63, blue: 0.40, alpha: 1)
    case .interaction: CGColor(red: 0.90, green: 0.30, blue: 0.45, alpha: 1)
    case .presentation, .coordinator, .layout: CGColor(red: 0.05, green: 0.60, blue: 0.66, alpha: 1)
    case .appearance: CGColor(red: 0.92, green: 0.60, blue: 0.10, alpha: 1)
    }
  }
}

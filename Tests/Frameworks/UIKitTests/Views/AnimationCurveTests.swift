import Testing
import UIKit

struct AnimationCurveTests {
  /// A switch over the four named curves, which is complete.
  private func name(_ curve: UIView.AnimationCurve) -> String {
    switch curve {
    case .easeInOut: "easeInOut"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .linear: "linear"
    }
  }

  @Test func `each curve has its raw value, the keyboard's has no name`() {
    let names = (0..<4).map { UIView.AnimationCurve(rawValue: $0).map(name) }
    #expect(names == ["easeInOut", "easeIn", "easeOut", "linear"])
    let keyboard = UIView.AnimationCurve(rawValue: 7)
    #expect(keyboard?.rawValue == 7 && keyboard != .linear)
    #expect(Set([keyboard, .linear, UIView.AnimationCurve(rawValue: 7)]).count == 2)
    for value in [-1, 4, 5, 6, 8, 256] { #expect(UIView.AnimationCurve(rawValue: value) == nil) }
  }
}

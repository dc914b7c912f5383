import Testing
import UIKit

/// The bits of `UIView.h` that identify a transition.
@MainActor
struct TransitionOptionsTests {
  @Test func `a transition is one number in bits 20 to 22`() {
    let named: [(UIView.AnimationOptions, UInt)] = [
      (.transitionFlipFromLeft, 1), (.transitionFlipFromRight, 2), (.transitionCurlUp, 3),
      (.transitionCurlDown, 4), (.transitionCrossDissolve, 5), (.transitionFlipFromTop, 6),
      (.transitionFlipFromBottom, 7),
    ]

    for (option, number) in named { #expect(option.rawValue == number << 20) }
  }

  @Test func `a transition does not affect the curve and the flags`() {
    let options: UIView.AnimationOptions = [
      .transitionFlipFromBottom, .curveLinear, .allowUserInteraction,
    ]

    #expect(options.contains(.curveLinear))
    #expect(options.contains(.allowUserInteraction))
    #expect(!options.contains(.repeat))
  }
}

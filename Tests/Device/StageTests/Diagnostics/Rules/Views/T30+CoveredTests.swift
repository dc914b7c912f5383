import Stage
import Testing
import UIKit

@MainActor
struct CoveredTests {
  /// The departing view's alpha, whether another view is above it, and whether the rule reports
  /// that the departing view covers the arriving view.
  @Test(arguments: [(1.0, false, true), (0.9, false, false), (1.0, true, false)])
  func `only an opaque view without a picture above it is a cover`(
    alpha: Double, hasPicture: Bool, isCover: Bool
  ) throws {
    let curtain = Curtain()
    curtain.crew.before = { context in
      let container = context.containerView
      guard let from = context.view(forKey: .from) else { return }
      container.bringSubviewToFront(from)
      from.alpha = alpha
      if hasPicture { container.addSubview(UIView(frame: container.bounds)) }
    }
    curtain.crew.after = { $0.view(forKey: .from)?.alpha = 1 }

    try curtain.present()

    #expect(curtain.findings("T30").count == (isCover ? 1 : 0))
  }
}

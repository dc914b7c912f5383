import Stage
import Testing
import UIKit

@MainActor
struct ReachableBackgroundTests {
  /// How the presented view covers its container.
  enum Page: CaseIterable {
    /// The view covers a part of the screen.
    case part
    /// The view is clear, fills the screen and contains a sheet.
    case sheetInside
    /// The view or a subview of it is opaque and fills the screen.
    case full, groundInside
  }

  private final class Part: UIPresentationController {
    var isSmall = false
    var letsTouchesThrough = false

    override var frameOfPresentedViewInContainerView: CGRect {
      let all = super.frameOfPresentedViewInContainerView
      return isSmall ? all.insetBy(dx: 40, dy: 200) : all
    }
    override func presentationTransitionWillBegin() {
      containerView?.isUserInteractionEnabled = !letsTouchesThrough
    }
  }

  private func findings(_ page: Page, letsTouchesThrough: Bool = false) throws -> [Finding] {
    let curtain = Curtain()
    curtain.crew.style = .custom
    curtain.crew.presentation = {
      let made = Part(presentedViewController: $0, presenting: $1)
      made.isSmall = page == .part
      made.letsTouchesThrough = letsTouchesThrough
      return made
    }
    curtain.crew.before = { context in
      guard let view = context.view(forKey: .to) else { return }
      guard page == .sheetInside || page == .groundInside else { return }
      view.backgroundColor = .clear
      let inner = UIView(frame: view.bounds)
      if page == .sheetInside { inner.frame.origin.y = 400 }
      inner.backgroundColor = .white
      view.addSubview(inner)
    }
    try curtain.present()
    return curtain.findings("T25")
  }

  @Test(arguments: Page.allCases)
  func `a presentation over a part of the screen is a note`(page: Page) throws {
    let isPartial = page == .part || page == .sheetInside

    #expect(try findings(page).map(\.severity) == (isPartial ? [.note] : []))
  }

  @Test func `it is a warning if touches reach the page below as well`() throws {
    #expect(try findings(.part, letsTouchesThrough: true).map(\.severity) == [.warning])
  }
}

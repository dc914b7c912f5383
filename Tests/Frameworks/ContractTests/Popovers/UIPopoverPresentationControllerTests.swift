import Stage
import TestSupport
import Testing

/// A popover from its creation to its dismissal: what creates it, what it retains and what
/// dismisses it.
@MainActor
struct UIPopoverPresentationControllerTests {
  private static let source = CGRect(x: 150, y: 100, width: 40, height: 40)
  /// A delegate that keeps the popover style on an iPhone.
  private let staying = StayingDelegate()

  /// Prepares B to be presented as a popover by A.
  private func prepare(_ fixture: PresentationStage) throws -> UIPopoverPresentationController {
    try fixture.stage.run {
      fixture.b.transitioningDelegate = nil
      fixture.b.modalPresentationStyle = .popover
      fixture.b.preferredContentSize = CGSize(width: 200, height: 200)
      let popover = try #require(fixture.b.popoverPresentationController)
      popover.sourceView = fixture.a.view
      popover.sourceRect = Self.source
      popover.delegate = staying
      return popover
    }
  }

  private func presentAndSettle(_ fixture: PresentationStage) throws
    -> UIPopoverPresentationController
  {
    let popover = try prepare(fixture)
    fixture.present(style: .popover)
    try fixture.stage.settle()
    return popover
  }

  @Test func `the popover read early is the one that is presented`() throws {
    try onStage { fixture in
      let popover = try presentAndSettle(fixture)
      #expect(fixture.stage.run { fixture.b.popoverPresentationController } === popover)
      #expect(fixture.b.presentationController === popover)
      #expect(popover.presentedView !== fixture.b.view)
      #expect(popover.presentedView.map { fixture.b.view.isDescendant(of: $0) } == true)
      #expect(fixture.b.view.bounds.size == CGSize(width: 200, height: 200))
      fixture.expectTrace(
        """
        B.viewDidLoad → B.willAppear(true) → B.isAppearing → B.didAppear(true) → done
        !A.willDisappear
        """)
    }
  }

  @Test func `other styles have no popover`() {
    onStage { fixture in
      fixture.stage.run {
        fixture.b.modalPresentationStyle = .fullScreen
        #expect(fixture.b.popoverPresentationController == nil)
        #expect(!(fixture.b.presentationController is UIPopoverPresentationController))
      }
    }
  }

  @Test func `a child finds the popover that shows its parent`() throws {
    try onStage { fixture in
      let popover = try presentAndSettle(fixture)
      fixture.stage.run { embed(fixture.c, in: fixture.b) }
      #expect(fixture.stage.run { fixture.c.popoverPresentationController } === popover)
      try fixture.stage.settle()
    }
  }

  @Test(arguments: [false, true])
  func `a dismissed popover leaves nothing behind`(animated: Bool) throws {
    try onStage { fixture in
      let before = fixture.stage.dump(fixture.window)
      let popover = try presentAndSettle(fixture)
      fixture.dismiss(animated: animated)
      try fixture.stage.settle()

      #expect(before.differences(to: fixture.stage.dump(fixture.window)) == [])
      #expect(fixture.b.view.superview == nil)
      #expect(popover.arrowDirection == .unknown)
      fixture.expectTrace("B.willDisappear → B.didDisappear → gone !A.willAppear")
    }
  }

  @Test func `a new presentation has a new popover`() throws {
    try onStage { fixture in
      let first = try presentAndSettle(fixture)
      fixture.dismiss()
      try fixture.stage.settle()
      let second = try presentAndSettle(fixture)
      #expect(first !== second)
      #expect(fixture.b.view.window != nil)
    }
  }

  @Test func `a presentation cancelled by an app's interactor leaves nothing behind`() throws {
    try onStage { fixture in
      let before = fixture.stage.dump(fixture.window)
      _ = try prepare(fixture)
      fixture.b.transitioningDelegate = fixture.delegate
      fixture.delegate.presentInteractor = fixture.interactor
      fixture.present(style: .popover)
      fixture.update(0.5)
      fixture.cancel()
      try fixture.stage.settle()

      #expect(before.differences(to: fixture.stage.dump(fixture.window)) == [])
      #expect(fixture.b.view.superview == nil)
      fixture.expectTrace("B.willAppear → B.isAppearing? → B.willDisappear → B.didDisappear")
    }
  }

  @Test func `a new preferred size resizes the card`() throws {
    try onStage { fixture in
      let popover = try presentAndSettle(fixture)
      fixture.stage.run { fixture.b.preferredContentSize = CGSize(width: 250, height: 120) }
      #expect(popover.presentedView?.bounds.size == CGSize(width: 250, height: 120))
      #expect(fixture.b.view.bounds.size == CGSize(width: 250, height: 120))
    }
  }

  // MARK: Touches

  @Test func `a tap beside the card dismisses it`() throws {
    try onStage { fixture in
      _ = try presentAndSettle(fixture)
      fixture.stage.playTap(at: CGPoint(x: 20, y: 800))
      try fixture.stage.settle()
      #expect(fixture.a.presentedViewController == nil)
      fixture.expectTrace("B.willDisappear(true) → B.didDisappear(true)")
    }
  }

  @Test func `a tap on the card does not dismiss it`() throws {
    try onStage { fixture in
      let popover = try presentAndSettle(fixture)
      let frame = try #require(popover.presentedView?.frame)
      fixture.stage.playTap(at: CGPoint(x: frame.midX, y: frame.midY))
      try fixture.stage.settle()
      #expect(fixture.a.presentedViewController === fixture.b)
    }
  }

  @Test func `passthrough views receive touches and keep the popover`() throws {
    try onStage { fixture in
      let popover = try prepare(fixture)
      let button = fixture.stage.run { UIButton(type: .system) }
      fixture.stage.run {
        button.frame = CGRect(x: 20, y: 700, width: 100, height: 50)
        button.addAction(
          UIAction { [log = fixture.log] _ in log.write("button") }, for: .touchUpInside)
        fixture.a.view.addSubview(button)
        popover.passthroughViews = [button]
      }
      fixture.present(style: .popover)
      try fixture.stage.settle()
      fixture.stage.playTap(at: CGPoint(x: 60, y: 720))
      try fixture.stage.settle()
      #expect(fixture.log.count("button") == 1)
      #expect(fixture.a.presentedViewController === fixture.b)
      fixture.stage.playTap(at: CGPoint(x: 300, y: 720))
      try fixture.stage.settle()
      #expect(fixture.a.presentedViewController == nil)
      fixture.stage.run { popover.passthroughViews = nil }
    }
  }

  // MARK: Compact width

  @Test func `on a phone a popover is a sheet, and needs no source`() throws {
    try onStage { fixture in
      fixture.b.transitioningDelegate = nil
      fixture.present(style: .popover)
      try fixture.stage.settle()
      fixture.stage.run {
        #expect(fixture.b.presentationController is UISheetPresentationController)
        #expect(fixture.b.popoverPresentationController == nil)
      }
      #expect(fixture.b.view.bounds.width == 393)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `a popover becomes a sheet and a popover again`() throws {
    let stage = Stage(device: .pad)
    let (root, content) = stage.run { (UIViewController(), UIViewController()) }
    stage.show(root)
    let popover = try stage.run {
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 200, height: 200)
      let popover = try #require(content.popoverPresentationController)
      popover.sourceView = root.view
      popover.sourceRect = Self.source
      root.present(content, animated: false)
      return popover
    }
    try stage.settle()
    let wide = try #require(popover.presentedView?.frame)

    stage.resize(to: CGSize(width: 400, height: 1180), animated: false)
    try stage.settle()
    stage.run {
      #expect(content.presentationController is UISheetPresentationController)
      #expect(popover.presentedView?.window == nil)
      #expect(content.view.window != nil)
    }
    stage.resize(to: CGSize(width: 820, height: 1180), animated: false)
    try stage.settle()
    stage.run {
      #expect(content.presentationController === popover)
      #expect(popover.presentedView?.frame == wide)
      #expect(content.view.bounds.size == CGSize(width: 200, height: 200))
    }
    stage.playTap(at: CGPoint(x: 50, y: 1100))
    try stage.settle()
    #expect(root.presentedViewController == nil)
    stage.close()
  }

  // MARK: Exceptions

  @Test func `a popover without a source raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(device: .pad)
        let (root, content) = stage.run { (UIViewController(), UIViewController()) }
        stage.show(root)
        stage.run {
          content.modalPresentationStyle = .popover
          root.present(content, animated: true)
        }
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("'NSGenericException'"))
    #expect(
      text.contains(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
  }
}

private final class StayingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
}

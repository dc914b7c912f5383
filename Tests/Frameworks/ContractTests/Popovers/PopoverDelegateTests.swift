import Stage
import TestSupport
import Testing

/// The calls that a popover makes to its delegate (facts D.9).
@MainActor
struct PopoverDelegateTests {
  private func onPopover(
    _ delegate: (EventLog) -> any UIPopoverPresentationControllerDelegate,
    _ play: @MainActor (PresentationStage, UIPopoverPresentationController) throws -> Void
  ) throws {
    try onStage { fixture in
      let delegate = delegate(fixture.log)
      let popover = try fixture.stage.run {
        fixture.b.transitioningDelegate = nil
        fixture.b.modalPresentationStyle = .popover
        fixture.b.preferredContentSize = CGSize(width: 200, height: 200)
        let popover = try #require(fixture.b.popoverPresentationController)
        popover.delegate = delegate
        return popover
      }
      fixture.present(style: .popover)
      try fixture.stage.settle()
      try withExtendedLifetime(delegate) { try play(fixture, popover) }
    }
  }

  private let outside = CGPoint(x: 20, y: 800)

  @Test func `the delegate may supply the source at the last moment`() throws {
    try onPopover(SourceDelegate.init) { fixture, popover in
      fixture.expectTrace("prepare → B.willAppear → B.didAppear")
      #expect(popover.sourceRect == CGRect(x: 100, y: 100, width: 10, height: 10))
      #expect(popover.presentedView?.frame.midX == 110)
    }
  }

  @Test func `a dismissal by the user calls the delegate before and after`() throws {
    try onPopover(FullDelegate.init) { fixture, _ in
      fixture.log.clear()
      fixture.stage.playTap(at: outside)
      try fixture.stage.settle()
      fixture.expectTrace(
        """
        should → will(coordinator: true) → B.willDisappear → B.didDisappear → did !attempt !oldDid
        !oldShould
        """)
    }
  }

  @Test func `a dismissal in code calls neither method`() throws {
    try onPopover(FullDelegate.init) { fixture, _ in
      fixture.dismiss()
      try fixture.stage.settle()
      fixture.expectTrace("gone !should !will !did !attempt")
    }
  }

  @Test func `a delegate that refuses keeps the popover`() throws {
    try onPopover(FullDelegate.refusing) { fixture, _ in
      fixture.stage.playTap(at: outside)
      try fixture.stage.settle()
      fixture.expectTrace("should → attempt !will !did")
      #expect(fixture.a.presentedViewController === fixture.b)
    }
  }

  @Test(arguments: [false, true])
  func `a modal controller keeps the popover`(isChild: Bool) throws {
    try onPopover(FullDelegate.init) { fixture, _ in
      fixture.stage.run {
        if isChild { embed(fixture.c, in: fixture.b) }
        (isChild ? fixture.c : fixture.b).isModalInPresentation = true
      }
      fixture.stage.playTap(at: outside)
      try fixture.stage.settle()
      fixture.expectTrace("should? → attempt !will !did")
      #expect(fixture.a.presentedViewController === fixture.b)
    }
  }

  @Test func `a delegate with only the old methods receives those`() throws {
    try onPopover(OldDelegate.init) { fixture, _ in
      fixture.stage.playTap(at: outside)
      try fixture.stage.settle()
      fixture.expectTrace("oldShould → B.didDisappear → oldDid")
    }
  }

  @Test func `a delegate that dismisses in shouldDismiss receives no further calls`() throws {
    try onPopover(FullDelegate.init) { fixture, _ in
      fixture.log.onEvent = { event in
        if event == "should" { fixture.a.dismiss(animated: true) }
      }
      fixture.stage.playTap(at: outside)
      try fixture.stage.settle()
      fixture.expectTrace("should → B.didDisappear !will !did")
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `a released delegate is not called`() throws {
    try onPopover(SourceDelegate.init) { fixture, popover in
      fixture.stage.run { popover.delegate = FullDelegate(fixture.log) }
      #expect(popover.delegate == nil)
      fixture.stage.playTap(at: outside)
      try fixture.stage.settle()
      fixture.expectTrace("B.didDisappear !should !will !did")
    }
  }

  @Test func `a resized container asks for the source again`() throws {
    try onPopover(SourceDelegate.init) { fixture, popover in
      fixture.stage.resize(to: CGSize(width: 500, height: 900), animated: false)
      try fixture.stage.settle()
      #expect(fixture.log.heard("reposition"))
      #expect(popover.sourceRect == CGRect(x: 250, y: 100, width: 10, height: 10))
      #expect(popover.presentedView?.frame.midX == 255)
    }
  }
}

/// A delegate that sets the popover's source when it is called.
private final class SourceDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    log.write("prepare")
    popover.sourceView = popover.presentingViewController.view
    popover.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
  }

  func popoverPresentationController(
    _ popover: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {
    log.write("reposition")
    rect.pointee.origin.x = 250
  }
}

/// A delegate that implements the methods of iOS 13 and also those of iOS 8.
private final class FullDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let log: EventLog
  private var allows = true
  init(_ log: EventLog) { self.log = log }

  static func refusing(_ log: EventLog) -> FullDelegate {
    let delegate = FullDelegate(log)
    delegate.allows = false
    return delegate
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    popover.sourceView = popover.presentingViewController.view
    popover.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
  }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    log.write("should")
    return allows
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    let coordinator = controller.presentingViewController.transitionCoordinator
    log.write("will(coordinator: \(coordinator != nil))")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.write("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.write("attempt")
  }
  func popoverPresentationControllerShouldDismissPopover(
    _ popover: UIPopoverPresentationController
  ) -> Bool {
    log.write("oldShould")
    return true
  }
  func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
    log.write("oldDid")
  }
}

private final class OldDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let log: EventLog
  init(_ log: EventLog) { self.log = log }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    popover.sourceView = popover.presentingViewController.view
    popover.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
  }
  func popoverPresentationControllerShouldDismissPopover(
    _ popover: UIPopoverPresentationController
  ) -> Bool {
    log.write("oldShould")
    return true
  }
  func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
    log.write("oldDid")
  }
}

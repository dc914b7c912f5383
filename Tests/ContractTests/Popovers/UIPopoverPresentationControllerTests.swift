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
  private func prepare(_ theatre: Theatre) throws -> UIPopoverPresentationController {
    try theatre.stage.run {
      theatre.b.transitioningDelegate = nil
      theatre.b.modalPresentationStyle = .popover
      theatre.b.preferredContentSize = CGSize(width: 200, height: 200)
      let popover = try #require(theatre.b.popoverPresentationController)
      popover.sourceView = theatre.a.view
      popover.sourceRect = Self.source
      popover.delegate = staying
      return popover
    }
  }

  private func presentAndSettle(_ theatre: Theatre) throws -> UIPopoverPresentationController {
    let popover = try prepare(theatre)
    theatre.present(style: .popover)
    try theatre.stage.settle()
    return popover
  }

  @Test func `the popover read early is the one that is presented`() throws {
    try onStage { theatre in
      let popover = try presentAndSettle(theatre)
      #expect(theatre.stage.run { theatre.b.popoverPresentationController } === popover)
      #expect(theatre.b.presentationController === popover)
      #expect(popover.presentedView !== theatre.b.view)
      #expect(popover.presentedView.map { theatre.b.view.isDescendant(of: $0) } == true)
      #expect(theatre.b.view.bounds.size == CGSize(width: 200, height: 200))
      theatre.expectTrace(
        """
        B.viewDidLoad → B.willAppear(true) → B.isAppearing → B.didAppear(true) → done
        !A.willDisappear
        """)
    }
  }

  @Test func `other styles have no popover`() {
    onStage { theatre in
      theatre.stage.run {
        theatre.b.modalPresentationStyle = .fullScreen
        #expect(theatre.b.popoverPresentationController == nil)
        #expect(!(theatre.b.presentationController is UIPopoverPresentationController))
      }
    }
  }

  @Test func `a child finds the popover that shows its parent`() throws {
    try onStage { theatre in
      let popover = try presentAndSettle(theatre)
      theatre.stage.run { embed(theatre.c, in: theatre.b) }
      #expect(theatre.stage.run { theatre.c.popoverPresentationController } === popover)
      try theatre.stage.settle()
    }
  }

  @Test(arguments: [false, true])
  func `a dismissed popover leaves nothing behind`(animated: Bool) throws {
    try onStage { theatre in
      let before = theatre.stage.dump(theatre.window)
      let popover = try presentAndSettle(theatre)
      theatre.dismiss(animated: animated)
      try theatre.stage.settle()

      #expect(before.differences(to: theatre.stage.dump(theatre.window)) == [])
      #expect(theatre.b.view.superview == nil)
      #expect(popover.arrowDirection == .unknown)
      theatre.expectTrace("B.willDisappear → B.didDisappear → gone !A.willAppear")
    }
  }

  @Test func `a new presentation has a new popover`() throws {
    try onStage { theatre in
      let first = try presentAndSettle(theatre)
      theatre.dismiss()
      try theatre.stage.settle()
      let second = try presentAndSettle(theatre)
      #expect(first !== second)
      #expect(theatre.b.view.window != nil)
    }
  }

  @Test func `a presentation cancelled by an app's interactor leaves nothing behind`() throws {
    try onStage { theatre in
      let before = theatre.stage.dump(theatre.window)
      _ = try prepare(theatre)
      theatre.b.transitioningDelegate = theatre.delegate
      theatre.delegate.presentInteractor = theatre.interactor
      theatre.present(style: .popover)
      theatre.update(0.5)
      theatre.cancel()
      try theatre.stage.settle()

      #expect(before.differences(to: theatre.stage.dump(theatre.window)) == [])
      #expect(theatre.b.view.superview == nil)
      theatre.expectTrace("B.willAppear → B.isAppearing? → B.willDisappear → B.didDisappear")
    }
  }

  @Test func `a new preferred size resizes the card`() throws {
    try onStage { theatre in
      let popover = try presentAndSettle(theatre)
      theatre.stage.run { theatre.b.preferredContentSize = CGSize(width: 250, height: 120) }
      #expect(popover.presentedView?.bounds.size == CGSize(width: 250, height: 120))
      #expect(theatre.b.view.bounds.size == CGSize(width: 250, height: 120))
    }
  }

  // MARK: Touches

  @Test func `a tap beside the card dismisses it`() throws {
    try onStage { theatre in
      _ = try presentAndSettle(theatre)
      theatre.stage.playTap(at: CGPoint(x: 20, y: 800))
      try theatre.stage.settle()
      #expect(theatre.a.presentedViewController == nil)
      theatre.expectTrace("B.willDisappear(true) → B.didDisappear(true)")
    }
  }

  @Test func `a tap on the card does not dismiss it`() throws {
    try onStage { theatre in
      let popover = try presentAndSettle(theatre)
      let frame = try #require(popover.presentedView?.frame)
      theatre.stage.playTap(at: CGPoint(x: frame.midX, y: frame.midY))
      try theatre.stage.settle()
      #expect(theatre.a.presentedViewController === theatre.b)
    }
  }

  @Test func `passthrough views receive touches and keep the popover`() throws {
    try onStage { theatre in
      let popover = try prepare(theatre)
      let button = theatre.stage.run { UIButton(type: .system) }
      theatre.stage.run {
        button.frame = CGRect(x: 20, y: 700, width: 100, height: 50)
        button.addAction(
          UIAction { [log = theatre.log] _ in log.write("button") }, for: .touchUpInside)
        theatre.a.view.addSubview(button)
        popover.passthroughViews = [button]
      }
      theatre.present(style: .popover)
      try theatre.stage.settle()
      theatre.stage.playTap(at: CGPoint(x: 60, y: 720))
      try theatre.stage.settle()
      #expect(theatre.log.count("button") == 1)
      #expect(theatre.a.presentedViewController === theatre.b)
      theatre.stage.playTap(at: CGPoint(x: 300, y: 720))
      try theatre.stage.settle()
      #expect(theatre.a.presentedViewController == nil)
      theatre.stage.run { popover.passthroughViews = nil }
    }
  }

  // MARK: Compact width

  @Test func `on a phone a popover is a sheet, and needs no source`() throws {
    try onStage { theatre in
      theatre.b.transitioningDelegate = nil
      theatre.present(style: .popover)
      try theatre.stage.settle()
      theatre.stage.run {
        #expect(theatre.b.presentationController is UISheetPresentationController)
        #expect(theatre.b.popoverPresentationController == nil)
      }
      #expect(theatre.b.view.bounds.width == 393)
      #expect(theatre.stage.warnings == [])
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

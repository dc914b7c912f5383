import Stage
import TestSupport
import Testing

/// `UIPresentationController`: the methods that UIKit calls, when the container exists, and what
/// retains the controller (facts A.0.5, B.12, D).
@MainActor
struct PresentationControllerTests {
  /// Counts how often UIKit reads the view and the frame, which is many times (facts D.3). The
  /// frame is slightly different at each read.
  private final class Restless: UIPresentationController {
    var viewQuestions = 0
    var frameQuestions = 0
    var isWaiting = true
    private let wrapper = UIView()

    override var presentedView: UIView? {
      viewQuestions += 1
      if wrapper.subviews.isEmpty, let view = presentedViewController.view {
        wrapper.addSubview(view)
      }
      wrapper.setNeedsLayout()
      return wrapper
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      frameQuestions += 1
      containerView?.setNeedsLayout()
      return CGRect(x: 10, y: 20 + frameQuestions % 2, width: 300, height: 500)
    }
  }

  @Test(arguments: [false, true])
  func `delegate calls with side effects end in finite ticks`(interactive: Bool) throws {
    try onStage { fixture in
      var made: Restless?
      fixture.delegate.presentation = { presented, presenting in
        let presentation = Restless(presentedViewController: presented, presenting: presenting)
        made = presentation
        return presentation
      }
      if interactive { fixture.delegate.presentInteractor = fixture.interactor }
      fixture.present(style: .custom)
      if interactive {
        fixture.update(0.5)
        fixture.cancel()
        try fixture.stage.settle()
        fixture.delegate.presentInteractor = nil
        fixture.present(style: .custom)
      }
      try fixture.stage.settle()
      let presentation = try #require(made)

      #expect(presentation.viewQuestions > 0)
      #expect(presentation.frameQuestions > 0)
      let wrapper = try #require(fixture.b.view.superview)
      #expect(wrapper.superview === presentation.containerView)
      fixture.dismiss()
      try fixture.stage.settle()
      #expect(wrapper.superview == nil)
      #expect(fixture.b.view.window == nil)
      #expect(fixture.stage.warnings == [])
      made = nil
    }
  }

  /// Logs whether a container view exists at each call.
  private final class Watching: UIPresentationController {
    let log: EventLog
    init(_ presented: UIViewController, _ log: EventLog) {
      self.log = log
      super.init(presentedViewController: presented, presenting: nil)
    }
    private func write(_ name: String) {
      log.write("PC.\(name)(\(containerView == nil ? "no container" : "container"))")
    }
    override var shouldRemovePresentersView: Bool {
      write("shouldRemove")
      return true
    }
    override var shouldPresentInFullscreen: Bool {
      write("shouldPresent")
      return true
    }
    override func presentationTransitionWillBegin() { write("presentBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { write("presentEnd") }
    override func dismissalTransitionWillBegin() { write("dismissBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { write("dismissEnd") }
  }

  @Test func `the container exists from WillBegin to the end of the dismissal`() throws {
    try onStage { fixture in
      fixture.delegate.presentation = { [log = fixture.log] presented, _ in
        Watching(presented, log)
      }
      try fixture.beginInteractively(.present, style: .custom)
      fixture.cancel()
      try fixture.stage.settle()
      fixture.expectTrace(
        """
        PC.shouldPresent(no container)+ → PC.shouldRemove(no container)+
        → PC.presentBegin(container) → PC.presentEnd(container)
        """)
      fixture.log.clear()

      fixture.present(style: .custom)
      try fixture.stage.settle()
      let presentation = try #require(fixture.b.presentationController)
      fixture.dismiss()
      try fixture.stage.settle()
      fixture.expectTrace(
        """
        PC.presentBegin(container) → PC.presentEnd(container) → PC.dismissBegin(container)
        → PC.dismissEnd(container)
        """)
      #expect(presentation.containerView == nil)
    }
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
    .custom,
  ])
  func `a built-in presentation fits its view to a resized container`(
    style: UIModalPresentationStyle
  ) throws {
    try onStage { fixture in
      fixture.delegate.presentation = nil
      fixture.b.view.autoresizingMask = []
      try fixture.presentAndSettle(style: style)
      let container = try #require(fixture.b.presentationController?.containerView)

      fixture.stage.run { container.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
      fixture.stage.tick()

      #expect(fixture.b.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      fixture.stage.run { container.frame = fixture.window.bounds }
      fixture.stage.tick()
      fixture.dismiss()
      try fixture.stage.settle()
    }
  }

  @Test func `a custom presentation fits its own view`() throws {
    // The defaults of the base class do nothing, as observed (facts D.4).
    try onStage { fixture in
      fixture.b.view.autoresizingMask = []
      try fixture.presentAndSettle(style: .custom)
      let container = try #require(fixture.b.presentationController?.containerView)
      fixture.stage.run { container.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
      fixture.stage.tick()

      #expect(fixture.b.view.frame.size == CGSize(width: 393, height: 852))
      fixture.stage.run { container.frame = fixture.window.bounds }
      fixture.stage.tick()
    }
  }

  @Test func `the style equals the presented controller's`() {
    onStage { fixture in
      for style in [
        UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
        .overFullScreen, .overCurrentContext, .popover,
      ] {
        fixture.b.modalPresentationStyle = style
        let presentation = UIPresentationController(
          presentedViewController: fixture.b, presenting: fixture.a)
        #expect(presentation.presentationStyle == style)
      }
      fixture.b.modalPresentationStyle = .automatic
      #expect(fixture.b.modalPresentationStyle == .pageSheet)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom, .overCurrentContext])
  func `a presentation controller read early and never used retains nothing`(
    style: UIModalPresentationStyle
  ) {
    onStage { fixture in
      var page: UIViewController? = fixture.stage.run { UIViewController() }
      weak let kept = page
      var presentation: UIPresentationController? = fixture.stage.run {
        page?.modalPresentationStyle = style
        return page?.presentationController
      }
      #expect(presentation?.presentedViewController === page)
      #expect(page?.activePresentationController == nil)
      page = nil
      #expect(kept == nil)
      weak let early = presentation
      presentation = nil
      #expect(early == nil)
    }
  }

  @Test func `a controller read early is retained while presented, and released afterwards`()
    throws
  {
    try onStage { fixture in
      weak var early: UIPresentationController?
      fixture.stage.run {
        fixture.b.modalPresentationStyle = .overFullScreen
        early = fixture.b.presentationController
        #expect(early != nil)
        fixture.a.present(fixture.b, animated: true)
        #expect(fixture.b.presentationController === early)
      }
      try fixture.stage.settle()
      #expect(early?.presentedViewController === fixture.b)
      fixture.dismiss()
      try fixture.stage.settle()
      #expect(early == nil)
    }
  }

  @Test func `a custom style whose delegate returns nil adds no views`() throws {
    try onStage { fixture in
      fixture.delegate.presentation = nil
      try fixture.presentAndSettle(style: .custom)

      let container = try #require(fixture.b.presentationController?.containerView)
      #expect(container.subviews == [fixture.b.view])
      #expect(fixture.b.view.frame == container.bounds)
      #expect(fixture.a.view.window != nil)
    }
  }
}

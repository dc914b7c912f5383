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
    try onStage { theatre in
      var made: Restless?
      theatre.delegate.presentation = { presented, presenting in
        let presentation = Restless(presentedViewController: presented, presenting: presenting)
        made = presentation
        return presentation
      }
      if interactive { theatre.delegate.presentInteractor = theatre.interactor }
      theatre.present(style: .custom)
      if interactive {
        theatre.update(0.5)
        theatre.cancel()
        try theatre.stage.settle()
        theatre.delegate.presentInteractor = nil
        theatre.present(style: .custom)
      }
      try theatre.stage.settle()
      let presentation = try #require(made)

      #expect(presentation.viewQuestions > 0)
      #expect(presentation.frameQuestions > 0)
      let wrapper = try #require(theatre.b.view.superview)
      #expect(wrapper.superview === presentation.containerView)
      theatre.dismiss()
      try theatre.stage.settle()
      #expect(wrapper.superview == nil)
      #expect(theatre.b.view.window == nil)
      #expect(theatre.stage.warnings == [])
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
    try onStage { theatre in
      theatre.delegate.presentation = { [log = theatre.log] presented, _ in
        Watching(presented, log)
      }
      try theatre.beginInteractively(.present, style: .custom)
      theatre.cancel()
      try theatre.stage.settle()
      theatre.expectTrace(
        """
        PC.shouldPresent(no container)+ → PC.shouldRemove(no container)+
        → PC.presentBegin(container) → PC.presentEnd(container)
        """)
      theatre.log.clear()

      theatre.present(style: .custom)
      try theatre.stage.settle()
      let presentation = try #require(theatre.b.presentationController)
      theatre.dismiss()
      try theatre.stage.settle()
      theatre.expectTrace(
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
    try onStage { theatre in
      theatre.delegate.presentation = nil
      theatre.b.view.autoresizingMask = []
      try theatre.presentAndSettle(style: style)
      let container = try #require(theatre.b.presentationController?.containerView)

      theatre.stage.run { container.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
      theatre.stage.tick()

      #expect(theatre.b.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      theatre.stage.run { container.frame = theatre.window.bounds }
      theatre.stage.tick()
      theatre.dismiss()
      try theatre.stage.settle()
    }
  }

  @Test func `a custom presentation fits its own view`() throws {
    // The defaults of the base class do nothing, as observed (facts D.4).
    try onStage { theatre in
      theatre.b.view.autoresizingMask = []
      try theatre.presentAndSettle(style: .custom)
      let container = try #require(theatre.b.presentationController?.containerView)
      theatre.stage.run { container.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
      theatre.stage.tick()

      #expect(theatre.b.view.frame.size == CGSize(width: 393, height: 852))
      theatre.stage.run { container.frame = theatre.window.bounds }
      theatre.stage.tick()
    }
  }

  @Test func `the style equals the presented controller's`() {
    onStage { theatre in
      for style in [
        UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
        .overFullScreen, .overCurrentContext, .popover,
      ] {
        theatre.b.modalPresentationStyle = style
        let presentation = UIPresentationController(
          presentedViewController: theatre.b, presenting: theatre.a)
        #expect(presentation.presentationStyle == style)
      }
      theatre.b.modalPresentationStyle = .automatic
      #expect(theatre.b.modalPresentationStyle == .pageSheet)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom, .overCurrentContext])
  func `a presentation controller read early and never used retains nothing`(
    style: UIModalPresentationStyle
  ) {
    onStage { theatre in
      var page: UIViewController? = theatre.stage.run { UIViewController() }
      weak let kept = page
      var presentation: UIPresentationController? = theatre.stage.run {
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
    try onStage { theatre in
      weak var early: UIPresentationController?
      theatre.stage.run {
        theatre.b.modalPresentationStyle = .overFullScreen
        early = theatre.b.presentationController
        #expect(early != nil)
        theatre.a.present(theatre.b, animated: true)
        #expect(theatre.b.presentationController === early)
      }
      try theatre.stage.settle()
      #expect(early?.presentedViewController === theatre.b)
      theatre.dismiss()
      try theatre.stage.settle()
      #expect(early == nil)
    }
  }

  @Test func `a custom style whose delegate returns nil adds no views`() throws {
    try onStage { theatre in
      theatre.delegate.presentation = nil
      try theatre.presentAndSettle(style: .custom)

      let container = try #require(theatre.b.presentationController?.containerView)
      #expect(container.subviews == [theatre.b.view])
      #expect(theatre.b.view.frame == container.bounds)
      #expect(theatre.a.view.window != nil)
    }
  }
}

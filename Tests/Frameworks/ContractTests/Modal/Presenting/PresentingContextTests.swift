import Stage
import TestSupport
import Testing

/// Which controller presents, and in which container view (facts A.0.1, A.0.2, D.7, D.13).
@MainActor
struct PresentingContextTests {
  /// Runs a case in which A has a child C in its lower half.
  private func withChild(
    definesContext: Bool = true,
    _ play: @MainActor (PresentationStage, LoggingController) throws -> Void
  ) throws {
    try onStage { fixture in
      let child = fixture.c
      fixture.stage.run {
        fixture.a.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
        fixture.a.view.addSubview(child.view)
        child.didMove(toParent: fixture.a)
        child.definesPresentationContext = definesContext
      }
      try fixture.stage.settle()
      fixture.log.clear()
      try play(fixture, child)
    }
  }

  private func present(
    _ fixture: PresentationStage, from source: UIViewController, style: UIModalPresentationStyle
  ) throws {
    fixture.stage.run {
      fixture.b.modalPresentationStyle = style
      if style == .popover { fixture.b.popoverPresentationController?.sourceView = source.view }
      source.present(fixture.b, animated: true)
    }
    try fixture.stage.settle()
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .pageSheet, .formSheet, .popover,
  ])
  func `a style that covers the screen is presented by the outermost ancestor`(
    style: UIModalPresentationStyle
  ) throws {
    try withChild { fixture, child in
      try present(fixture, from: child, style: style)

      #expect(fixture.b.presentingViewController === fixture.a)
      #expect(child.presentedViewController === fixture.b)
      #expect(fixture.b.presentationController?.presentingViewController === fixture.a)
      #expect(fixture.b.presentationController?.containerView?.superview === fixture.window)
      // The dismissal is forwarded to the ancestor that presents.
      fixture.stage.run { child.dismiss(animated: true) }
      try fixture.stage.settle()
      #expect(fixture.a.presentedViewController == nil)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `a presentation in a context covers the child that defines it`(
    style: UIModalPresentationStyle
  ) throws {
    try withChild { fixture, child in
      let place = child.view.frame
      try present(fixture, from: child, style: style)

      #expect(fixture.b.presentingViewController === child)
      #expect(child.presentedViewController === fixture.b)
      #expect(fixture.a.presentedViewController == nil)
      let container = try #require(fixture.b.presentationController?.containerView)
      #expect(container.superview === fixture.a.view)
      #expect(container.frame == place)
      #expect(fixture.b.view.frame == CGRect(origin: .zero, size: place.size))
      #expect(fixture.a.view.window != nil)
      let removes = style == .currentContext
      #expect((child.view.window == nil) == removes)
      // A itself stays on screen (facts A.2, inferred for the context's controller).
      fixture.expectTrace("B.willAppear(true) → B.didAppear(true) !A.willDisappear")
      fixture.log.clear()

      fixture.stage.run { fixture.b.dismiss(animated: true) }
      try fixture.stage.settle()
      #expect(child.view.superview === fixture.a.view)
      #expect(child.view.frame == place)
      #expect(child.appearance == .appeared)
      #expect(child.presentedViewController == nil)
      #expect(container.superview == nil)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `a presentation requested while the window resizes has the new size`(
    style: UIModalPresentationStyle
  ) throws {
    let s = SizeStage()
    let b = s.stage.run { UIViewController() }
    b.modalPresentationStyle = style
    s.root.definesPresentationContext = true
    s.root.onWillTransition = { [unowned root = s.root] _ in root.present(b, animated: true) }

    s.stage.rotate(to: .landscapeLeft)
    try s.stage.settle()

    s.root.onWillTransition = nil
    s.stage.run {
      #expect(b.view.convert(b.view.bounds, to: nil) == s.stage.window.bounds)
    }
  }

  @Test func `a context further up is found, and the nearest one is used`() throws {
    try withChild { fixture, child in
      let inner = fixture.stage.run { LoggingController("I", fixture.log) }
      fixture.stage.run {
        child.addChild(inner)
        child.view.addSubview(inner.view)
        inner.didMove(toParent: child)
        fixture.a.definesPresentationContext = true
      }
      try present(fixture, from: inner, style: .overCurrentContext)
      #expect(fixture.b.presentingViewController === child)
      // The child returns the controller that its nearest presenting ancestor presents (facts
      // A.0.2).
      #expect(inner.presentedViewController === fixture.b)
      fixture.stage.run { inner.dismiss(animated: true) }
      try fixture.stage.settle()

      child.definesPresentationContext = false
      try present(fixture, from: inner, style: .overCurrentContext)
      #expect(fixture.b.presentingViewController === fixture.a)
      #expect(fixture.b.presentationController?.containerView?.frame == fixture.window.bounds)
      fixture.stage.run { fixture.b.dismiss(animated: true) }
      try fixture.stage.settle()
    }
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `without a context the outermost ancestor presents over the window`(
    style: UIModalPresentationStyle
  ) throws {
    try withChild(definesContext: false) { fixture, child in
      try present(fixture, from: child, style: style)

      #expect(fixture.b.presentingViewController === fixture.a)
      #expect(fixture.b.presentationController?.containerView?.superview === fixture.window)
      #expect((fixture.a.view.window == nil) == (style == .currentContext))
    }
  }

  /// A controller that sets its child's frame to its lower half in layout.
  private final class Split: UIViewController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let size = view.bounds.size
      children.first?.view.frame = CGRect(
        x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `a presentation follows its context when the device rotates`(
    style: UIModalPresentationStyle
  ) throws {
    try onStage { fixture in
      let (split, child) = (fixture.stage.run { Split() }, fixture.c)
      fixture.stage.run {
        fixture.window.rootViewController = split
        split.addChild(child)
        split.view.addSubview(child.view)
        child.view.autoresizingMask = [
          .flexibleWidth, .flexibleHeight, .flexibleTopMargin,
        ]
        child.didMove(toParent: split)
        child.definesPresentationContext = true
      }
      try fixture.stage.settle()
      try present(fixture, from: child, style: style)
      let container = try #require(fixture.b.presentationController?.containerView)
      fixture.stage.rotate(to: .landscapeLeft)
      try fixture.stage.settle()

      #expect(container.frame == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
      #expect(fixture.b.view.frame == container.bounds)
      fixture.stage.run { fixture.b.dismiss(animated: true) }
      try fixture.stage.settle()
      #expect(child.view.frame == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `a custom presentation that is not full screen uses the context`() throws {
    try withChild { fixture, child in
      fixture.delegate.presentation = { presented, _ in
        InPlace(presentedViewController: presented, presenting: nil)
      }
      var coordinators = [false]
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix("B.willAppear") else { return }
        coordinators = [fixture.c, fixture.b].map { $0.transitionCoordinator != nil }
      }
      try present(fixture, from: child, style: .custom)

      #expect(fixture.b.presentingViewController === child)
      #expect(fixture.a.presentedViewController == nil)
      #expect(fixture.b.presentationController?.presentingViewController === child)
      #expect(fixture.b.presentationController?.containerView?.frame == child.view.frame)
      #expect(coordinators == [true, true])
      fixture.log.onEvent = nil
    }
  }

  @Test func `a context that already presents is refused like any other`() throws {
    try withChild { fixture, child in
      try present(fixture, from: child, style: .overCurrentContext)
      fixture.log.clear()
      let late = fixture.stage.run { LoggingController("L", fixture.log) }
      late.transitioningDelegate = fixture.delegate
      late.modalPresentationStyle = .custom
      fixture.delegate.presentation = { presented, _ in
        InPlace(presentedViewController: presented, presenting: nil)
      }
      fixture.stage.run { child.present(late, animated: true) }
      try fixture.stage.settle()

      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.contains("already presenting") == true)
      #expect(late.presentingViewController == nil)
      #expect(!late.isBeingPresented)
      #expect(fixture.a.presentedViewController == nil)
      #expect(!fixture.log.heard("L.willAppear"))
    }
  }

  @Test func `a full-screen style is presented by the controller below the context`() throws {
    try withChild { fixture, child in
      try present(fixture, from: child, style: .overCurrentContext)
      let top = fixture.stage.run { LoggingController("T", fixture.log) }
      top.modalPresentationStyle = .fullScreen
      fixture.log.clear()

      fixture.stage.run { fixture.b.present(top, animated: false) }
      try fixture.stage.settle()

      #expect(top.presentingViewController === fixture.a)
      // The presented controllers disappear together with the controller below them, including the
      // one that is presented in the context.
      for (name, controller) in [("A", fixture.a), ("C", child), ("B", fixture.b)] {
        #expect(controller.appearance == .disappeared, "\(name)")
      }
      fixture.stage.run { top.dismiss(animated: false) }
      try fixture.stage.settle()
      for (name, controller) in [("A", fixture.a), ("C", child), ("B", fixture.b)] {
        #expect(controller.appearance == .appeared, "\(name)")
        for call in ["willDisappear", "didDisappear", "willAppear", "didAppear"] {
          #expect(fixture.log.count("\(name).\(call)") == 1, "\(name).\(call)")
        }
      }
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `if all controllers below are presenting, the one in the context presents`() throws {
    try onStage { fixture in
      fixture.a.definesPresentationContext = true
      try fixture.presentAndSettle(style: .overCurrentContext)
      #expect(fixture.b.presentingViewController === fixture.a)
      fixture.stage.run {
        fixture.c.modalPresentationStyle = .fullScreen
        fixture.b.present(fixture.c, animated: true)
      }
      try fixture.stage.settle()

      #expect(fixture.c.presentingViewController === fixture.b)
      #expect(fixture.c.view.frame == fixture.window.bounds)
      fixture.dismiss()
      try fixture.stage.settle()
      #expect(fixture.window.subviews == [fixture.a.view])
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `removing the root removes presentations in contexts`() throws {
    try withChild { fixture, child in
      try present(fixture, from: child, style: .overCurrentContext)
      let next = fixture.stage.run { LoggingController("N", fixture.log) }
      fixture.stage.run { fixture.window.rootViewController = next }
      try fixture.stage.settle()

      #expect(fixture.b.appearance == .disappeared)
      #expect(fixture.b.presentingViewController == nil)
      #expect(child.presentedViewController == nil)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `a context may supply its own transition style`() throws {
    try withChild { fixture, child in
      fixture.delegate.animator = nil
      fixture.b.modalTransitionStyle = .coverVertical
      child.modalTransitionStyle = .crossDissolve
      child.providesPresentationContextTransitionStyle = true
      fixture.stage.run {
        fixture.b.modalPresentationStyle = .overCurrentContext
        child.present(fixture.b, animated: true)
      }
      #expect(fixture.b.view.layer.animationKeys() == ["opacity"])
      try fixture.stage.settle()

      child.providesPresentationContextTransitionStyle = false
      fixture.stage.run { child.dismiss(animated: true) }
      #expect(fixture.b.view.layer.animationKeys() == ["position"])
      try fixture.stage.settle()
    }
  }

  private final class InPlace: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
  }
}

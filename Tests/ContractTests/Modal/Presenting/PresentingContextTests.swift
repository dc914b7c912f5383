import Stage
import TestSupport
import Testing

/// Which controller presents, and in which container view (facts A.0.1, A.0.2, D.7, D.13).
@MainActor
struct PresentingContextTests {
  /// Runs a case in which A has a child C in its lower half.
  private func withChild(
    definesContext: Bool = true, _ play: @MainActor (Theatre, LoggingController) throws -> Void
  ) throws {
    try onStage { theatre in
      let child = theatre.c
      theatre.stage.run {
        theatre.a.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
        theatre.a.view.addSubview(child.view)
        child.didMove(toParent: theatre.a)
        child.definesPresentationContext = definesContext
      }
      try theatre.stage.settle()
      theatre.log.clear()
      try play(theatre, child)
    }
  }

  private func present(
    _ theatre: Theatre, from source: UIViewController, style: UIModalPresentationStyle
  ) throws {
    theatre.stage.run {
      theatre.b.modalPresentationStyle = style
      if style == .popover { theatre.b.popoverPresentationController?.sourceView = source.view }
      source.present(theatre.b, animated: true)
    }
    try theatre.stage.settle()
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .pageSheet, .formSheet, .popover,
  ])
  func `a style that covers the screen is presented by the outermost ancestor`(
    style: UIModalPresentationStyle
  ) throws {
    try withChild { theatre, child in
      try present(theatre, from: child, style: style)

      #expect(theatre.b.presentingViewController === theatre.a)
      #expect(child.presentedViewController === theatre.b)
      #expect(theatre.b.presentationController?.presentingViewController === theatre.a)
      #expect(theatre.b.presentationController?.containerView?.superview === theatre.window)
      // The dismissal is forwarded to the ancestor that presents.
      theatre.stage.run { child.dismiss(animated: true) }
      try theatre.stage.settle()
      #expect(theatre.a.presentedViewController == nil)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `a presentation in a context covers the child that defines it`(
    style: UIModalPresentationStyle
  ) throws {
    try withChild { theatre, child in
      let place = child.view.frame
      try present(theatre, from: child, style: style)

      #expect(theatre.b.presentingViewController === child)
      #expect(child.presentedViewController === theatre.b)
      #expect(theatre.a.presentedViewController == nil)
      let container = try #require(theatre.b.presentationController?.containerView)
      #expect(container.superview === theatre.a.view)
      #expect(container.frame == place)
      #expect(theatre.b.view.frame == CGRect(origin: .zero, size: place.size))
      #expect(theatre.a.view.window != nil)
      let removes = style == .currentContext
      #expect((child.view.window == nil) == removes)
      // A itself stays on screen (facts A.2, inferred for the context's controller).
      theatre.expectTrace("B.willAppear(true) → B.didAppear(true) !A.willDisappear")
      theatre.log.clear()

      theatre.stage.run { theatre.b.dismiss(animated: true) }
      try theatre.stage.settle()
      #expect(child.view.superview === theatre.a.view)
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
    try withChild { theatre, child in
      let inner = theatre.stage.run { LoggingController("I", theatre.log) }
      theatre.stage.run {
        child.addChild(inner)
        child.view.addSubview(inner.view)
        inner.didMove(toParent: child)
        theatre.a.definesPresentationContext = true
      }
      try present(theatre, from: inner, style: .overCurrentContext)
      #expect(theatre.b.presentingViewController === child)
      // The child returns the controller that its nearest presenting ancestor presents (facts
      // A.0.2).
      #expect(inner.presentedViewController === theatre.b)
      theatre.stage.run { inner.dismiss(animated: true) }
      try theatre.stage.settle()

      child.definesPresentationContext = false
      try present(theatre, from: inner, style: .overCurrentContext)
      #expect(theatre.b.presentingViewController === theatre.a)
      #expect(theatre.b.presentationController?.containerView?.frame == theatre.window.bounds)
      theatre.stage.run { theatre.b.dismiss(animated: true) }
      try theatre.stage.settle()
    }
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `without a context the outermost ancestor presents over the window`(
    style: UIModalPresentationStyle
  ) throws {
    try withChild(definesContext: false) { theatre, child in
      try present(theatre, from: child, style: style)

      #expect(theatre.b.presentingViewController === theatre.a)
      #expect(theatre.b.presentationController?.containerView?.superview === theatre.window)
      #expect((theatre.a.view.window == nil) == (style == .currentContext))
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
    try onStage { theatre in
      let (split, child) = (theatre.stage.run { Split() }, theatre.c)
      theatre.stage.run {
        theatre.window.rootViewController = split
        split.addChild(child)
        split.view.addSubview(child.view)
        child.view.autoresizingMask = [
          .flexibleWidth, .flexibleHeight, .flexibleTopMargin,
        ]
        child.didMove(toParent: split)
        child.definesPresentationContext = true
      }
      try theatre.stage.settle()
      try present(theatre, from: child, style: style)
      let container = try #require(theatre.b.presentationController?.containerView)
      theatre.stage.rotate(to: .landscapeLeft)
      try theatre.stage.settle()

      #expect(container.frame == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
      #expect(theatre.b.view.frame == container.bounds)
      theatre.stage.run { theatre.b.dismiss(animated: true) }
      try theatre.stage.settle()
      #expect(child.view.frame == CGRect(x: 0, y: 196.5, width: 852, height: 196.5))
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `a custom presentation that is not full screen uses the context`() throws {
    try withChild { theatre, child in
      theatre.delegate.presentation = { presented, _ in
        InPlace(presentedViewController: presented, presenting: nil)
      }
      var coordinators = [false]
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix("B.willAppear") else { return }
        coordinators = [theatre.c, theatre.b].map { $0.transitionCoordinator != nil }
      }
      try present(theatre, from: child, style: .custom)

      #expect(theatre.b.presentingViewController === child)
      #expect(theatre.a.presentedViewController == nil)
      #expect(theatre.b.presentationController?.presentingViewController === child)
      #expect(theatre.b.presentationController?.containerView?.frame == child.view.frame)
      #expect(coordinators == [true, true])
      theatre.log.onEvent = nil
    }
  }

  @Test func `a context that already presents is refused like any other`() throws {
    try withChild { theatre, child in
      try present(theatre, from: child, style: .overCurrentContext)
      theatre.log.clear()
      let late = theatre.stage.run { LoggingController("L", theatre.log) }
      late.transitioningDelegate = theatre.delegate
      late.modalPresentationStyle = .custom
      theatre.delegate.presentation = { presented, _ in
        InPlace(presentedViewController: presented, presenting: nil)
      }
      theatre.stage.run { child.present(late, animated: true) }
      try theatre.stage.settle()

      #expect(theatre.stage.warnings.count == 1)
      #expect(theatre.stage.warnings.first?.contains("already presenting") == true)
      #expect(late.presentingViewController == nil)
      #expect(!late.isBeingPresented)
      #expect(theatre.a.presentedViewController == nil)
      #expect(!theatre.log.heard("L.willAppear"))
    }
  }

  @Test func `a full-screen style is presented by the controller below the context`() throws {
    try withChild { theatre, child in
      try present(theatre, from: child, style: .overCurrentContext)
      let top = theatre.stage.run { LoggingController("T", theatre.log) }
      top.modalPresentationStyle = .fullScreen
      theatre.log.clear()

      theatre.stage.run { theatre.b.present(top, animated: false) }
      try theatre.stage.settle()

      #expect(top.presentingViewController === theatre.a)
      // The presented controllers disappear together with the controller below them, including the
      // one that is presented in the context.
      for (name, controller) in [("A", theatre.a), ("C", child), ("B", theatre.b)] {
        #expect(controller.appearance == .disappeared, "\(name)")
      }
      theatre.stage.run { top.dismiss(animated: false) }
      try theatre.stage.settle()
      for (name, controller) in [("A", theatre.a), ("C", child), ("B", theatre.b)] {
        #expect(controller.appearance == .appeared, "\(name)")
        for call in ["willDisappear", "didDisappear", "willAppear", "didAppear"] {
          #expect(theatre.log.count("\(name).\(call)") == 1, "\(name).\(call)")
        }
      }
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `if all controllers below are presenting, the one in the context presents`() throws {
    try onStage { theatre in
      theatre.a.definesPresentationContext = true
      try theatre.presentAndSettle(style: .overCurrentContext)
      #expect(theatre.b.presentingViewController === theatre.a)
      theatre.stage.run {
        theatre.c.modalPresentationStyle = .fullScreen
        theatre.b.present(theatre.c, animated: true)
      }
      try theatre.stage.settle()

      #expect(theatre.c.presentingViewController === theatre.b)
      #expect(theatre.c.view.frame == theatre.window.bounds)
      theatre.dismiss()
      try theatre.stage.settle()
      #expect(theatre.window.subviews == [theatre.a.view])
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `removing the root removes presentations in contexts`() throws {
    try withChild { theatre, child in
      try present(theatre, from: child, style: .overCurrentContext)
      let next = theatre.stage.run { LoggingController("N", theatre.log) }
      theatre.stage.run { theatre.window.rootViewController = next }
      try theatre.stage.settle()

      #expect(theatre.b.appearance == .disappeared)
      #expect(theatre.b.presentingViewController == nil)
      #expect(child.presentedViewController == nil)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test func `a context may supply its own transition style`() throws {
    try withChild { theatre, child in
      theatre.delegate.animator = nil
      theatre.b.modalTransitionStyle = .coverVertical
      child.modalTransitionStyle = .crossDissolve
      child.providesPresentationContextTransitionStyle = true
      theatre.stage.run {
        theatre.b.modalPresentationStyle = .overCurrentContext
        child.present(theatre.b, animated: true)
      }
      #expect(theatre.b.view.layer.animationKeys() == ["opacity"])
      try theatre.stage.settle()

      child.providesPresentationContextTransitionStyle = false
      theatre.stage.run { child.dismiss(animated: true) }
      #expect(theatre.b.view.layer.animationKeys() == ["position"])
      try theatre.stage.settle()
    }
  }

  private final class InPlace: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
  }
}

import Stage
import TestSupport
import Testing

/// A sheet that is presented and dismissed by code, and its state in between. Facts D.15–D.18.
@MainActor
struct SheetPresentationTests {
  @Test func `the default style is a sheet of full height, the presenter stays`() throws {
    try onStage { fixture in
      fixture.b.transitioningDelegate = nil
      fixture.stage.run { fixture.a.present(fixture.b, animated: true) }
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        B.viewDidLoad → B.willAppear(true) → B.isAppearing(true) → B.didAppear(true)
        !A.willDisappear !A.didDisappear
        """)
      let sheet = try #require(
        fixture.stage.run { fixture.b.presentationController } as? UISheetPresentationController)
      #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(fixture.b.view.bounds.size == CGSize(width: 393, height: 793))
      #expect(fixture.a.view.window === fixture.window)
      #expect(sheet === fixture.b.sheetPresentationController)
    }
  }

  @Test func `a sheet read early is the one presented, and other styles have none`() throws {
    try onStage { fixture in
      fixture.b.transitioningDelegate = nil
      let early = fixture.stage.run { fixture.b.sheetPresentationController }
      fixture.stage.run { fixture.a.present(fixture.b, animated: false) }
      try fixture.stage.settle()

      #expect(early != nil && early === fixture.b.presentationController)
      #expect(early?.containerView != nil)
      fixture.stage.run {
        for style in [.fullScreen, .overFullScreen, .custom] as [UIModalPresentationStyle] {
          fixture.c.modalPresentationStyle = style
          #expect(fixture.c.sheetPresentationController == nil)
        }
      }
    }
  }

  @Test func `the medium sheet appears with its spring, dimming alongside, facts D18`() throws {
    try onStage { fixture in
      fixture.b.transitioningDelegate = nil
      let sheet = try fixture.stage.run {
        fixture.b.view.backgroundColor = .white
        let sheet = try #require(fixture.b.sheetPresentationController)
        sheet.detents = [.medium()]
        fixture.a.present(fixture.b, animated: true)
        return sheet
      }
      let view = try #require(sheet.presentedView)
      let start = fixture.stage.time
      let dimming = try #require(sheet.containerView?.subviews.first)
      for _ in 1...28 {
        fixture.stage.tick()
        let t = fixture.stage.time - start
        let left = (1 + 18.2574 * t) * exp(-18.2574 * t)
        let y = 403.687 + (852 - 403.687) * left
        #expect(abs(fixture.shown(view).position.y - 440.313 / 2 - y) < 0.1, "\(t)")
        #expect(abs(fixture.shown(dimming).opacity - (1 - left)) < 1e-3, "\(t)")
      }
      try fixture.stage.settle()
      #expect(abs(fixture.stage.time - start - 0.5057) < 0.04)
    }
  }

  @Test func `views that follow the content's size keep their margins`() throws {
    try onStage { fixture in
      let bar = fixture.stage.run {
        let bar = UIView(frame: CGRect(x: 20, y: 30, width: 353, height: 30))
        bar.autoresizingMask = [.flexibleWidth]
        fixture.b.view.addSubview(bar)
        return bar
      }
      _ = try SheetScene(fixture, detents: [.medium])

      #expect(fixture.b.view.bounds.width == 377)
      #expect(bar.frame == CGRect(x: 20, y: 30, width: 337, height: 30))
    }
  }

  @Test func `without animation a sheet appears at once`() throws {
    try onStage { fixture in
      fixture.b.transitioningDelegate = nil
      fixture.stage.run { fixture.a.present(fixture.b, animated: false) }

      let sheet = try #require(fixture.b.sheetPresentationController)
      #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(sheet.containerView?.subviews.first?.alpha == 1)
      fixture.stage.run { fixture.a.dismiss(animated: false) }
      #expect(fixture.b.view.superview == nil)
      #expect(fixture.a.presentedViewController == nil)
    }
  }

  @Test func `a dismissal in code uses the spring and calls no delegate, C11d`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      fixture.dismiss()
      fixture.stage.advance(by: 0.1)
      let start = try scene.frame()
      #expect(start.minY > 100 && start.minY < 852)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        B.willDisappear(true) → B.didDisappear(true) → gone
        !SD.shouldDismiss !SD.willDismiss !SD.didDismiss !SD.didAttemptToDismiss
        !A.willAppear !A.didAppear
        """)
      #expect(fixture.b.view.superview == nil)
      #expect(fixture.b.presentationController?.containerView == nil)
    }
  }

  @Test func `presented again after a dismissal it is as before`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      let frame = try scene.frame()
      fixture.dismiss()
      try fixture.stage.settle()
      fixture.stage.run {
        fixture.b.sheetPresentationController?.detents = [.medium(), .large()]
        fixture.a.present(fixture.b, animated: true)
      }
      try fixture.stage.settle()

      #expect(try scene.frame() == frame)
    }
  }

  @Test func `a custom animator gets the card and its final frame`() throws {
    try onStage { fixture in
      var seen: (frame: CGRect, isCard: Bool)?
      fixture.animator.changes = { context in
        let view = context.view(forKey: .to)
        let controller = context.viewController(forKey: .to)
        seen = (
          controller.map { context.finalFrame(for: $0) } ?? .zero,
          controller.map { $0.view.isDescendant(of: view ?? UIView()) } ?? false
        )
      }
      fixture.present(style: .pageSheet)
      try fixture.stage.settle()

      #expect(seen?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(seen?.isCard == true)
      let dimming = fixture.b.presentationController?.containerView?.subviews.first
      #expect(dimming?.alpha == 1)
    }
  }

  @Test func `the chrome is a dimming view below the card, a grabber when preferred`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium])
      let sheet = try scene.sheet()
      let container = try #require(sheet.containerView)

      #expect(container.subviews.count == 2)
      #expect(container.subviews.last === sheet.presentedView)
      #expect(abs(try scene.dim() - 0.2) < 1e-6)
      let grabbers = { (sheet: UISheetPresentationController) -> [UIView] in
        var found: [UIView] = []
        @MainActor func visit(_ view: UIView) {
          if view.bounds.size == CGSize(width: 36, height: 5), !view.isHidden { found.append(view) }
          for view in view.subviews { visit(view) }
        }
        if let view = sheet.presentedView { visit(view) }
        return found
      }
      #expect(grabbers(sheet).isEmpty)
      fixture.stage.run {
        sheet.detents = [.large()]
        sheet.prefersGrabberVisible = true
      }
      let grabber = try #require(grabbers(sheet).first)
      // Measured: the grabber is 178.5 points from the left edge of 393 points, and 5 points below
      // the top.
      #expect(
        grabber.convert(grabber.bounds, to: sheet.presentedView)
          == CGRect(x: 178.5, y: 5, width: 36, height: 5))
    }
  }

  @Test func `replacing the window's root removes the sheet`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      scene.drag(from: 500, by: 200, in: 0.3, rest: 0.4)
      fixture.stage.advance(by: 0.3)
      #expect(fixture.log.heard("SD.willDismiss"))
      fixture.stage.run { fixture.window.rootViewController = fixture.c }
      try fixture.stage.settle()

      #expect(fixture.b.view.window == nil)
      #expect(!fixture.log.heard("SD.didDismiss"))
    }
  }
}

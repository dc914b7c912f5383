import Stage
import TestSupport
import Testing

/// A sheet that is presented and dismissed by code, and its state in between. Facts D.15–D.18.
@MainActor
struct SheetPresentationTests {
  @Test func `the default style is a sheet of full height, the presenter stays`() throws {
    try onStage { theatre in
      theatre.b.transitioningDelegate = nil
      theatre.stage.run { theatre.a.present(theatre.b, animated: true) }
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        B.viewDidLoad → B.willAppear(true) → B.isAppearing(true) → B.didAppear(true)
        !A.willDisappear !A.didDisappear
        """)
      let sheet = try #require(
        theatre.stage.run { theatre.b.presentationController } as? UISheetPresentationController)
      #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(theatre.b.view.bounds.size == CGSize(width: 393, height: 793))
      #expect(theatre.a.view.window === theatre.window)
      #expect(sheet === theatre.b.sheetPresentationController)
    }
  }

  @Test func `a sheet read early is the one presented, and other styles have none`() throws {
    try onStage { theatre in
      theatre.b.transitioningDelegate = nil
      let early = theatre.stage.run { theatre.b.sheetPresentationController }
      theatre.stage.run { theatre.a.present(theatre.b, animated: false) }
      try theatre.stage.settle()

      #expect(early != nil && early === theatre.b.presentationController)
      #expect(early?.containerView != nil)
      theatre.stage.run {
        for style in [.fullScreen, .overFullScreen, .custom] as [UIModalPresentationStyle] {
          theatre.c.modalPresentationStyle = style
          #expect(theatre.c.sheetPresentationController == nil)
        }
      }
    }
  }

  @Test func `the medium sheet appears with its spring, dimming alongside, facts D18`() throws {
    try onStage { theatre in
      theatre.b.transitioningDelegate = nil
      let sheet = try theatre.stage.run {
        theatre.b.view.backgroundColor = .white
        let sheet = try #require(theatre.b.sheetPresentationController)
        sheet.detents = [.medium()]
        theatre.a.present(theatre.b, animated: true)
        return sheet
      }
      let view = try #require(sheet.presentedView)
      let start = theatre.stage.time
      let dimming = try #require(sheet.containerView?.subviews.first)
      for _ in 1...28 {
        theatre.stage.tick()
        let t = theatre.stage.time - start
        let left = (1 + 18.2574 * t) * exp(-18.2574 * t)
        let y = 403.687 + (852 - 403.687) * left
        #expect(abs(theatre.shown(view).position.y - 440.313 / 2 - y) < 0.1, "\(t)")
        #expect(abs(theatre.shown(dimming).opacity - (1 - left)) < 1e-3, "\(t)")
      }
      try theatre.stage.settle()
      #expect(abs(theatre.stage.time - start - 0.5057) < 0.04)
    }
  }

  @Test func `views that follow the content's size keep their margins`() throws {
    try onStage { theatre in
      let bar = theatre.stage.run {
        let bar = UIView(frame: CGRect(x: 20, y: 30, width: 353, height: 30))
        bar.autoresizingMask = [.flexibleWidth]
        theatre.b.view.addSubview(bar)
        return bar
      }
      _ = try SheetScene(theatre, detents: [.medium])

      #expect(theatre.b.view.bounds.width == 377)
      #expect(bar.frame == CGRect(x: 20, y: 30, width: 337, height: 30))
    }
  }

  @Test func `without animation a sheet appears at once`() throws {
    try onStage { theatre in
      theatre.b.transitioningDelegate = nil
      theatre.stage.run { theatre.a.present(theatre.b, animated: false) }

      let sheet = try #require(theatre.b.sheetPresentationController)
      #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(sheet.containerView?.subviews.first?.alpha == 1)
      theatre.stage.run { theatre.a.dismiss(animated: false) }
      #expect(theatre.b.view.superview == nil)
      #expect(theatre.a.presentedViewController == nil)
    }
  }

  @Test func `a dismissal in code uses the spring and calls no delegate, C11d`() throws {
    try onStage { theatre in
      let scene = try SheetScene(theatre)
      theatre.dismiss()
      theatre.stage.advance(by: 0.1)
      let start = try scene.frame()
      #expect(start.minY > 100 && start.minY < 852)
      try theatre.stage.settle()

      theatre.expectTrace(
        """
        B.willDisappear(true) → B.didDisappear(true) → gone
        !SD.shouldDismiss !SD.willDismiss !SD.didDismiss !SD.didAttemptToDismiss
        !A.willAppear !A.didAppear
        """)
      #expect(theatre.b.view.superview == nil)
      #expect(theatre.b.presentationController?.containerView == nil)
    }
  }

  @Test func `presented again after a dismissal it is as before`() throws {
    try onStage { theatre in
      let scene = try SheetScene(theatre, detents: [.medium, .large])
      let frame = try scene.frame()
      theatre.dismiss()
      try theatre.stage.settle()
      theatre.stage.run {
        theatre.b.sheetPresentationController?.detents = [.medium(), .large()]
        theatre.a.present(theatre.b, animated: true)
      }
      try theatre.stage.settle()

      #expect(try scene.frame() == frame)
    }
  }

  @Test func `a custom animator gets the card and its final frame`() throws {
    try onStage { theatre in
      var seen: (frame: CGRect, isCard: Bool)?
      theatre.animator.changes = { context in
        let view = context.view(forKey: .to)
        let controller = context.viewController(forKey: .to)
        seen = (
          controller.map { context.finalFrame(for: $0) } ?? .zero,
          controller.map { $0.view.isDescendant(of: view ?? UIView()) } ?? false
        )
      }
      theatre.present(style: .pageSheet)
      try theatre.stage.settle()

      #expect(seen?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(seen?.isCard == true)
      let dimming = theatre.b.presentationController?.containerView?.subviews.first
      #expect(dimming?.alpha == 1)
    }
  }

  @Test func `the chrome is a dimming view below the card, a grabber when preferred`() throws {
    try onStage { theatre in
      let scene = try SheetScene(theatre, detents: [.medium])
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
      theatre.stage.run {
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
    try onStage { theatre in
      let scene = try SheetScene(theatre, detents: [.medium, .large])
      scene.drag(from: 500, by: 200, in: 0.3, rest: 0.4)
      theatre.stage.advance(by: 0.3)
      #expect(theatre.log.heard("SD.willDismiss"))
      theatre.stage.run { theatre.window.rootViewController = theatre.c }
      try theatre.stage.settle()

      #expect(theatre.b.view.window == nil)
      #expect(!theatre.log.heard("SD.didDismiss"))
    }
  }
}

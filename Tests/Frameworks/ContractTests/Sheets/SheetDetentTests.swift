import Stage
import Testing

/// The detents of a sheet and their selection by code. Facts D.19–D.22.
@MainActor
struct SheetDetentTests {
  @Test func `it opens at the smallest detent, or at the selected one`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      #expect(abs(try scene.frame().minY - 403.687) < 1e-3)
      fixture.dismiss()
      try fixture.stage.settle()
      _ = try SheetScene(fixture, detents: [.medium, .large]) {
        $0.selectedDetentIdentifier = .large
      }
      #expect(try scene.frame().minY == 59)
    }
  }

  @Test func `selecting a detent in code moves the sheet at once without delegate calls`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      let sheet = try scene.sheet()
      fixture.stage.run { sheet.selectedDetentIdentifier = .large }

      #expect(try scene.frame().minY == 59)
      #expect(fixture.log.events == [])
    }
  }

  @Test func `animateChanges moves it with the spring`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      let sheet = try scene.sheet()
      fixture.stage.run { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
      let start = fixture.stage.time
      for _ in 1...20 {
        fixture.stage.tick()
        let t = fixture.stage.time - start
        let model = 59 + 344.687 * (1 + 18.2574 * t) * exp(-18.2574 * t)
        #expect(abs(try scene.frame().minY - model) < 0.1, "\(t)")
      }
      try fixture.stage.settle()
      #expect(try scene.frame() == CGRect(x: 0, y: 59, width: 393, height: 793))
    }
  }

  @Test func `custom detents receive the largest value and the container's traits`() throws {
    try onStage { fixture in
      var seen: (CGFloat, UIUserInterfaceSizeClass)?
      let scene = try SheetScene(fixture) { sheet in
        sheet.detents = [
          .custom { context in
            let traits = context.containerTraitCollection
            seen = (context.maximumDetentValue, traits.horizontalSizeClass)
            return 200
          }
        ]
      }

      #expect(seen?.0 == 759)
      #expect(seen?.1 == .compact)
      #expect(abs(try scene.frame().minY - 619.526718) < 1e-3)
    }
  }

  @Test func `built-in detents resolve inside a custom one`() throws {
    try onStage { fixture in
      var seen: [CGFloat?] = []
      _ = try SheetScene(fixture) { sheet in
        sheet.detents = [
          .custom { context in
            seen = [
              UISheetPresentationController.Detent.medium().resolvedValue(in: context),
              UISheetPresentationController.Detent.large().resolvedValue(in: context),
            ]
            return 300
          }
        ]
      }

      #expect(seen == [425, 759])
    }
  }

  @Test func `inactive detents are skipped, and if all are inactive, it has full height`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture) { sheet in
        sheet.detents = [.custom { _ in nil }, .large()]
      }
      #expect(try scene.frame().minY == 59)
      let sheet = try scene.sheet()
      fixture.stage.run { sheet.detents = [.custom { _ in nil }] }
      #expect(try scene.frame().minY == 59)
      fixture.stage.run { sheet.detents = [] }
      #expect(try scene.frame().minY == 59)
    }
  }

  @Test func `invalidateDetents resolves each detent again, once`() throws {
    try onStage { fixture in
      var value: CGFloat = 300
      var count = 0
      let scene = try SheetScene(fixture) { sheet in
        sheet.detents = [
          .custom { _ in
            count += 1
            return value
          }
        ]
      }
      #expect(count == 1)
      let sheet = try scene.sheet()
      fixture.stage.run {
        for _ in 0..<10 { _ = sheet.frameOfPresentedViewInContainerView }
      }
      #expect(count == 1)
      value = 500
      fixture.stage.run { sheet.invalidateDetents() }
      #expect(count == 2)
      #expect(abs(try scene.frame().minY - 331.740458) < 1e-3)
    }
  }

  @Test func `the defaults are Apple's`() throws {
    try onStage { fixture in
      fixture.stage.run {
        let sheet = fixture.b.sheetPresentationController
        #expect(sheet?.detents == [.large()])
        #expect(sheet?.selectedDetentIdentifier == nil)
        #expect(sheet?.largestUndimmedDetentIdentifier == nil)
        #expect(sheet?.prefersGrabberVisible == false)
        #expect(sheet?.preferredCornerRadius == nil)
        #expect(sheet?.prefersScrollingExpandsWhenScrolledToEdge == true)
        #expect(sheet?.prefersEdgeAttachedInCompactHeight == false)
        #expect(sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached == false)
        #expect(sheet?.sourceView == nil)
        #expect(sheet?.delegate == nil)
        let custom = UISheetPresentationController.Detent.custom { _ in 1 }
        #expect(custom != .custom { _ in 1 })
        #expect(UISheetPresentationController.Detent.medium() != .large())
        // B is presented, because a controller that has never been presented retains its
        // presentation controller.
        fixture.a.present(fixture.b, animated: false)
      }
      try fixture.stage.settle()
    }
  }

  @Test func `the presenter receives touches unless it is dimmed`() throws {
    try onStage { fixture in
      var taps = 0
      let target = fixture.stage.run { Target { taps += 1 } }
      let tap = fixture.stage.run {
        UITapGestureRecognizer(target: target, action: Selector("fire", Target.fire))
      }
      fixture.stage.run { fixture.a.view.addGestureRecognizer(tap) }
      let scene = try SheetScene(fixture, detents: [.medium, .large]) {
        $0.largestUndimmedDetentIdentifier = .medium
      }
      #expect(try scene.dim() == 0)
      scene.tap(200, 200)
      scene.tap(200, 700)
      try fixture.stage.settle()
      #expect(taps == 1)
      #expect(scene.isPresented)

      let sheet = try scene.sheet()
      fixture.stage.run { sheet.selectedDetentIdentifier = .large }
      #expect(abs(try scene.dim() - 0.2) < 1e-6)
      fixture.b.isModalInPresentation = true
      scene.tap(200, 30)
      try fixture.stage.settle()
      #expect(taps == 1)
      // The sheet is not dismissed, but shrinks to its largest undimmed detent.
      #expect(try scene.sheet().selectedDetentIdentifier == .medium)
    }
  }

  @Test(arguments: [(10.0, 0.0), (100, 11), (200, 34), (425, 34), (10_000, 34)])
  func `the content's bottom safe area is as measured, also during a drag`(
    value: Double, inset: Double
  ) throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.custom(CGFloat(value), "only")])
      let insets = { fixture.stage.run { fixture.b.view.safeAreaInsets } }
      #expect(abs(insets().bottom - inset) < 0.1)
      #expect(insets().top == 0)
      scene.drag(from: Double(try scene.frame().minY) + 4, by: 30, rest: 0.3)
      fixture.stage.advance(by: 0.3)
      #expect(abs(insets().bottom - inset) < 0.1)
      #expect(insets().top == 0)
      try fixture.stage.settle()
    }
  }

  @Test func `appearance properties change in place`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium])
      let sheet = try scene.sheet()
      let view = try #require(sheet.presentedView)
      #expect(view.layer.cornerRadius == 38)
      #expect(view.layer.shadowOpacity == 0.09)
      fixture.stage.run { sheet.preferredCornerRadius = 12 }
      #expect(view.layer.cornerRadius == 12)
      fixture.stage.run { sheet.detents = [.large()] }
      #expect(view.layer.shadowOpacity == 0)
    }
  }
}

private final class Target {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  func fire() { body() }
}

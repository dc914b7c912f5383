import Stage
import TestSupport
import Testing
import UIKit

/// A scroll view inside a sheet, and which of the two a drag moves.
@MainActor
struct SheetScrollTests {
  /// Presents a sheet filled by a scroll view with much content, which is scrolled by `offset`.
  private func scene(
    _ fixture: PresentationStage, detents: [SheetScene.Detent] = [.large], offset: CGFloat = 0,
    _ setUp: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (SheetScene, LoggingScrollView) {
    let view = fixture.stage.run {
      let view = LoggingScrollView("S", fixture.b.view.bounds, fixture.log)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentSize = CGSize(width: 300, height: 3000)
      fixture.b.view.addSubview(view)
      return view
    }
    let scene = try SheetScene(fixture, detents: detents, setUp)
    fixture.stage.run { view.contentOffset.y = offset }
    fixture.log.clear()
    return (scene, view)
  }

  @Test func `at the top of the content a drag down moves the sheet, facts D17`() throws {
    try onStage { fixture in
      let (scene, view) = try scene(fixture)
      scene.drag(from: 300, by: 180, in: 0.3, rest: 0.4)
      fixture.stage.advance(by: 0.5)

      #expect(abs(try scene.frame().minY - (59 + 170)) < 1e-6)
      #expect(view.contentOffset.y == 0)
      try fixture.stage.settle()
      #expect(!fixture.log.heard("S.willDrag"))
      #expect(scene.isPresented)

      scene.drag(from: 200, by: 500, in: 0.3)
      try fixture.stage.settle()
      #expect(!scene.isPresented)
      #expect(!fixture.log.heard("S.willDrag"))
    }
  }

  @Test func `scrolled content keeps the drag, also when it reaches its top`() throws {
    try onStage { fixture in
      let (scene, view) = try scene(fixture, offset: 100)
      scene.drag(from: 300, by: 300, in: 0.3, rest: 0.4)
      fixture.stage.advance(by: 0.5)

      #expect(try scene.frame().minY == 59)
      #expect(view.contentOffset.y < 0)
      try fixture.stage.settle()
      #expect(view.contentOffset.y == 0)

      // The next drag moves the sheet.
      fixture.log.clear()
      scene.drag(from: 300, by: 100, in: 0.3, rest: 0.4)
      try fixture.stage.settle()
      #expect(!fixture.log.heard("S.willDrag"))
    }
  }

  @Test func `a drag up scrolls at the largest detent`() throws {
    try onStage { fixture in
      let (scene, view) = try scene(fixture)
      scene.drag(from: 500, by: -110, in: 0.3, rest: 0.4)
      try fixture.stage.settle()

      #expect(view.contentOffset.y == 100)
      #expect(try scene.frame().minY == 59)
    }
  }

  @Test(arguments: [true, false])
  func `a drag up at a smaller detent expands the sheet first if it prefers that`(expands: Bool)
    throws
  {
    try onStage { fixture in
      let (scene, view) = try scene(fixture, detents: [.medium, .large]) {
        $0.prefersScrollingExpandsWhenScrolledToEdge = expands
      }
      scene.drag(from: 700, by: -300, in: 0.3, rest: 0.4)
      try fixture.stage.settle()

      #expect((view.contentOffset.y == 0) == expands)
      let sheet = try scene.sheet()
      let large = UISheetPresentationController.Detent.Identifier.large
      #expect((sheet.selectedDetentIdentifier == large) == expands)
      #expect(fixture.log.heard("SD.didChange(com.apple.UIKit.large)") == expands)

      // If the sheet is at its large detent already, the content scrolls.
      scene.drag(from: 700, by: -110, in: 0.3, rest: 0.4)
      try fixture.stage.settle()
      #expect(view.contentOffset.y > 0)
    }
  }

  @Test func `a drag up at a smaller detent scrolls content that has been scrolled`() throws {
    try onStage { fixture in
      let (scene, view) = try scene(fixture, detents: [.medium, .large], offset: 50)
      scene.drag(from: 700, by: -110, in: 0.3, rest: 0.4)
      try fixture.stage.settle()

      #expect(view.contentOffset.y == 150)
    }
  }

  @Test func `a horizontal drag belongs to the content or has no effect`() throws {
    try onStage { fixture in
      let (scene, view) = try scene(fixture)
      fixture.stage.run { view.contentSize.width = 2000 }
      fixture.stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 300, y: 400), .init(.move, t: 0.3, x: 190, y: 420),
              .init(.up, t: 0.6, x: 190, y: 420),
            ]
          ]))
      fixture.stage.advance(by: 0.7)
      try fixture.stage.settle()

      #expect(view.contentOffset.x > 90)
      #expect(try scene.frame().minY == 59)
    }
  }

  @Test func `a drag that moves the sheet cancels the content's touches`() throws {
    try onStage { fixture in
      let (scene, view) = try scene(fixture)
      let button = fixture.stage.run {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        button.addAction(
          UIAction { _ in fixture.log.write("tapped") }, for: .touchUpInside)
        view.addSubview(button)
        return button
      }
      scene.drag(from: 300, by: 60, in: 0.3)
      try fixture.stage.settle()
      #expect(!fixture.log.heard("tapped") && !button.isHighlighted)

      scene.tap(180, 300)
      try fixture.stage.settle()
      #expect(fixture.log.heard("tapped"))
      fixture.stage.run { button.removeFromSuperview() }
    }
  }

  @Test func `a sheet that cannot be dismissed resists and returns`() throws {
    try onStage { fixture in
      let (scene, view) = try scene(fixture)
      fixture.b.isModalInPresentation = true
      scene.drag(from: 200, by: 500, in: 0.3)
      try fixture.stage.settle()

      #expect(scene.isPresented)
      #expect(try scene.frame().minY == 59)
      #expect(view.contentOffset.y == 0)
      scene.fixture.expectTrace("SD.didAttemptToDismiss !SD.willDismiss !S.willDrag")
    }
  }

  @Test func `a cancelled touch after a hand-over leaves the sheet in place`() throws {
    try onStage { fixture in
      let (scene, view) = try scene(fixture)
      scene.drag(from: 300, by: 500, in: 0.3, rest: 0, last: .cancel)
      try fixture.stage.settle()

      #expect(scene.isPresented)
      #expect(try scene.frame().minY == 59)
      #expect(!view.isTracking)
    }
  }

  @Test func `bouncing content does not move the sheet and comes to rest`() throws {
    try onStage { fixture in
      let (scene, view) = try scene(fixture)
      fixture.stage.run { view.contentOffset.y = -80 }
      scene.drag(from: 300, by: 100, in: 0.3)
      fixture.stage.advance(by: 0.25)
      #expect(try scene.frame().minY > 59)
      try fixture.stage.settle()
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a refresh control keeps its pull`() throws {
    try onStage { fixture in
      let (scene, view) = try scene(fixture)
      let control = fixture.stage.run { UIRefreshControl() }
      fixture.stage.run { view.refreshControl = control }
      scene.drag(from: 200, by: 350, in: 0.3)
      fixture.stage.advance(by: 0.6)

      #expect(control.isRefreshing)
      fixture.stage.run { control.endRefreshing() }
      try fixture.stage.settle()
      #expect(try scene.frame().minY == 59)
    }
  }
}

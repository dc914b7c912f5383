import Stage
import TestSupport
import Testing

/// Dragging a sheet. Facts D.16–D.19.
@MainActor
struct SheetDragTests {
  @Test(arguments: [(180.0, 170.0), (240, 230), (320, 310), (360, 350), (380, 370)])
  func `the sheet follows the drag after the slop, and fades the dimming, facts D17`(
    way: Double, offset: Double
  ) throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      scene.drag(from: 200, by: way, in: 0.3, rest: 0.4)
      fixture.stage.advance(by: 0.5)

      #expect(abs(try scene.frame().minY - (59 + offset)) < 1e-6)
      #expect(try scene.frame().height == 793)
      #expect(abs(try scene.dim() - 0.2 * (1 - offset / 793)) < 1e-6)
      try fixture.stage.settle()
      #expect(try scene.frame() == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(abs(try scene.dim() - 0.2) < 1e-6)
      #expect(scene.isPresented)
    }
  }

  @Test func `less than the slop does not move it, upward drags do not either`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      for way in [9.0, -9, -200] {
        scene.drag(from: 400, by: way)
        for _ in 0..<20 {
          fixture.stage.tick()
          #expect(try scene.frame().minY == 59)
        }
        try fixture.stage.settle()
      }
      #expect(fixture.log.events == [])
    }
  }

  @Test func `released at 170 points it returns with the spring, facts D18`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      scene.drag(from: 200, by: 180, in: 0.3, rest: 0.3)
      while try scene.frame().minY < 228.9 { fixture.stage.tick() }
      while fixture.b.appearance == .disappearing { fixture.stage.tick() }
      // The current tick is the one in which the touch ended.
      let start = fixture.stage.time
      var seen: [(Double, CGFloat)] = []
      for _ in 1...24 {
        fixture.stage.tick()
        seen.append((fixture.stage.time - start, try scene.frame().minY - 59))
      }

      for (t, offset) in seen {
        let model = 170 * (1 + 18.2574 * t) * exp(-18.2574 * t)
        #expect(abs(offset - model) <= 1, "\(t)")
      }
      try fixture.stage.settle()
    }
  }

  @Test func `a release continues with the gesture's velocity`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      // At its end, the touch moves at 600 points a second, which is too slow to dismiss the sheet.
      scene.drag(from: 200, by: 180, in: 0.3, rest: 0)
      fixture.stage.advance(by: 0.3)
      let before = try scene.frame().minY
      fixture.stage.tick()
      fixture.stage.tick()
      let after = try scene.frame().minY

      #expect(after > before + 5)
      try fixture.stage.settle()
      #expect(scene.isPresented)
    }
  }

  @Test func `between detents the sheet resizes with the drag, equally dimmed`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      #expect(abs(try scene.frame().minY - 403.687) < 1e-3)
      scene.drag(from: 500, by: -110, in: 0.3, rest: 0.4)
      fixture.stage.advance(by: 0.5)

      let frame = try scene.frame()
      #expect(abs(frame.minY - 303.687) < 1e-3)
      #expect(frame.maxY > 844 && frame.maxY < 852)
      #expect(fixture.b.view.bounds.size == frame.size)
      #expect(abs(try scene.dim() - 0.2) < 1e-6)
      try fixture.stage.settle()
      #expect(abs(try scene.frame().minY - 403.687) < 1e-3)
      #expect(fixture.log.events == [])
    }
  }

  @Test func `it settles at the nearest detent and calls the delegate once, facts D19`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      scene.drag(from: 500, by: -200, in: 0.3, rest: 0.4)
      try fixture.stage.settle()

      #expect(try scene.frame() == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(fixture.log.events == ["SD.didChange(com.apple.UIKit.large)"])
      #expect(try scene.sheet().selectedDetentIdentifier == .large)

      fixture.log.clear()
      scene.drag(from: 100, by: 200, in: 0.3, rest: 0.4)
      try fixture.stage.settle()
      #expect(fixture.log.events == ["SD.didChange(com.apple.UIKit.medium)"])
      #expect(abs(try scene.frame().minY - 403.687) < 1e-3)
    }
  }

  @Test func `settling is one spring of the whole sheet, with one layout of its content`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      scene.drag(from: 500, by: -260, in: 0.3, rest: 0.3)
      fixture.stage.advance(by: 0.6)
      while !fixture.log.heard("SD.didChange") { fixture.stage.tick() }
      let start = fixture.stage.time
      let from = 403.687 - 250
      for _ in 1...20 {
        fixture.stage.tick()
        let t = fixture.stage.time - start
        let model = 59 + (from - 59) * (1 + 18.2574 * t) * exp(-18.2574 * t)
        #expect(abs(try scene.frame().minY - model) <= 1, "\(t)")
        #expect(fixture.b.view.bounds.height == 793)
      }
      try fixture.stage.settle()
    }
  }

  @Test func `a sheet can be caught while it settles`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      scene.drag(from: 500, by: -260, in: 0.3, rest: 0.2)
      fixture.stage.advance(by: 0.6)
      scene.drag(from: 600, by: 110, in: 0.1, rest: 1)
      fixture.stage.advance(by: 0.2)
      let held = try scene.frame().minY
      fixture.stage.advance(by: 0.5)

      #expect(try scene.frame().minY == held)
      #expect(held > 150)
      try fixture.stage.settle()
      #expect(try scene.frame().minY == 59 || abs(try scene.frame().minY - 403.687) < 1e-3)
    }
  }

  @Test func `a cancelled touch returns it to its detent`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      let before = fixture.stage.dump(fixture.window)
      // The drag would be far enough and fast enough to dismiss the sheet if the touch ended
      // normally.
      scene.drag(from: 200, by: 600, in: 0.2, rest: 0, last: .cancel)
      try fixture.stage.settle()

      fixture.expectTrace(
        """
        SD.willDismiss → B.willDisappear(true) → B.willAppear(true) → B.isAppearing(true)
        → B.didAppear(true) !SD.didDismiss !B.didDisappear
        """)
      #expect(before.differences(to: fixture.stage.dump(fixture.window)) == [])
    }
  }

  @Test func `a detent selected while the sheet returns becomes its destination`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      scene.drag(from: 500, by: 170, in: 0.4, rest: 0.2)
      fixture.stage.advance(by: 0.7)
      let sheet = try scene.sheet()
      #expect(fixture.stage.run { RunningTransition.progress } != nil)

      fixture.stage.run { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
      try fixture.stage.settle()

      #expect(try scene.frame().minY == 59)
    }
  }

  @Test func `a second touch joins without a jump`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      scene.drag(from: 500, by: -110, in: 0.3, rest: 0.7)
      fixture.stage.advance(by: 0.4)
      let held = try scene.frame().minY
      fixture.stage.play(
        TouchScript(
          unit: .points,
          fingers: [[.init(.down, t: 0, x: 300, y: 700), .init(.up, t: 0.2, x: 300, y: 700)]]))
      for _ in 0..<15 {
        fixture.stage.tick()
        #expect(abs(try scene.frame().minY - held) < 1e-6)
      }
      try fixture.stage.settle()
    }
  }

  @Test func `a horizontal drag does not move the sheet`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture)
      fixture.stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 50, y: 300), .init(.move, t: 0.2, x: 250, y: 350),
              .init(.up, t: 0.3, x: 250, y: 350),
            ]
          ]))
      try fixture.stage.settle()

      #expect(fixture.log.events == [])
      #expect(try scene.frame().minY == 59)
    }
  }

  @Test func `a flick up from the medium detent expands it`() throws {
    try onStage { fixture in
      let scene = try SheetScene(fixture, detents: [.medium, .large])
      scene.drag(from: 700, by: -120, in: 0.1, rest: 0)
      try fixture.stage.settle()

      #expect(try scene.sheet().selectedDetentIdentifier == .large)
      #expect(try scene.frame().minY == 59)
    }
  }
}

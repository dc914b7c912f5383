import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct FlipCardTests {
  // MARK: Finishing or cancelling

  @Test(arguments: [0.2, 0.4, 0.49])
  func `a drag that ends before the middle cancels`(_ fraction: Double) throws {
    let flip = try FlipStage()

    flip.drag(to: fraction, ending: .up)
    try flip.stage.settle()

    #expect(flip.page == "FrontPage")
  }

  @Test(arguments: [0.51, 0.6, 0.9, -0.6])
  func `a drag past the middle flips the card, down or up`(_ fraction: Double) throws {
    let flip = try FlipStage()

    flip.drag(to: fraction, ending: .up)
    try flip.stage.settle()

    #expect(flip.page == "BackPage")
  }

  @Test(arguments: [0.05, 0.4, 0.6, 0.9])
  func `a cancelled touch cancels at any position`(_ fraction: Double) throws {
    let flip = try FlipStage()

    flip.drag(to: fraction, ending: .cancel)
    try flip.stage.settle()

    #expect(flip.page == "FrontPage")
  }

  @Test func `a drag of 40 % down and 60 % up finishes`() throws {
    let flip = try FlipStage()

    flip.stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: 0.5, y: 0.61), .init(.move, t: 0.2, x: 0.5, y: 1.01),
          .init(.move, t: 0.6, x: 0.5, y: 0.01), .init(.up, t: 0.7, x: 0.5, y: 0.01),
        ]
      ]))
    flip.stage.advance(by: 0.8)
    try flip.stage.settle()

    #expect(flip.page == "BackPage")
  }

  @Test func `a tap runs without interaction`() throws {
    let flip = try FlipStage()
    flip.stage.beginRecording()

    try flip.tap()
    try flip.stage.settle()

    let lines = flip.stage.trace.lines
    #expect(flip.page == "BackPage")
    #expect(
      lines.contains {
        $0.contains("interactionControllerForPresentation") && $0.hasSuffix("→ nil")
      })
    #expect(!lines.contains { $0.contains("startInteractiveTransition") })
    #expect(
      lines.contains {
        $0.hasSuffix(
          "FrontPage#1.shouldPerformSegue(withIdentifier: displayModal, sender: UIButton#1) → true")
      })
  }

  // MARK: Every order of events

  enum Act: CaseIterable { case finish, cancel, tap }

  @Test func `after all 81 sequences of four the next drag starts the right transition`() throws {
    let acts = Act.allCases
    for number in 0..<81 {
      let sequence = (0..<4).map { acts[number / [1, 3, 9, 27][$0] % 3] }
      let flip = try FlipStage()
      var expected = "FrontPage"
      for act in sequence {
        switch act {
        case .finish: flip.drag(to: 0.6, ending: .up)
        case .cancel: flip.drag(to: 0.6, ending: .cancel)
        case .tap: try flip.tap()
        }
        try flip.stage.settle()
        if act != .cancel { expected = expected == "FrontPage" ? "BackPage" : "FrontPage" }
        try #require(flip.page == expected, "\(sequence)")
      }
      flip.stage.beginRecording()
      flip.drag(to: 0.3)
      let call = expected == "FrontPage" ? "FrontPage#1.present(" : ".dismiss("
      let started = flip.stage.trace.lines.filter { $0.contains("controller    ") }
      #expect(started.count == 1 && started[0].contains(call), "\(sequence): \(started)")
      flip.stage.close()
    }
  }

  @Test func `one interactor serves twenty transitions, each from zero`() throws {
    let flip = try FlipStage()
    let pan = try #require(flip.pan)

    for turn in 0..<20 {
      flip.stage.beginRecording()
      flip.drag(to: turn % 3 == 1 ? 0.3 : 0.6, ending: .up)
      try flip.stage.settle()

      let lines = flip.stage.trace.lines
      #expect(lines.count { $0.contains(".startInteractiveTransition(") } == 1, "turn \(turn)")
      let percents = flip.stage.endRecording().frames.compactMap(\.progress)
      #expect((percents.first ?? 1) < 0.2, "turn \(turn)")
      #expect(flip.pan === pan)
    }
    #expect(flip.stage.window.gestureRecognizers?.count == 1)
  }

  // MARK: Pictures

  @Test func `after a cancel the screen is unchanged, pixel for pixel`() throws {
    let flip = try FlipStage()
    let before = flip.stage.frame(scale: 1)

    flip.drag(to: 0.4, ending: .cancel)
    #expect(flip.stage.frame(scale: 1).pixels != before.pixels)
    try flip.stage.settle()

    #expect(flip.stage.frame(scale: 1).pixels == before.pixels)
  }

  @Test func `after a finish the screen equals presenting without animation`() throws {
    let flip = try FlipStage()
    flip.drag(to: 0.6, ending: .up)
    try flip.stage.settle()

    let dragged = flip.stage.frame(scale: 1)
    let root = try #require(flip.stage.window.rootViewController)
    let back = try #require(root.presentedViewController)

    flip.stage.run { root.dismiss(animated: false) }
    try flip.stage.settle()
    #expect(flip.page == "FrontPage")
    flip.stage.run { root.present(back, animated: false) }
    try flip.stage.settle()

    #expect(flip.page == "BackPage")
    #expect(flip.stage.frame(scale: 1).pixels == dragged.pixels)
  }

  @Test func `half-way the page is edge-on`() throws {
    let flip = try FlipStage()

    flip.drag(to: 0.5)

    #expect(TurningPage.visible(in: flip.stage).isEmpty)
  }

  @Test func `one percentage shows one picture however it was reached`() throws {
    let direct = try FlipStage()
    direct.drag(to: 0.3, steps: 10)
    let detour = try FlipStage()
    let step = 1.0 / 60
    detour.stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: 0.5, y: 0.05), .init(.move, t: 10 * step, x: 0.5, y: 0.95),
          .init(.move, t: 20 * step, x: 0.5, y: 0.15), .init(.move, t: 30 * step, x: 0.5, y: 0.35),
          .init(.up, t: 40 * step, x: 0.5, y: 0.35),
        ]
      ]))
    for _ in 0...32 { detour.stage.tick() }

    #expect(
      direct.stage.displayList(scale: 1).text == detour.stage.displayList(scale: 1).text)
  }

  // MARK: Order

  /// The calls at the start of every drag, in order.
  private let opening = [
    "UIPanGestureRecognizer#1.began",
    "FrontPage#1.prepare(for: UIStoryboardSegue#1 'displayModal', sender: FrontPage#1)",
    "UIStoryboardSegue#1.perform()", "FrontPage#1.present(BackPage#1",
    "animationController(forPresented:", "interactionControllerForPresentation(",
    "FrontPage#1.viewWillDisappear(true)", "BackPage#1.viewWillAppear(true)",
    ".startInteractiveTransition(", ".transitionDuration(", ".animateTransition(", ".update(",
  ]

  @Test func `the trace of a cancelled drag lists all calls in order`() throws {
    let flip = try FlipStage()
    flip.stage.beginRecording()

    flip.drag(to: 0.4, ending: .cancel)
    try flip.stage.settle()

    try expectOrder(
      flip.stage.trace,
      opening + [
        ".cancel()", "BackPage#1.viewWillDisappear(true)", "FrontPage#1.viewWillAppear(true)",
        ".completeTransition(false)", "BackPage#1.viewDidDisappear(true)",
        "FrontPage#1.viewDidAppear(true)", ".animationEnded(false)",
      ])
  }

  @Test func `the trace of a finished drag lists all calls in order`() throws {
    let flip = try FlipStage()
    flip.stage.beginRecording()

    flip.drag(to: 0.6, ending: .up)
    try flip.stage.settle()

    try expectOrder(
      flip.stage.trace,
      opening + [
        ".finish()", ".completeTransition(true)", "BackPage#1.viewDidAppear(true)",
        "FrontPage#1.viewDidDisappear(true)", ".animationEnded(true)",
      ])
  }

  private func expectOrder(_ trace: Trace, _ parts: [String]) throws {
    var rest = trace.lines[...]
    for part in parts {
      let index = try #require(
        rest.firstIndex { $0.contains(part) }, "\(part) is missing or too early in\n\(trace)")
      rest = rest[(index + 1)...]
    }
  }
}

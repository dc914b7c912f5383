import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct DimmedPanelTests {
  // MARK: Where the panel is

  @Test func `on the phone the panel rests at 197, 0 and is 196 by 852`() throws {
    let demo = try PanelStage(before: .goingAway)

    let panel = try #require(demo.panel)
    #expect(panel.frame == CGRect(x: 197, y: 0, width: 196, height: 852))
    #expect(demo.shownFrame(panel) == panel.frame)
  }

  @Test(arguments: Device.all)
  func `the panel rests on the right half of every device`(_ device: Device) throws {
    let demo = try PanelStage(before: .goingAway, device: device)

    #expect(demo.panel?.frame == demo.rest)
    #expect(demo.panel?.frame.maxX == device.size.width)
  }

  @Test(arguments: SlideWay.allCases, easedMoments.indices)
  func `by itself it slides by its width in half a second, and the rest dims with it`(
    _ way: SlideWay, _ index: Int
  ) throws {
    let (share, eased) = easedMoments[index]
    let demo = try PanelStage(before: way)

    demo.stage.run {
      if way == .comingIn { demo.presentPlain() } else { demo.root.dismiss(animated: true) }
    }
    let panel = try #require(demo.panel)
    let dimming = try #require(demo.dimming)
    demo.stage.advance(by: 0.5 * share)

    #expect(demo.shownFrame(panel).isClose(to: demo.frame(way, at: eased)))
    let opacity = way == .comingIn ? eased : 1 - eased
    #expect(abs(CGFloat(demo.demo.shown(dimming).opacity) - opacity) < 1e-4)
    try demo.stage.settle()
  }

  @Test(arguments: SlideWay.allCases, [0.1, 0.25, 0.5, 0.75, 0.95])
  func `under a finger its edge and the dimming go as far as the finger`(
    _ way: SlideWay, _ share: Double
  ) throws {
    let demo = try PanelStage(before: way)

    demo.hold(demo.drag(way, by: share))

    let panel = try #require(demo.panel)
    let dimming = try #require(demo.dimming)
    #expect(demo.shownFrame(panel).isClose(to: demo.frame(way, at: share)))
    let opacity = way == .comingIn ? share : 1 - share
    #expect(abs(Double(demo.demo.shown(dimming).opacity) - opacity) < 1e-4)
    try demo.stage.settle()
  }

  // MARK: What the finger decides

  @Test(arguments: SlideWay.allCases, [0.2, 0.4, 0.49])
  func `a drag that rests before the middle goes back`(_ way: SlideWay, _ share: Double) throws {
    let demo = try PanelStage(before: way)

    demo.play(demo.drag(way, by: share))
    try demo.stage.settle()

    #expect(demo.page == way.panelStart)
    demo.expectRest()
  }

  @Test(arguments: SlideWay.allCases, [0.51, 0.7, 1, 1.4])
  func `a drag that rests past the middle goes on`(_ way: SlideWay, _ share: Double) throws {
    let demo = try PanelStage(before: way)

    demo.play(demo.drag(way, by: share))
    try demo.stage.settle()

    #expect(demo.page == way.panelEnd)
    demo.expectRest()
  }

  @Test(arguments: SlideWay.allCases)
  func `a flick goes on though the way was short`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)
    var flick = demo.drag(way, by: 0.25)
    (flick.time, flick.rest) = (0.08, 0.01)

    demo.play(flick)
    try demo.stage.settle()

    #expect(demo.page == way.panelEnd)
    demo.expectRest()
  }

  @Test(arguments: SlideWay.allCases)
  func `a flick back takes it back from past the middle`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)
    var flick = demo.drag(way, by: 0.6)
    (flick.first, flick.time, flick.rest) = (1.5, 0.3, 0.01)

    demo.play(flick)
    try demo.stage.settle()

    #expect(demo.page == way.panelStart)
    demo.expectRest()
  }

  @Test(
    arguments: SlideWay.allCases,
    [CGVector(dx: 0, dy: -0.4), CGVector(dx: 0, dy: 0.4), CGVector(dx: 0.1, dy: 0.4)])
  func `a drag up or down starts nothing`(_ way: SlideWay, _ direction: CGVector) throws {
    let demo = try PanelStage(before: way)
    let starts = demo.starts

    demo.play(.init(start: CGPoint(x: 0.3, y: 0.5), way: direction))
    try demo.stage.settle()

    #expect(demo.page == way.panelStart)
    #expect(demo.starts == starts)
  }

  @Test(arguments: SlideWay.allCases)
  func `a drag the other way starts nothing`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)
    let starts = demo.starts

    demo.play(demo.drag(way == .comingIn ? .goingAway : .comingIn, by: 0.8))
    try demo.stage.settle()

    #expect(demo.page == way.panelStart)
    #expect(demo.starts == starts)
    demo.expectRest()
  }

  @Test(arguments: SlideWay.allCases)
  func `a button runs without interaction`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)
    demo.stage.beginRecording()

    try demo.tap(way.panelButton)
    try demo.stage.settle()

    #expect(demo.page == way.panelEnd)
    #expect(!demo.lines.contains { $0.contains("startInteractiveTransition") })
    demo.expectRest()
  }

  @Test(arguments: [CGPoint(x: 30, y: 60), CGPoint(x: 195, y: 500), CGPoint(x: 30, y: 840)])
  func `a tap outside the panel dismisses it`(_ point: CGPoint) throws {
    let demo = try PanelStage(before: .goingAway)

    demo.tap(point)
    try demo.stage.settle()

    #expect(demo.page == "BookPage")
    demo.expectRest()
  }

  @Test(arguments: [CGPoint(x: 199, y: 60), CGPoint(x: 300, y: 600)])
  func `a tap on the panel does not`(_ point: CGPoint) throws {
    let demo = try PanelStage(before: .goingAway)

    demo.tap(point)
    try demo.stage.settle()

    #expect(demo.page == "ContentsPage")
    demo.expectRest()
  }

  // MARK: Giving up

  @Test(arguments: SlideWay.allCases)
  func `given up at any of 81 places it leaves everything as it was`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)
    let before = demo.model

    for step in 0...80 {
      var drag = demo.drag(way, by: Double(step) / 80, ending: .cancel)
      // A finger that stays where it landed is no drag: go out first, then back.
      if step < 8 { drag = demo.drag(way, over: 0.2, to: Double(step) / 80) }
      demo.stage.beginRecording()
      demo.play(drag)
      try demo.stage.settle()

      #expect(demo.starts == 1, "at \(step)/80")
      #expect(demo.model == before, "at \(step)/80")
      #expect(demo.page == way.panelStart, "at \(step)/80")
      demo.expectRest("at \(step)/80")
    }
  }

  @Test func `the last picture of its cancelled film is the first`() throws {
    let demo = try PanelStage()
    let script = try demo.script("cancel")
    let first = demo.stage.frame(scale: 1)

    demo.stage.play(script)
    demo.stage.advance(by: 0.5)
    #expect(demo.stage.frame(scale: 1).pixels != first.pixels)
    try demo.stage.settle()

    #expect(demo.stage.frame(scale: 1).pixels == first.pixels)
    #expect(demo.page == "BookPage")
  }

  @Test func `the last picture of its finished film is the panel presented without animation`()
    throws
  {
    let demo = try PanelStage()
    demo.stage.play(try demo.script("finish"))
    try demo.stage.settle()
    let filmed = demo.stage.frame(scale: 1)
    let panel = try #require(demo.presented)

    demo.stage.run { demo.root.dismiss(animated: false) }
    try demo.stage.settle()
    demo.stage.run { demo.root.present(panel, animated: false) }
    try demo.stage.settle()

    #expect(demo.page == "ContentsPage")
    #expect(demo.stage.frame(scale: 1).pixels == filmed.pixels)
  }

  // MARK: In between

  @Test(arguments: SlideWay.allCases)
  func `taps and drags during the slide do nothing`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)
    demo.stage.beginRecording()
    try demo.tap(way.panelButton)

    for point in [CGPoint(x: 30, y: 300), CGPoint(x: 300, y: 750)] { demo.tap(point) }
    try demo.stage.settle()

    #expect(demo.page == way.panelEnd)
    #expect(demo.starts == 1)
    demo.expectRest()
  }

  @Test(arguments: SlideWay.allCases)
  func `a finger that lands during the slide drags nothing, also not after it`(
    _ way: SlideWay
  ) throws {
    let demo = try PanelStage(before: way)
    demo.stage.beginRecording()
    try demo.tap(way.panelButton)
    let other: SlideWay = way == .comingIn ? .goingAway : .comingIn
    var drag = demo.drag(other, by: 0.8)
    drag.time = 2

    demo.play(drag)
    try demo.stage.settle()

    #expect(demo.page == way.panelEnd)
    #expect(demo.starts == 1)
    demo.expectRest()
  }

  @Test func `twenty slides in a row, each from zero, with one recognizer`() throws {
    let demo = try PanelStage()
    let recognizers = demo.stage.window.gestureRecognizers

    for number in 0..<20 {
      let way: SlideWay = demo.page == "BookPage" ? .comingIn : .goingAway
      let isCancelled = number % 3 == 1
      demo.stage.beginRecording()
      demo.play(demo.drag(way, by: isCancelled ? 0.3 : 0.7))
      try demo.stage.settle()

      #expect(demo.page == (isCancelled ? way.panelStart : way.panelEnd), "slide \(number)")
      #expect(demo.starts == 1, "slide \(number)")
      let percents = demo.stage.endRecording().frames.compactMap(\.progress)
      #expect((percents.first ?? 1) < 0.3, "slide \(number)")
      demo.expectRest("slide \(number)")
    }
    #expect(recognizers?.count == 1)
    #expect(demo.stage.window.gestureRecognizers == recognizers)
  }
}

extension PanelStage {
  /// Presents an empty panel by itself.
  func presentPlain() {
    let page = UIViewController()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = demo.delegate
    demo.root.present(page, animated: true)
  }
}

import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct DimmedPanelTests {
  // MARK: The panel's frame

  @Test func `on the phone the panel rests at 197, 0 with 196 by 852`() throws {
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
  func `without interaction it slides by its width in half a second, dimming alongside`(
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
  func `interactively its edge and the dimming follow the touch`(
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

  // MARK: Finishing or cancelling

  @Test(arguments: SlideWay.allCases, [0.2, 0.4, 0.49])
  func `a drag that rests before the middle cancels`(_ way: SlideWay, _ share: Double) throws {
    let demo = try PanelStage(before: way)

    try demo.expect(demo.drag(way, by: share), way, finishes: false)
  }

  @Test(arguments: SlideWay.allCases, [0.51, 0.7, 1, 1.4])
  func `a drag that rests past the middle finishes`(_ way: SlideWay, _ share: Double) throws {
    let demo = try PanelStage(before: way)

    try demo.expect(demo.drag(way, by: share), way, finishes: true)
  }

  @Test(arguments: SlideWay.allCases)
  func `a flick finishes even after a short distance`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)

    try demo.expect(demo.flick(way, by: 0.25, time: 0.08), way, finishes: true)
  }

  @Test(arguments: SlideWay.allCases)
  func `a flick back cancels from past the middle`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)

    try demo.expect(
      demo.flick(way, by: 0.6, first: 1.5, time: 0.3), way, finishes: false)
  }

  @Test(
    arguments: SlideWay.allCases,
    [CGVector(dx: 0, dy: -0.4), CGVector(dx: 0, dy: 0.4), CGVector(dx: 0.1, dy: 0.4)])
  func `a vertical drag starts nothing`(_ way: SlideWay, _ direction: CGVector) throws {
    let demo = try PanelStage(before: way)

    try demo.expectNothing(of: .init(start: CGPoint(x: 0.3, y: 0.5), way: direction), way)
  }

  @Test(arguments: SlideWay.allCases)
  func `a drag in the other direction starts nothing`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)

    try demo.expectNothing(of: demo.drag(way.other, by: 0.8), way)
  }

  @Test(arguments: SlideWay.allCases)
  func `a button runs without interaction`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)
    demo.stage.beginRecording()

    try demo.tap(demo.button(way))
    try demo.stage.settle()

    #expect(demo.page == demo.end(way))
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
  func `a tap on the panel does not dismiss it`(_ point: CGPoint) throws {
    let demo = try PanelStage(before: .goingAway)

    demo.tap(point)
    try demo.stage.settle()

    #expect(demo.page == "ContentsPage")
    demo.expectRest()
  }

  // MARK: Cancelling

  @Test(arguments: SlideWay.allCases)
  func `cancelled at any of 81 positions it changes nothing`(_ way: SlideWay) throws {
    try PanelStage(before: way).expectCancels(way)
  }

  @Test func `the last frame of its cancelled film equals the first`() throws {
    try PanelStage().expectCancelledFilm()
  }

  @Test func `the last frame of its finished film equals presenting without animation`()
    throws
  {
    try PanelStage().expectFinishedFilm()
  }

  // MARK: During the transition

  @Test(arguments: SlideWay.allCases)
  func `taps and drags during the slide do nothing`(_ way: SlideWay) throws {
    let demo = try PanelStage(before: way)
    demo.stage.beginRecording()
    try demo.tap(demo.button(way))

    for point in [CGPoint(x: 30, y: 300), CGPoint(x: 300, y: 750)] { demo.tap(point) }
    try demo.stage.settle()

    #expect(demo.page == demo.end(way))
    #expect(demo.starts == 1)
    demo.expectRest()
  }

  @Test(arguments: SlideWay.allCases)
  func `a touch that begins during the slide drags nothing, also after it`(
    _ way: SlideWay
  ) throws {
    let demo = try PanelStage(before: way)
    demo.stage.beginRecording()
    try demo.tap(demo.button(way))
    var drag = demo.drag(way.other, by: 0.8)
    drag.time = 2

    demo.play(drag)
    try demo.stage.settle()

    #expect(demo.page == demo.end(way))
    #expect(demo.starts == 1)
    demo.expectRest()
  }

  @Test func `twenty slides in a row, each from zero, with one recognizer`() throws {
    try PanelStage().expectTwentySlides(beginningBelow: 0.3)
  }
}

extension PanelStage {
  /// Presents an empty panel without interaction.
  func presentPlain() {
    let page = UIViewController()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = demo.delegate
    demo.root.present(page, animated: true)
  }
}

import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct CornerSlideTests {
  // MARK: Finishing or cancelling

  @Test(arguments: SlideWay.allCases, [0.2, 0.4, 0.49])
  func `a drag that rests before the middle cancels`(_ way: SlideWay, _ share: Double) throws {
    let demo = try CornerStage(before: way)

    try demo.expect(demo.drag(way, by: share), way, finishes: false)
  }

  @Test(arguments: SlideWay.allCases, [0.51, 0.7, 0.93])
  func `a drag that rests past the middle finishes`(_ way: SlideWay, _ share: Double) throws {
    let demo = try CornerStage(before: way)

    try demo.expect(demo.drag(way, by: share), way, finishes: true)
  }

  @Test(arguments: SlideWay.allCases)
  func `a flick finishes even after a short distance`(_ way: SlideWay) throws {
    let demo = try CornerStage(before: way)

    try demo.expect(demo.flick(way, by: 0.2, time: 0.08), way, finishes: true)
  }

  @Test(arguments: SlideWay.allCases)
  func `a flick back cancels from past the middle`(_ way: SlideWay) throws {
    let demo = try CornerStage(before: way)

    try demo.expect(
      demo.flick(way, by: 0.6, first: 1.4, time: 0.3), way, finishes: false)
  }

  @Test(arguments: SlideWay.allCases)
  func `a drag in the other direction starts nothing`(_ way: SlideWay) throws {
    let demo = try CornerStage(before: way)

    try demo.expectNothing(of: demo.drag(way.other, by: 0.6), way)
  }

  @Test(arguments: SlideWay.allCases)
  func `a tap runs without interaction`(_ way: SlideWay) throws {
    let demo = try CornerStage(before: way)
    demo.stage.beginRecording()

    try demo.tap(demo.button(way))
    try demo.stage.settle()

    #expect(demo.page == demo.end(way))
    let question =
      way == .comingIn
      ? "interactionControllerForPresentation(" : "interactionControllerForDismissal("
    #expect(demo.lines.contains { $0.contains(question) && $0.hasSuffix("→ nil") })
    #expect(!demo.lines.contains { $0.contains("startInteractiveTransition") })
    demo.expectRest()
  }

  // MARK: The page's frame

  @Test(arguments: SlideWay.allCases, easedMoments.indices)
  func `without interaction the page moves between its frame and the corner point`(
    _ way: SlideWay, _ index: Int
  ) throws {
    let (share, eased) = easedMoments[index]
    let demo = try CornerStage()
    let page = demo.plainPage()

    demo.stage.run { demo.root.present(page, animated: true) }
    if way == .goingAway {
      try demo.stage.settle()
      demo.stage.run { demo.root.dismiss(animated: true) }
    }
    demo.stage.advance(by: 1.5 * share)

    let expected = way.frame(at: eased, in: demo.size)
    #expect(demo.shownFrame(page.view).isClose(to: expected), "\(demo.shownFrame(page.view))")
    try demo.stage.settle()
  }

  @Test(arguments: SlideWay.allCases, [0.1, 0.25, 0.5, 0.75, 0.9])
  func `interactively the page moves along the diagonal with the touch`(
    _ way: SlideWay, _ share: Double
  ) throws {
    let demo = try CornerStage(before: way)

    demo.hold(demo.drag(way, by: share))

    let page = try #require(demo.presented)
    let expected = way.frame(at: share, in: demo.size)
    #expect(demo.shownFrame(page.view).isClose(to: expected), "\(demo.shownFrame(page.view))")
    try demo.stage.settle()
  }

  @Test func `a vertical drag counts with its projection on the diagonal`() throws {
    let demo = try CornerStage(before: .goingAway)
    let (w, h) = (demo.size.width, demo.size.height)

    demo.hold(.init(start: CGPoint(x: 0.5, y: 0.1), way: CGVector(dx: 0, dy: 0.5)))

    let page = try #require(demo.presented)
    let share = 0.5 * h * h / (w * w + h * h)
    #expect(
      demo.shownFrame(page.view)
        .isClose(to: SlideWay.goingAway.frame(at: share, in: demo.size)))
    try demo.stage.settle()
  }

  @Test func `the transition lasts one and a half seconds`() throws {
    let demo = try CornerStage()
    let page = demo.plainPage()
    let begin = demo.stage.time

    demo.stage.run { demo.root.present(page, animated: true) }
    try demo.stage.settle()

    #expect(abs(demo.stage.time - begin - 1.5) <= 2.0 / 60)
  }

  // MARK: Cancelling

  @Test(arguments: SlideWay.allCases)
  func `cancelled at any of 81 positions it changes nothing`(_ way: SlideWay) throws {
    try CornerStage(before: way).expectCancels(way)
  }

  @Test func `the last frame of its cancelled film equals the first`() throws {
    try CornerStage().expectCancelledFilm()
  }

  @Test func `the last frame of its finished film equals presenting without animation`()
    throws
  {
    try CornerStage().expectFinishedFilm()
  }

  // MARK: During the transition

  @Test(arguments: SlideWay.allCases)
  func `taps and drags during the slide do nothing`(_ way: SlideWay) throws {
    let demo = try CornerStage(before: way)
    demo.stage.beginRecording()
    try demo.tap(demo.button(way))
    demo.stage.advance(by: 0.5)

    for point in [CGPoint(x: 196, y: 720), CGPoint(x: 196, y: 740), CGPoint(x: 380, y: 840)] {
      demo.tap(point)
    }
    for other in SlideWay.allCases { demo.play(demo.drag(other, by: 0.3)) }
    try demo.stage.settle()

    #expect(demo.page == demo.end(way))
    #expect(demo.starts == 1)
    demo.expectRest()
  }

  @Test(arguments: SlideWay.allCases)
  func `a second touch neither taps nor starts anything during a drag`(
    _ way: SlideWay
  ) throws {
    let demo = try CornerStage(before: way)
    demo.stage.beginRecording()
    demo.stage.play(demo.drag(way, by: 0.7).script)
    demo.stage.advance(by: 0.1)

    demo.tap(CGPoint(x: 196, y: 725))
    demo.stage.advance(by: 0.5)
    try demo.stage.settle()

    #expect(demo.page == demo.end(way))
    #expect(demo.starts == 1)
    demo.expectRest()
  }

  @Test func `twenty slides in a row, each from zero, with one recognizer`() throws {
    try CornerStage().expectTwentySlides(beginningBelow: 0.2)
  }

  @Test func `all 27 sequences of three leave the right page on top`() throws {
    enum Act: CaseIterable {
      case finish, cancel, tap
    }
    for number in 0..<27 {
      let sequence = [1, 3, 9].map { Act.allCases[number / $0 % 3] }
      let demo = try CornerStage()
      var expected = "TeaListPage"
      for act in sequence {
        let way: SlideWay = expected == "TeaListPage" ? .comingIn : .goingAway
        switch act {
        case .finish: demo.play(demo.drag(way, by: 0.7))
        case .cancel: demo.play(demo.drag(way, by: 0.7, ending: .cancel))
        case .tap: try demo.tap(demo.button(way))
        }
        try demo.stage.settle()
        if act != .cancel { expected = demo.end(way) }
        try #require(demo.page == expected, "\(sequence)")
      }
      demo.expectRest("\(sequence)")
      demo.stage.close()
    }
  }

  // MARK: Lifecycle

  @Test func `a page whose delegate was released uses the system's animation`() throws {
    let demo = try CornerStage()
    let page = demo.plainPage()
    demo.stage.run {
      let other = demo.entry.root()
      page.transitioningDelegate = other as? any UIViewControllerTransitioningDelegate
    }
    #expect(page.transitioningDelegate == nil)
    demo.stage.beginRecording()

    demo.stage.run { demo.root.present(page, animated: true) }
    try demo.stage.settle()
    #expect(demo.presented === page)
    demo.stage.run { demo.root.dismiss(animated: true) }
    try demo.stage.settle()

    #expect(demo.presented == nil)
    #expect(!demo.lines.contains { $0.contains("PresentationAnimator") })
    demo.expectRest()
  }

  @Test func `if the delegate is released during the slide, it still completes`() throws {
    let demo = try CornerStage()
    let page = demo.plainPage()
    var other: UIViewController? = demo.stage.run { demo.entry.root() }
    page.transitioningDelegate = other as? any UIViewControllerTransitioningDelegate
    demo.stage.run { demo.root.present(page, animated: true) }
    demo.stage.advance(by: 0.5)

    weak let gone = other
    other = nil
    #expect(gone == nil)
    try demo.stage.settle()

    #expect(demo.presented === page)
    demo.expectRest()
  }

  @Test(arguments: [TouchScript.Phase.up, .cancel])
  func `all objects are released`(_ ending: TouchScript.Phase) throws {
    weak var root: UIViewController?
    weak var page: UIViewController?
    do {
      let demo = try CornerStage()
      root = demo.root
      demo.hold(demo.drag(.comingIn, by: 0.7, ending: ending))
      page = demo.presented
      #expect(page != nil)
      try demo.stage.settle()
      if ending == .up {
        #expect(page != nil)
        try demo.tap("Back")
        try demo.stage.settle()
      }
      #expect(page == nil)
      demo.stage.close()
    }
    #expect(root == nil)
  }
}

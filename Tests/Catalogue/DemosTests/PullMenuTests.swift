import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The demo `pull-menu` on a stage: a drag pulls a menu in from the right, or is cancelled.
@MainActor @Suite struct PullMenuTests {
  // MARK: Scripts

  @Test func `each script does what its name says, on every device`() throws {
    for device in Device.all {
      for (name, presentations) in [("finish", 1), ("cancel", 0), ("hesitate", 1)] {
        let scene = try PullScene(device: device)
        let script = try TouchScript(
          json: try #require(scene.demo.entry.fingers[name]), name: name)

        scene.demo.stage.play(script)
        scene.demo.stage.advance(by: script.duration)
        try scene.demo.stage.settle()

        #expect(
          scene.count("MenuViewController#1.viewDidAppear") == presentations,
          "\(name) on \(device.id)")
        scene.expectReset("\(name) on \(device.id)")
        scene.demo.expectRest("\(name) on \(device.id)")
        scene.demo.stage.close()
      }
    }
  }

  // MARK: The affordance

  @Test func `bars open one by one, the last only when the menu will appear`() throws {
    // The offsets are just past each third of 50 points. At exactly 50 points, everything is red
    // and the last bar is still closed.
    let steps: [(offset: CGFloat, open: Int, color: UIColor)] = [
      (0, 0, .gray), (16, 0, .gray), (17, 1, .gray), (33, 1, .gray), (34, 2, .gray),
      (49, 2, .gray), (50, 2, .red), (51, 3, .red), (40, 2, .gray), (0, 0, .gray),
    ]
    let scene = try PullScene()
    scene.hold(by: 140)

    for (offset, open, color) in steps {
      scene.demo.stage.run { scene.scrollView.contentOffset.x = offset }

      #expect(scene.openBars == open, "\(offset)")
      let closed = scene.bars[min(open, 2)]
      #expect(scene.demo.stage.run { closed.subviews[0].backgroundColor } == color, "\(offset)")
      if open > 0, color == .gray {
        #expect(
          scene.demo.stage.run { scene.bars[0].subviews[0].backgroundColor } == .black, "\(offset)")
      }
    }
  }

  @Test func `a bar springs past its open state and comes to rest`() throws {
    let scene = try PullScene()
    scene.hold(by: 90)
    let bar = scene.bars[0].subviews[0]
    var heights: [CGFloat] = []

    scene.demo.stage.run { scene.scrollView.contentOffset.x = 0 }
    scene.endSprings()
    scene.demo.stage.run { scene.scrollView.contentOffset.x = 20 }
    for _ in 0..<60 {
      scene.demo.stage.advance(by: 1.0 / 60)
      heights.append(scene.demo.shown(bar).bounds.height)
    }

    // A damping ratio of 0.4 overshoots by e^(−π·0.4/√(1−0.4²)) = 25 %, and a little more because
    // of the velocity.
    let swing = try #require(heights.max()) - 50
    #expect(swing > 0.25 * 46 && swing < 0.35 * 46, "\(swing)")
    #expect(heights.last == 50)
    #expect(scene.demo.stage.run { bar.bounds.width == 2 && bar.layer.cornerRadius == 1 })
  }

  @Test func `a bar that reverses does not jump`() throws {
    let scene = try PullScene()
    scene.hold(by: 90)
    let bar = scene.bars[0].subviews[0]
    scene.demo.stage.run { scene.scrollView.contentOffset.x = 0 }
    scene.endSprings()

    scene.demo.stage.run { scene.scrollView.contentOffset.x = 20 }
    scene.demo.stage.advance(by: 0.1)
    let before = scene.demo.shown(bar).bounds.height
    scene.demo.stage.run { scene.scrollView.contentOffset.x = 0 }

    #expect(before > 10)
    #expect(abs(scene.demo.shown(bar).bounds.height - before) < 0.01)
  }

  // MARK: Pulling and releasing

  @Test(arguments: TouchScript.Phase.endings)
  func `below the threshold everything springs back`(_ ending: TouchScript.Phase) throws {
    let scene = try PullScene()
    let before = scene.demo.model

    try scene.pull(by: 100, ending: ending)

    #expect(scene.demo.stage.run { scene.page.presentedViewController } == nil)
    #expect(scene.demo.model == before)
    scene.demo.expectRest()
  }

  @Test func `the first release happens while the scroll view still bounces`() throws {
    let scene = try PullScene()
    scene.hold(by: 140, rest: 0.1)
    scene.demo.stage.advance(by: 0.15)

    let state = scene.demo.stage.run {
      (scene.page.presentedViewController != nil, scene.scrollView.isDecelerating)
    }

    #expect(state == (true, true))
    try scene.demo.stage.settle()
    #expect(scene.demo.stage.run { scene.scrollView.contentOffset } == .zero)
    scene.demo.expectRest()
  }

  @Test func `the text still scrolls vertically, and the page does not bounce`() throws {
    let scene = try PullScene()
    scene.demo.play(
      .init(start: CGPoint(x: 0.5, y: 0.7), way: CGVector(dx: 0.02, dy: -0.3), rest: 0.2))
    try scene.demo.stage.settle()

    // The text is only a little longer than its view.
    #expect(scene.demo.stage.run { scene.textView.contentOffset.y } > 5)
    #expect(scene.demo.stage.run { scene.scrollView.contentOffset } == .zero)
    scene.demo.expectRest()
  }

  // MARK: The menu

  @Test func `one menu is presented three times, loaded once, each with a new presentation`() throws
  {
    let scene = try PullScene()
    var presentations: [UIPresentationController] = []
    let home = scene.demo.stage.run { scene.page.view.superview }

    for number in 1...3 {
      try scene.pull(by: 140)
      let presentation = try #require(
        scene.demo.stage.run { scene.page.presentedViewController?.presentationController })
      #expect(!presentations.contains { $0 === presentation }, "\(number)")
      presentations.append(presentation)
      // Layers store opacity as a `Float`.
      let alpha = scene.demo.stage.run { scene.page.presentedViewController?.view.alpha } ?? 0
      #expect(abs(alpha - 0.9) < 1e-6, "\(number)")
      // The presenting page stays where it is.
      #expect(scene.demo.stage.run { scene.page.view.superview } === home)
      scene.expectReset("\(number)")

      scene.demo.tap(CGPoint(x: 200, y: 740))
      try scene.demo.stage.settle()
      #expect(scene.demo.stage.run { scene.page.presentedViewController } == nil, "\(number)")
      #expect(scene.demo.stage.run { scene.page.view.superview } === home)
      scene.demo.expectRest("\(number)")
    }

    #expect(scene.count("MenuViewController#1.viewDidLoad()") == 1)
    #expect(scene.count("MenuViewController#2") == 0)
    #expect(scene.count("MenuViewController#1.viewDidAppear(true)") == 3)
    // The page below is never removed.
    #expect(scene.count("ReadingPage#1.viewWillDisappear") == 0)
  }

  @Test func `a chosen essay is shown from its beginning, and the menu is dismissed once`() throws {
    let scene = try PullScene()
    scene.demo.stage.run { scene.textView.contentOffset.y = 120 }
    try scene.pull(by: 140)
    let menu = try #require(scene.demo.stage.run { scene.page.presentedViewController })

    let button = try #require(
      scene.demo.stage.run { menu.view.subviews.compactMap { $0 as? UIButton }.last })
    scene.demo.tap(scene.demo.stage.run { menu.view.convert(button.center, to: nil) })
    try scene.demo.stage.settle()

    #expect(scene.demo.stage.run { scene.page.presentedViewController } == nil)
    #expect(scene.demo.stage.run { scene.textView.text.contains("桃花源记") })
    #expect(
      scene.demo.stage.run {
        scene.textView.contentOffset.y == -scene.textView.adjustedContentInset.top
      })
    #expect(scene.count("MenuViewController#1.viewDidDisappear") == 1)
    scene.demo.expectRest()
  }

  @Test func `rotating under the menu leaves page and menu at their frames`() throws {
    let scene = try PullScene()
    try scene.pull(by: 140)

    scene.demo.stage.rotate(to: .landscapeLeft)
    try scene.demo.stage.settle()
    let frames = scene.demo.stage.run {
      (
        scene.page.view.frame, scene.page.presentedViewController?.view.frame,
        scene.scrollView.frame, scene.demo.stage.window.bounds
      )
    }
    #expect(frames.0 == frames.3 && frames.1 == frames.3 && frames.2 == frames.3)

    scene.demo.tap(CGPoint(x: 700, y: 380))
    try scene.demo.stage.settle()
    #expect(scene.demo.stage.run { scene.page.presentedViewController } == nil)
    try scene.pull(by: 150)
    #expect(scene.demo.stage.run { scene.page.presentedViewController } != nil)
    scene.demo.expectRest()
  }
}

/// The demo and the views that its tutorial names.
@MainActor
private struct PullScene {
  let demo: DemoStage
  let page: UIViewController
  let scrollView: UIScrollView
  let textView: UITextView
  let affordance: UIView

  init(device: Device = .phone) throws {
    demo = try DemoStage("pull-menu", device: device)
    page = demo.root
    let (page, stage) = (page, demo.stage)
    scrollView = try #require(
      stage.run { page.view.subviews.compactMap { $0 as? UIScrollView }.first })
    let scrollView = scrollView
    textView = try #require(
      stage.run { scrollView.subviews.compactMap { $0 as? UITextView }.first })
    affordance = try #require(
      stage.run {
        scrollView.subviews.first { String(describing: type(of: $0)) == "DragAffordanceView" }
      })
    stage.beginRecording()
  }

  var bars: [UIView] { demo.stage.run { affordance.subviews } }
  /// The number of bars that are open or opening.
  var openBars: Int { demo.stage.run { bars.count { $0.subviews[0].bounds.height == 50 } } }

  func count(_ words: String) -> Int { demo.lines.count { $0.contains(words) } }

  private func script(
    by points: Double, rest: Double = 0.2, ending: TouchScript.Phase = .up
  ) -> TouchScript {
    TouchScript(
      unit: .points,
      fingers: [
        [
          .init(.down, t: 0, x: 320, y: 300), .init(.move, t: 0.3, x: 320 - points, y: 302),
          .init(ending, t: 0.3 + rest, x: 320 - points, y: 302),
        ]
      ])
  }

  func pull(by points: Double, ending: TouchScript.Phase = .up) throws {
    demo.stage.play(script(by: points, ending: ending))
    demo.stage.advance(by: 0.55)
    try demo.stage.settle()
  }

  /// Pulls and then holds; the touch rests for another `rest` seconds.
  func hold(by points: Double, rest: Double = 5) {
    demo.stage.play(script(by: points, rest: rest))
    demo.stage.advance(by: 0.35)
  }

  /// Ends the bars' animations at once, because the stage does not become idle while a touch is
  /// down.
  func endSprings() {
    for bar in bars { demo.stage.run { bar.subviews[0].layer.removeAllAnimations() } }
  }

  func expectReset(_ label: String) {
    #expect(openBars == 0, "\(label)")
    for bar in bars {
      #expect(demo.stage.run { bar.subviews[0].backgroundColor } == .gray, "\(label)")
    }
  }
}

extension TouchScript.Phase {
  fileprivate static let endings = [TouchScript.Phase.up, .cancel]
}

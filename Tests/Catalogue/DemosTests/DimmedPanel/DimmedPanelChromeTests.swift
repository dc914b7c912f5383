import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The views that the panel's presentation controller adds and later removes.
@MainActor @Suite struct DimmedPanelChromeTests {
  @Test(arguments: Device.all)
  func `the dimming view is below the panel, covers the screen, and is 40 % black`(
    _ device: Device
  ) throws {
    let demo = try PanelStage(before: .goingAway, device: device)

    let container = try #require(demo.container)
    let dimming = try #require(demo.dimming)
    #expect(container.subviews == [dimming, try #require(demo.panel)])
    #expect(dimming.frame == CGRect(origin: .zero, size: device.size))
    #expect(dimming.backgroundColor == UIColor(white: 0, alpha: 0.4))
    #expect(dimming.alpha == 1)
  }

  @Test func `the presenter stays in the window without appearance calls`() throws {
    let demo = try PanelStage()
    demo.stage.beginRecording()

    try demo.tap("Contents")
    try demo.stage.settle()
    #expect(demo.root.view.window === demo.stage.window)
    try demo.tap("Close")
    try demo.stage.settle()

    #expect(!demo.lines.contains { $0.contains("BookPage#1.view") })
  }

  /// Checks each step of tutorial 002 in order.
  @Test func `the calls come in the order of the document`() throws {
    let demo = try PanelStage()
    demo.stage.beginRecording()

    try demo.tap("Contents")
    try demo.stage.settle()
    demo.tap(CGPoint(x: 40, y: 400))
    try demo.stage.settle()

    var rest = demo.lines[...]
    for part in [
      "presentationController(forPresented:", "animationController(forPresented:",
      "presentationTransitionWillBegin()", ".animateTransition(",
      "containerViewWillLayoutSubviews()", "containerViewDidLayoutSubviews()",
      "presentationTransitionDidEnd(true)", "animationController(forDismissed:",
      "dismissalTransitionWillBegin()", "containerViewWillLayoutSubviews()",
      "containerViewDidLayoutSubviews()", ".animateTransition(",
      "dismissalTransitionDidEnd(true)",
    ] {
      let index = try #require(
        rest.firstIndex { $0.contains(part) }, "\(part) is missing or too early")
      rest = rest[(index + 1)...]
    }
    #expect(demo.lines.count { $0.contains("presentationController(forPresented:") } == 1)
  }

  @Test func `after a cancelled presentation there is no container and no dimming view`() throws {
    let demo = try PanelStage()
    let views = demo.stage.window.subviews
    demo.hold(demo.drag(.comingIn, by: 0.6, ending: .cancel))
    let dimming = try #require(demo.dimming)
    let presentation = try #require(demo.presentation)
    let container = try #require(demo.container)
    #expect(dimming.superview === container)

    demo.stage.beginRecording()
    try demo.stage.settle()

    #expect(demo.lines.contains { $0.contains("presentationTransitionDidEnd(false)") })
    #expect(dimming.superview == nil)
    #expect(container.subviews.isEmpty)
    #expect(presentation.containerView == nil)
    #expect(demo.stage.window.subviews == views)
  }

  @Test func `after a cancelled dismissal everything is dimmed as before`() throws {
    let demo = try PanelStage(before: .goingAway)
    let dimming = try #require(demo.dimming)

    demo.play(demo.drag(.goingAway, by: 0.8, ending: .cancel))
    try demo.stage.settle()

    #expect(demo.lines.contains { $0.contains("dismissalTransitionDidEnd(false)") })
    #expect(dimming.superview === demo.container)
    #expect(dimming.alpha == 1)
    #expect(demo.panel?.frame == demo.rest)
    demo.tap(CGPoint(x: 40, y: 400))
    try demo.stage.settle()
    #expect(demo.page == "BookPage")
  }

  @Test func `after a dismissal the dimming view is removed`() throws {
    let demo = try PanelStage(before: .goingAway)
    let dimming = try #require(demo.dimming)
    let container = try #require(demo.container)
    let views = demo.stage.window.subviews.count

    try demo.tap("Close")
    try demo.stage.settle()

    #expect(dimming.superview == nil)
    #expect(container.subviews.isEmpty)
    #expect(demo.stage.window.subviews.count == views - 1)
  }

  @Test func `without a coordinator it dims at once`() throws {
    let demo = try PanelStage()

    try demo.stage.run {
      let page = UIViewController()
      let presentation = try #require(
        demo.delegate?.presentationController(
          forPresented: page, presenting: demo.root, source: demo.root))
      #expect(page.transitionCoordinator == nil)
      let dimming = try #require(demo.dimmingView(of: presentation))

      presentation.presentationTransitionWillBegin()
      #expect(dimming.alpha == 1)
      presentation.dismissalTransitionWillBegin()
      #expect(dimming.alpha == 0)
    }
  }

  @Test func `presented without animation it dims at once, and undims at once`() throws {
    let demo = try PanelStage()

    demo.stage.run {
      let page = UIViewController()
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = demo.delegate
      demo.root.present(page, animated: false)
    }
    #expect(demo.dimming?.alpha == 1)
    #expect(demo.panel?.frame == demo.rest)
    try demo.stage.settle()
    demo.stage.run { demo.root.dismiss(animated: false) }
    try demo.stage.settle()

    #expect(demo.presented == nil)
    demo.expectRest()
  }

  // MARK: Size changes

  private let turned = CGRect(x: 0, y: 0, width: 852, height: 393)
  private let turnedPanel = CGRect(x: 426, y: 0, width: 426, height: 393)

  @Test(arguments: [true, false])
  func `when the device rotates both follow`(_ animated: Bool) throws {
    let demo = try PanelStage(before: .goingAway)

    demo.stage.rotate(to: .landscapeLeft, animated: animated)
    try demo.stage.settle()

    #expect(demo.dimming?.frame == turned)
    #expect(demo.panel?.frame == turnedPanel)
    #expect(demo.shownFrame(try #require(demo.panel)) == turnedPanel)
    demo.expectRest()
  }

  @Test func `before a rotation the panel receives its new size`() throws {
    let demo = try PanelStage(before: .goingAway)
    demo.stage.beginRecording()

    demo.stage.rotate(to: .landscapeLeft)
    try demo.stage.settle()

    #expect(
      demo.lines.contains { $0.contains("ContentsPage#1.viewWillTransition(to: (426, 393))") })
  }

  @Test(arguments: SlideWay.allCases, [0.1, 0.25, 0.5, 0.75, 0.95])
  func `rotated during the transition, the panel keeps its progress`(
    _ way: SlideWay, _ share: Double
  ) throws {
    let demo = try PanelStage(before: way)
    demo.stage.play(demo.drag(way, by: share).script)
    demo.stage.advance(by: 0.25)
    let panel = try #require(demo.panel)

    demo.stage.rotate(to: .landscapeLeft)

    let outside = way == .comingIn ? 1 - share : share
    // In portrait, the panel was half a point narrower than half of the window, so the distance may
    // differ by as much.
    #expect(
      demo.shownFrame(panel)
        .isClose(to: turnedPanel.offsetBy(dx: 426 * outside, dy: 0), within: 0.5 * 852 / 393),
      "\(demo.shownFrame(panel))")
    #expect(demo.dimming?.frame == turned)
    try demo.stage.settle()
    demo.expectRest()
  }

  @Test(arguments: SlideWay.allCases, [true, false])
  func `rotated during the transition, everything ends at its frame`(
    _ way: SlideWay, _ finishes: Bool
  ) throws {
    let demo = try PanelStage(before: way)
    demo.play(demo.drag(way, by: finishes ? 0.7 : 0.3, ending: finishes ? .up : .cancel))
    let panel = try #require(demo.panel)
    let dimming = try #require(demo.dimming)

    demo.stage.rotate(to: .landscapeLeft)
    try demo.stage.settle()

    #expect(demo.page == (finishes ? demo.end(way) : demo.start(way)))
    #expect(demo.root.view.frame == turned)
    if demo.page == "ContentsPage" {
      #expect(panel.frame == turnedPanel)
      #expect(dimming.frame == turned)
      #expect(dimming.alpha == 1)
    } else {
      #expect(panel.window == nil)
      #expect(dimming.superview == nil)
    }
    demo.expectRest()
  }

  // MARK: Lifecycle

  @Test func `every presentation gets a new controller, released with it`() throws {
    let demo = try PanelStage()
    for _ in 0..<3 {
      weak var presentation: UIPresentationController?
      weak var panel: UIViewController?
      weak var dimming: UIView?
      try demo.tap("Contents")
      presentation = demo.presentation
      panel = demo.presented
      dimming = demo.dimming
      #expect(presentation != nil && panel != nil && dimming != nil)
      try demo.stage.settle()
      demo.tap(CGPoint(x: 40, y: 400))
      try demo.stage.settle()

      #expect(presentation == nil)
      #expect(panel == nil)
      #expect(dimming == nil)
    }
  }

  @Test(arguments: [TouchScript.Phase.up, .cancel])
  func `all objects are released`(_ ending: TouchScript.Phase) throws {
    weak var root: UIViewController?
    weak var panel: UIViewController?
    do {
      let demo = try PanelStage()
      root = demo.root
      demo.hold(demo.drag(.comingIn, by: 0.7, ending: ending))
      panel = demo.presented
      #expect(panel != nil)
      try demo.stage.settle()
      if ending == .cancel { #expect(panel == nil) }
      demo.stage.close()
    }
    #expect(root == nil)
    #expect(panel == nil)
  }

  @Test func `a panel whose delegate was released fills the screen, with system style`() throws {
    let demo = try PanelStage()
    let page = demo.stage.run { UIViewController() }
    page.modalPresentationStyle = .custom
    demo.stage.run {
      let other = demo.entry.root()
      page.transitioningDelegate = other as? any UIViewControllerTransitioningDelegate
    }
    #expect(page.transitioningDelegate == nil)

    demo.stage.run { demo.root.present(page, animated: true) }
    try demo.stage.settle()

    #expect(demo.panel?.frame == demo.stage.window.bounds)
    #expect(!demo.lines.contains { $0.contains("MyPresentationController") })
  }

  @Test func `if the delegate is released while presented, the panel can still be dismissed`()
    throws
  {
    let demo = try PanelStage()
    var other: UIViewController? = demo.stage.run { demo.entry.root() }
    demo.stage.run {
      let page = UIViewController()
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = other as? any UIViewControllerTransitioningDelegate
      demo.root.present(page, animated: true)
    }
    try demo.stage.settle()
    weak let gone = other
    other = nil
    #expect(gone == nil)

    demo.tap(CGPoint(x: 40, y: 400))
    try demo.stage.settle()

    #expect(demo.presented == nil)
    demo.expectRest()
  }
}

extension PanelStage {
  /// The view that receives taps, found among the presentation controller's properties.
  fileprivate func dimmingView(of presentation: UIPresentationController) -> UIView? {
    Mirror(reflecting: presentation).children
      .compactMap { $0.value as? UIView }.first { $0.gestureRecognizers?.isEmpty == false }
  }
}

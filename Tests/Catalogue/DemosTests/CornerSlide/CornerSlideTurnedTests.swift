import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The corner slide on a device that is rotated during the transition.
@MainActor @Suite struct CornerSlideTurnedTests {
  private let turned = CGRect(x: 0, y: 0, width: 852, height: 393)

  @Test(arguments: SlideWay.allCases, [0.1, 0.5, 0.9])
  func `rotated during interaction, the page keeps its progress`(
    _ way: SlideWay, _ share: Double
  ) throws {
    let demo = try CornerStage(before: way)
    demo.hold(demo.drag(way, by: share))
    let page = try #require(demo.presented)

    demo.stage.rotate(to: .landscapeLeft)

    let expected = way.frame(at: share, in: turned.size)
    #expect(demo.shownFrame(page.view).isClose(to: expected), "\(demo.shownFrame(page.view))")
    try demo.stage.settle()
    demo.expectRest()
  }

  @Test(arguments: SlideWay.allCases, [true, false])
  func `rotated during the transition, the page on top fills the screen`(
    _ way: SlideWay, _ finishes: Bool
  ) throws {
    let demo = try CornerStage(before: way)
    demo.play(demo.drag(way, by: finishes ? 0.7 : 0.3, ending: finishes ? .up : .cancel))

    demo.stage.rotate(to: .landscapeLeft)
    try demo.stage.settle()

    #expect(demo.page == (finishes ? demo.end(way) : demo.start(way)))
    let top = demo.presented ?? demo.root
    #expect(top.view.window === demo.stage.window)
    #expect(demo.shownFrame(top.view) == turned)
    demo.expectRest()
  }

  @Test func `rotated while the page covers it, the list fits when it reappears`() throws {
    let demo = try CornerStage(before: .goingAway)

    demo.stage.rotate(to: .landscapeRight)
    try demo.stage.settle()
    #expect(demo.presented?.view.frame == turned)
    try demo.tap("Back")
    demo.stage.advance(by: 0.5)
    #expect(demo.shownFrame(demo.root.view) == turned)
    try demo.stage.settle()

    #expect(demo.root.view.frame == turned)
    demo.expectRest()
  }
}

import Demos
import Stage
import TestSupport
import Testing
import UIKit

/// The demo `fade-push`, which follows day 10 of the series *iOS7 Day-by-Day*: every push and pop
/// is a fade.
@MainActor @Suite struct FadePushTests {
  @Test func `a button fades the new page in within two seconds, and the pop fades too`() throws {
    let demo = try DemoStage("fade-push")
    let navigation = try #require(demo.root as? UINavigationController)
    demo.tap(CGPoint(x: 196, y: 740))
    demo.stage.tick()
    demo.stage.advance(by: 1)

    let night = try #require(demo.stage.run { navigation.topViewController?.view })
    let opacity = demo.stage.run { night.layer.presentationValues()?.opacity ?? 0 }
    #expect((0.4...0.6).contains(opacity), "half way, but for the tap's own time")
    try demo.stage.settle()
    #expect(demo.page == "SkyPage")

    demo.stage.run { _ = navigation.popViewController(animated: true) }
    demo.stage.tick()
    demo.stage.advance(by: 1.9)
    #expect(demo.stage.isInTransition)
    try demo.stage.settle()
    #expect(demo.presented == nil)
  }

  @Test(arguments: ["finish", "cancel", "back"])
  func `drags push and pop, and leave nothing behind`(gesture: String) throws {
    let demo = try DemoStage("fade-push")
    let script = try TouchScript(json: try #require(demo.entry.fingers[gesture]), name: gesture)

    demo.stage.play(script)
    try demo.stage.settle()

    #expect((demo.presented != nil) == (gesture == "finish"))
    let navigation = try #require(demo.root as? UINavigationController)
    demo.stage.run {
      for page in navigation.viewControllers { #expect(page.view.alpha == 1) }
    }
    #expect(demo.stage.warnings.isEmpty)
  }
}

import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The demo `back-and-forth` on a stage.
@MainActor @Suite struct BackAndForthTests {
  /// The demo and its visible state: the number of pages behind and ahead of the current one.
  @MainActor
  private struct Scene {
    let demo: DemoStage
    let navigation: UINavigationController

    init(device: Device = .phone) throws {
      demo = try DemoStage("back-and-forth", device: device)
      navigation = try #require(demo.root as? UINavigationController)
    }

    var behind: Int { demo.stage.run { navigation.viewControllers.count - 1 } }

    /// The text of the strip along the lower edge.
    var caption: String {
      demo.stage.run {
        navigation.view.everything.compactMap { ($0 as? UILabel)?.text }
          .first { $0.contains("ahead") } ?? ""
      }
    }
    var ahead: Int { Int(caption.prefix(1)) ?? -1 }

    func script(_ name: String) throws -> TouchScript {
      try TouchScript(json: try #require(demo.entry.fingers[name]), name: name)
    }

    func play(_ name: String) throws {
      let script = try script(name)
      demo.stage.play(script)
      demo.stage.advance(by: script.duration)
      try demo.stage.settle()
    }

    func swipe(back: Bool, by share: Double, ending: TouchScript.Phase = .up) throws {
      demo.play(
        .init(
          start: CGPoint(x: back ? 0.01 : 0.99, y: 0.5),
          way: CGVector(dx: back ? share : -share, dy: 0), ending: ending))
      try demo.stage.settle()
    }
  }

  @Test func `each script does what its name says, on every device`() throws {
    let scripts: [(name: String, behind: Int, ahead: Int, endings: [Bool])] = [
      ("finish", 4, 0, [true, true, true, true]),
      ("cancel", 3, 1, [true, false, false, false]),
      ("depth", 3, 0, [true, true, true, true]),
      ("turn", 4, 0, [true, true]),
    ]
    for device in Device.all {
      for (name, behind, ahead, endings) in scripts {
        let scene = try Scene(device: device)
        scene.demo.stage.beginRecording()

        try scene.play(name)

        let label = "\(name) on \(device.id)"
        #expect(scene.behind == behind, "\(label)")
        #expect(scene.ahead == ahead, "\(label)")
        let completed = scene.demo.lines.compactMap { line in
          line.contains("completeTransition(") ? line.contains("(true)") : nil
        }
        #expect(completed == endings, "\(label)")
        scene.demo.expectRest(label)
        scene.demo.stage.close()
      }
    }
  }

  @Test func `at most three pages are kept ahead, and the strip shows it`() throws {
    let scene = try Scene()
    #expect(scene.caption.hasPrefix("0 of 3 ahead"))

    scene.demo.stage.run { _ = scene.navigation.popToRootViewController(animated: true) }
    try scene.demo.stage.settle()
    #expect(scene.caption.hasPrefix("3 of 3 ahead"))

    for ahead in [2, 1, 0] {
      try scene.swipe(back: false, by: 0.7)
      #expect(scene.caption.hasPrefix("\(ahead) of 3 ahead"))
    }
    try scene.swipe(back: false, by: 0.7)
    #expect(scene.behind == 3)
    scene.demo.expectRest()
  }

  @Test(arguments: [true, false])
  func `past the middle it finishes, whatever the velocity`(_ isBack: Bool) throws {
    for (share, isOver) in [(0.3, false), (0.48, false), (0.54, true), (0.9, true)] {
      let scene = try Scene()
      try scene.swipe(back: true, by: 0.8)
      #expect(scene.behind == 3)

      try scene.swipe(back: isBack, by: share)
      #expect(scene.behind == (isOver ? isBack ? 2 : 4 : 3), "\(share)")
      scene.demo.expectRest()
    }
    let scene = try Scene()
    var flick = DemoStage.Drag(start: CGPoint(x: 0.01, y: 0.5), way: CGVector(dx: 0.4, dy: 0))
    (flick.time, flick.rest) = (0.08, 0.01)
    scene.demo.play(flick)
    try scene.demo.stage.settle()
    #expect(scene.behind == 4)
  }

  @Test(arguments: [true, false])
  func `cancelled anywhere it changes nothing`(_ isBack: Bool) throws {
    let scene = try Scene()
    try scene.swipe(back: true, by: 0.8)
    let before = scene.demo.model

    for step in 1...20 {
      try scene.swipe(back: isBack, by: Double(step) * 0.045, ending: .cancel)
      #expect(scene.demo.model == before, "\(step)")
      #expect(scene.behind == 3, "\(step)")
      scene.demo.expectRest("\(step)")
    }
  }

  @Test func `the built-in swipe is off, and its view handles the swipes`() throws {
    let scene = try Scene()
    let system = try #require(scene.navigation.interactivePopGestureRecognizer)
    #expect(!system.isEnabled)
    let edges = system.view?.gestureRecognizers?.compactMap {
      $0 === system ? nil : $0 as? UIScreenEdgePanGestureRecognizer
    }
    #expect(edges?.count == 2)

    scene.demo.stage.beginRecording()
    try scene.swipe(back: true, by: 0.8)
    #expect(scene.demo.lines.contains { $0.contains("SheafAnimator#1.animateTransition") })
  }

  @Test func `at the root nothing pops, and nothing begins during a transition`() throws {
    let scene = try Scene()
    scene.demo.stage.run { _ = scene.navigation.popToRootViewController(animated: true) }
    scene.demo.stage.beginRecording()
    scene.demo.play(
      .init(start: CGPoint(x: 0.01, y: 0.5), way: CGVector(dx: 0.8, dy: 0), time: 0.1, rest: 0.1))
    try scene.demo.stage.settle()
    try scene.swipe(back: true, by: 0.8)

    #expect(scene.behind == 0)
    #expect(scene.demo.starts == 0)
    scene.demo.expectRest()
  }

  @Test func `buttons go forward, and to the list and back`() throws {
    let scene = try Scene()
    func tap(_ title: String) throws {
      let view = try #require(scene.navigation.topViewController?.view)
      let button = try #require(
        view.subviews.compactMap { $0 as? UIButton }.first {
          $0.title(for: .normal)?.hasPrefix(title) ?? false
        })
      scene.demo.tap(scene.demo.stage.run { view.convert(button.center, to: nil) })
      try scene.demo.stage.settle()
    }
    try tap("Next")
    #expect(scene.behind == 5)
    try tap("To the list")
    #expect(scene.behind == 0)
    #expect(scene.ahead == 3)

    // A page other than the next one ahead is opened, which empties the forward stack.
    scene.demo.tap(CGPoint(x: 196, y: 400))
    try scene.demo.stage.settle()
    #expect(scene.behind == 1)
    #expect(scene.ahead == 0)
    scene.demo.expectRest()
  }

  @Test func `all objects are released`() throws {
    weak var navigation: UINavigationController?
    weak var page: UIViewController?
    do {
      let scene = try Scene()
      navigation = scene.navigation
      page = scene.navigation.topViewController
      try scene.swipe(back: true, by: 0.8)
      try scene.swipe(back: false, by: 0.8, ending: .cancel)
      #expect(page != nil)
      scene.demo.stage.close()
    }
    #expect(navigation == nil)
    #expect(page == nil)
  }
}

extension UIView {
  fileprivate var everything: [UIView] { [self] + subviews.flatMap(\.everything) }
}

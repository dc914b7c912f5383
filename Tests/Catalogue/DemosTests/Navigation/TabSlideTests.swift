import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The demo `tab-slide` on a stage: drags between tabs, which may reverse.
@MainActor @Suite struct TabSlideTests {
  @MainActor
  private struct Scene {
    let demo: DemoStage
    let tabs: UITabBarController

    init(device: Device = .phone) throws {
      demo = try DemoStage("tab-slide", device: device)
      tabs = try #require(demo.root as? UITabBarController)
      demo.stage.beginRecording()
    }

    var index: Int { demo.stage.run { tabs.selectedIndex } }
    /// For each transition so far, whether it finished.
    var endings: [Bool] {
      demo.lines.compactMap { line in
        line.contains("completeTransition(") ? line.contains("(true)") : nil
      }
    }

    func drag(_ way: [Double], ending: TouchScript.Phase = .up) throws {
      var path = [TouchScript.Entry(.down, t: 0, x: 0.5, y: 0.5)]
      for (number, share) in way.enumerated() {
        path.append(.init(.move, t: 0.3 * Double(number + 1), x: 0.5 + share, y: 0.5))
      }
      let end = 0.3 * Double(way.count) + 0.2
      path.append(.init(ending, t: end, x: 0.5 + (way.last ?? 0), y: 0.5))
      demo.stage.play(TouchScript(fingers: [path]))
      demo.stage.advance(by: end + 1.0 / 30)
      try demo.stage.settle()
    }

    func expectRest(_ label: String = "") {
      demo.expectRest(label)
      let shown = demo.stage.run {
        (tabs.viewControllers ?? []).filter { $0.viewIfLoaded?.window != nil }
      }
      #expect(shown.count == 1 && shown.first === tabs.selectedViewController, "\(label)")
      #expect(shown.first?.view.transform == .identity, "\(label)")
    }
  }

  @Test func `each script does what its name says, on every device`() throws {
    let scripts: [(name: String, index: Int, endings: [Bool])] = [
      ("finish", 1, [true, false, true]), ("cancel", 1, [false, false]),
      ("reverse", 0, [false, true]),
    ]
    for device in Device.all {
      for (name, index, endings) in scripts {
        let scene = try Scene(device: device)
        let script = try TouchScript(
          json: try #require(scene.demo.entry.fingers[name]), name: name)

        scene.demo.stage.play(script)
        scene.demo.stage.advance(by: script.duration)
        try scene.demo.stage.settle()

        #expect(scene.index == index, "\(name) on \(device.id)")
        #expect(scene.endings == endings, "\(name) on \(device.id)")
        scene.expectRest("\(name) on \(device.id)")
        scene.demo.stage.close()
      }
    }
  }

  @Test func `two fifths of the distance finish, less cancels`() throws {
    for (share, index) in [(-0.37, 1), (-0.43, 2), (0.37, 1), (0.43, 0)] {
      let scene = try Scene()
      try scene.drag([share])
      #expect(scene.index == index, "\(share)")
      #expect(scene.endings == [index != 1], "\(share)")
      scene.expectRest("\(share)")
    }
  }

  @Test func `a drag back over its start switches sides, repeatedly`()
    throws
  {
    let scene = try Scene()
    try scene.drag([-0.3, 0.3, -0.3, 0.45])

    #expect(scene.endings == [false, false, false, true])
    #expect(scene.index == 0)
    scene.expectRest()
  }

  @Test func `without a neighbour nothing begins until the drag reverses`() throws {
    let scene = try Scene()
    try scene.drag([0.45])
    try scene.drag([0.45])
    #expect(scene.index == 0)
    #expect(scene.endings == [true])

    try scene.drag([0.3, -0.45])
    #expect(scene.index == 1)
    #expect(scene.endings == [true, true])
    scene.expectRest()
  }

  @Test(arguments: [-0.45, 0.45])
  func `a cancelled touch cancels from any position`(_ share: Double) throws {
    let scene = try Scene()
    // The first drag loads the pages that it shows, so the state for the comparison is recorded
    // after the first drag.
    try scene.drag([share], ending: .cancel)
    let before = scene.demo.model

    for step in 1...20 {
      try scene.drag([share * Double(step) / 20], ending: .cancel)
      #expect(scene.demo.model == before, "\(step)")
      #expect(scene.index == 1, "\(step)")
      scene.expectRest("\(step)")
    }
  }

  @Test func `a tap slides without interaction, from its tab's side`() throws {
    let scene = try Scene()
    let bar = scene.tabs.tabBar
    for (number, side) in [(3, 1.0), (0, -1.0)] {
      let place = scene.demo.stage.run {
        bar.convert(
          CGPoint(
            x: bar.bounds.width * (CGFloat(number) + 0.5) / 4, y: bar.bounds.height * 0.4), to: nil)
      }
      scene.demo.tap(place)
      let arriving = try #require(scene.tabs.selectedViewController)
      #expect(scene.index == number)
      let x = Double(scene.demo.shown(arriving.view).transform.m41)
      #expect(x * side > 0, "\(number): \(x)")
      try scene.demo.stage.settle()
      scene.expectRest("\(number)")
    }
    #expect(scene.endings == [true, true])
    #expect(!scene.demo.lines.contains { $0.contains("startInteractiveTransition") })
  }

  @Test func `all objects are released`() throws {
    weak var tabs: UITabBarController?
    do {
      let scene = try Scene()
      tabs = scene.tabs
      try scene.drag([-0.3, 0.3])
      scene.demo.stage.close()
    }
    #expect(tabs == nil)
  }
}

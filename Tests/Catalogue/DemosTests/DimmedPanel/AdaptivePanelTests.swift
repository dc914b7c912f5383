import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// A panel that becomes full screen in a compact width.
@MainActor @Suite struct AdaptivePanelTests {
  private let wide = CGRect(x: 410, y: 0, width: 410, height: 1180)
  private let narrow = CGRect(x: 0, y: 0, width: 400, height: 1180)

  @Test func `on a phone it covers the screen`() throws {
    let demo = try DemoStage("adaptive-panel")

    try demo.tap("Contents")
    try demo.stage.settle()
    #expect(demo.presented?.view.frame == demo.stage.window.bounds)
    try demo.tap("Close")
    try demo.stage.settle()

    #expect(demo.page == "BookPage")
    #expect(demo.root.view.window === demo.stage.window)
    demo.expectRest()
  }

  @Test func `it calls its delegate, and has a dimming view only while it covers half`() throws {
    let demo = try DemoStage("adaptive-panel", device: .pad)
    try demo.tap("Contents")
    try demo.stage.settle()
    let presentation = try #require(demo.stage.run { demo.presented?.presentationController })
    let dimming = try #require(presentation.containerView?.subviews.first)
    demo.stage.beginRecording()

    demo.stage.resize(to: narrow.size)
    try demo.stage.settle()
    #expect(dimming.superview == nil)
    #expect(demo.lines.contains { $0.contains("adaptivePresentationStyle(for:") })
    demo.stage.resize(to: CGSize(width: 820, height: 1180))
    try demo.stage.settle()

    #expect(dimming.superview === presentation.containerView)
    #expect(dimming.alpha == 1)
    #expect(presentation.containerView?.subviews.first === dimming)
    demo.tap(CGPoint(x: 100, y: 600))
    try demo.stage.settle()
    #expect(demo.page == "BookPage")
    demo.expectRest()
  }

  @Test func `on a pad it covers half, in a narrow window all, and then half again`() throws {
    let demo = try DemoStage("adaptive-panel", device: .pad)
    try demo.tap("Contents")
    try demo.stage.settle()
    let panel = try #require(demo.presented?.view)
    #expect(panel.frame == wide)

    demo.stage.resize(to: narrow.size)
    try demo.stage.settle()
    #expect(panel.frame == narrow)
    demo.stage.resize(to: CGSize(width: 820, height: 1180))
    try demo.stage.settle()

    #expect(panel.frame == wide)
    #expect(demo.page == "ContentsPage")
    demo.expectRest()
  }

  @Test func `the half stays in a narrow window unless asked to adapt`() throws {
    let demo = try DemoStage("dimmed-panel", device: .pad)
    try demo.tap("Contents")
    try demo.stage.settle()

    demo.stage.resize(to: narrow.size)
    try demo.stage.settle()

    #expect(demo.presented?.view.frame == CGRect(x: 200, y: 0, width: 200, height: 1180))
  }

  @Test func `its pad script presents and dismisses`() throws {
    let demo = try DemoStage("adaptive-panel", device: .pad)
    let script = try TouchScript(json: try #require(demo.entry.fingers["pad"]), name: "pad")

    demo.stage.play(script)
    demo.stage.advance(by: 2)
    #expect(demo.presented?.view.frame == narrow)
    try demo.stage.settle()

    #expect(demo.presented?.view.frame == wide)
    demo.expectRest()
  }

  @Test(arguments: [("finish", true), ("cancel", false)])
  func `its touch scripts do what their names say on every device`(
    _ name: String, _ isOn: Bool
  ) throws {
    for device in Device.all {
      let demo = try DemoStage("adaptive-panel", device: device)
      let before = demo.model
      demo.stage.play(
        try TouchScript(json: try #require(demo.entry.fingers[name]), name: name))
      try demo.stage.settle()

      #expect((demo.presented != nil) == isOn, "\(device.id)")
      if !isOn { #expect(demo.model == before, "\(device.id)") }
      demo.expectRest("\(device.id)")
      demo.stage.close()
    }
  }

  @Test func `narrowed during the transition, it still ends at its frame`() throws {
    let demo = try DemoStage("adaptive-panel", device: .pad)
    try demo.tap("Contents")
    demo.stage.advance(by: 0.1)

    demo.stage.resize(to: narrow.size)
    try demo.stage.settle()

    #expect(demo.presented?.view.frame == narrow)
    demo.expectRest()
  }
}

import Foundation
import QuartzCore
import Stage
import Testing
import Transitions
import UIKit

/// Panels: their frames, the views around them, and their behaviour.
@MainActor @Suite struct PanelPresentationTests {
  private func shown(_ transition: Transition, rtl: Bool = false) throws -> GalleryStage {
    let stage = try GalleryStage(transition, in: .modal, rtl: rtl)
    stage.go(.there)
    try stage.stage.settle()
    return stage
  }

  /// The second page's frame in the window.
  private func frame(_ stage: GalleryStage) -> CGRect {
    stage.stage.run { stage.second.view.convert(stage.second.view.bounds, to: nil) }
  }

  private func tap(_ stage: GalleryStage, _ x: Double, _ y: Double) throws {
    stage.stage.play(
      TouchScript(fingers: [[.init(.down, t: 0, x: x, y: y), .init(.up, t: 0.05, x: x, y: y)]]))
    stage.stage.advance(by: 0.1)
    try stage.stage.settle()
  }

  @Test(arguments: Edge.allCases)
  func `along an edge it has its share of the screen, also when rotated`(edge: Edge) throws {
    let stage = try shown(.dimmedPanel(edge, share: 0.25))

    for orientation in [UIDeviceOrientation.portrait, .landscapeLeft] {
      stage.stage.rotate(to: orientation)
      try stage.stage.settle()
      let size = stage.stage.window.bounds.size
      let panel = frame(stage)
      let (width, height) = ((size.width / 4).rounded(.down), (size.height / 4).rounded(.down))
      #expect(panel.width == (edge.isHorizontal ? width : size.width), "\(edge)")
      #expect(panel.height == (edge.isHorizontal ? size.height : height), "\(edge)")
      #expect(panel.minX == (edge == .right ? size.width - width : 0), "\(edge)")
      #expect(panel.minY == (edge == .bottom ? size.height - height : 0), "\(edge)")
    }
  }

  @Test func `its corners, shadow and opacity are those of the panel`() throws {
    var panel = Panel.edge(.bottom)
    panel.cornerRadius = 16
    panel.corners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.shadow = 0.44
    panel.shadowOffset = CGSize(width: 0, height: -6)
    panel.alpha = 0.75
    let stage = try shown(Transition(upper: .fade).panel(panel))

    stage.stage.run {
      let clip = stage.second.view.superview?.layer
      #expect(clip?.cornerRadius == 16 && clip?.maskedCorners == panel.corners)
      let outer = stage.second.presentationController?.presentedView
      #expect(outer?.layer.shadowOpacity == 0.44)
      #expect(outer?.layer.shadowOffset == CGSize(width: 0, height: -6))
      #expect(outer?.alpha == 0.75)
      #expect(outer?.layer.shadowPath?.boundingBoxOfPath == outer?.bounds)
    }
    stage.go(.back)
    try stage.stage.settle()
    stage.expectRest(.back, finished: true, "faded")
  }

  @Test func `a sheet is as high as its page prefers, no higher than the screen`() throws {
    for (wanted, height) in [(300, 300), (4000, 852)] as [(CGFloat, CGFloat)] {
      let stage = try GalleryStage(.bottomSheet(), in: .modal)
      stage.stage.run { stage.second.preferredContentSize = CGSize(width: 0, height: wanted) }
      stage.go(.there)
      try stage.stage.settle()
      #expect(frame(stage) == CGRect(x: 0, y: 852 - height, width: 393, height: height))
    }
  }

  @Test func `a card takes the whole screen if there is no space around it`() throws {
    let stage = try shown(.adaptiveCard())
    func radius() -> CGFloat? {
      stage.stage.run { stage.second.view.superview?.layer.cornerRadius }
    }
    #expect(frame(stage).size == CGSize(width: 320, height: 480))
    #expect(radius() == 16)

    stage.stage.rotate(to: .landscapeLeft)
    try stage.stage.settle()

    #expect(frame(stage) == stage.stage.run { stage.stage.window.bounds })
    #expect(radius() == 0)
  }

  @Test func `right to left it is on the other side`() throws {
    #expect(frame(try shown(.dimmedPanel(.right), rtl: true)).minX == 0)
    #expect(frame(try shown(.dimmedPanel(.left), rtl: true)).minX > 0)
  }

  @Test func `a card has the preferred size, and stays in the safe area`() throws {
    var card = Transition(upper: .scale(0.8) + .fade).panel(.card(CGSize(width: 200, height: 100)))
    let stage = try shown(card)
    #expect(frame(stage).size == CGSize(width: 200, height: 100))
    stage.stage.run { stage.second.preferredContentSize = CGSize(width: 240, height: 3000) }
    try stage.stage.settle()
    #expect(frame(stage).width == 240)
    let safe = stage.stage.run {
      stage.stage.window.bounds.inset(by: stage.stage.window.safeAreaInsets)
    }
    #expect(safe.contains(frame(stage)))
    card.panel?.closesOnTap = false
    let strict = try shown(card)
    try tap(strict, 0.5, 0.05)
    strict.expectRest(.back, finished: false, "no tap")
  }

  @Test func `a tap beside it closes it, one inside does not`() throws {
    let stage = try shown(.dimmedPanel())
    try tap(stage, 0.8, 0.5)
    stage.expectRest(.back, finished: false, "inside")
    try tap(stage, 0.2, 0.5)
    stage.expectRest(.back, finished: true, "beside")
  }

  @Test func `escape closes it, unless it cannot be dismissed`() throws {
    let stage = try shown(.dimmedPanel())
    stage.stage.run { stage.second.isModalInPresentation = true }
    stage.stage.press(UIKeyCommand.inputEscape)
    try stage.stage.settle()
    stage.expectRest(.back, finished: false, "must stay")

    stage.stage.run { stage.second.isModalInPresentation = false }
    stage.stage.press(UIKeyCommand.inputEscape)
    try stage.stage.settle()
    stage.expectRest(.back, finished: true, "escape")
  }

  @Test func `accessibility sees only the panel, and can leave it`() throws {
    let stage = try shown(.dimmedPanel())
    let modal = stage.stage.run { stage.second.presentationController?.presentedView }
    #expect(modal?.accessibilityViewIsModal == true)
    let answer = stage.stage.run { modal?.accessibilityPerformEscape() }
    try stage.stage.settle()
    #expect(answer == true)
    stage.expectRest(.back, finished: true, "escape")
  }

  @Test func `the page below stays scaled back while the panel is presented`() throws {
    var panel = Panel.edge(.bottom, share: 0.8)
    panel.presenter = .scale(0.9) + .corners(12)
    let stage = try GalleryStage(Transition(upper: .move(.bottom)).panel(panel), in: .modal)
    let before = stage.model

    stage.hold(.there, at: 0.5)
    try stage.letGo(finishing: false)
    #expect(stage.model == before)

    stage.go(.there)
    try stage.stage.settle()
    let there = stage.stage.run { stage.first.view.transform3D.m11 }
    #expect(abs(there - 0.9) < 1e-6)
    #expect(stage.stage.run { stage.first.view.layer.cornerRadius } == 12)
    let shown = stage.model

    stage.hold(.back, at: 0.5)
    let half = stage.stage.run { stage.first.view.layer.presentationValues()?.transform.m11 }
    #expect(abs((half ?? 0) - 0.95) < 0.01)
    try stage.letGo(finishing: false)
    #expect(stage.model == shown)

    stage.go(.back)
    try stage.stage.settle()
    #expect(stage.model == before)
  }
}

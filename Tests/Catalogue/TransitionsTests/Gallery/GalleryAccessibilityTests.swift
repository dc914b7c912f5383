import Foundation
import QuartzCore
import Stage
import Testing
import Transitions
import UIKit

/// The gallery's presentations with VoiceOver and with input other than touch.
@MainActor @Suite struct GalleryAccessibilityTests {
  nonisolated static let modals = transitionCatalogue.filter { $0.supports.contains(.modal) }

  private func shown(_ entry: TransitionEntry) throws -> GalleryStage {
    let stage = try GalleryStage(entry.makeDefault(), in: .modal)
    stage.go(.there)
    try stage.stage.settle()
    return stage
  }

  private func posts(_ stage: GalleryStage) -> [String] {
    stage.stage.trace.lines.filter { $0.contains("accessibility post(screenChanged") }
  }

  @Test(arguments: modals)
  func `accessibility focus moves into a panel, and back to the page below`(entry: TransitionEntry)
    throws
  {
    let stage = try shown(entry)
    guard stage.isPanel else { return }

    let isModal = stage.stage.run {
      stage.second.presentationController?.presentedView?.accessibilityViewIsModal
    }
    #expect(isModal == true, "\(entry.id)")
    #expect(posts(stage).count == 1, "\(entry.id)")
    #expect(posts(stage).last?.contains("PanelView#1") == true, "\(entry.id): \(posts(stage))")

    stage.hold(.back, at: 0.5)
    try stage.letGo(finishing: false)
    #expect(posts(stage).count == 1, "\(entry.id): a cancel moves nothing")

    stage.go(.back)
    try stage.stage.settle()
    let below = stage.stage.run { World.current.names(stage.first.view) }
    #expect(posts(stage).count == 2, "\(entry.id)")
    #expect(posts(stage).last?.contains(below) == true, "\(entry.id): \(posts(stage))")
  }

  @Test(arguments: modals)
  func `escape closes a panel, by key and by gesture`(entry: TransitionEntry) throws {
    for byKey in [true, false] {
      let stage = try shown(entry)
      guard stage.isPanel else { return }

      if byKey {
        stage.stage.press(UIKeyCommand.inputEscape)
      } else {
        let isAccepted = stage.stage.run {
          stage.second.presentationController?.presentedView?.accessibilityPerformEscape()
        }
        #expect(isAccepted == true, "\(entry.id)")
      }
      try stage.stage.settle()

      stage.expectRest(.back, finished: true, "\(entry.id), by key \(byKey)")
    }
  }

  @Test(arguments: modals)
  func `no touch reaches the page below`(entry: TransitionEntry) throws {
    let stage = try shown(entry)
    stage.stage.run {
      let bounds = stage.stage.window.bounds
      for x in [0.02, 0.25, 0.5, 0.75, 0.98] {
        for y in [0.02, 0.25, 0.5, 0.75, 0.98] {
          let point = CGPoint(x: bounds.width * x, y: bounds.height * y)
          let hit = stage.stage.window.hitTest(point, with: nil)
          let reaches = hit?.isDescendant(of: stage.first.view) ?? false
          #expect(!reaches, "\(entry.id) at \(x), \(y)")
        }
      }
    }
    // A view that covers the screen hides the page below from accessibility.
    if !stage.isPanel { #expect(!stage.isOnScreen(stage.first), "\(entry.id)") }
  }

  /// A view that counts the touches that begin on it.
  private final class Ear: UIView {
    var heard = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
  }

  @Test(arguments: modals)
  func `no touch reaches the page below during a transition`(
    entry: TransitionEntry
  ) throws {
    let stage = try GalleryStage(entry.makeDefault(), in: .modal)
    let ear = stage.stage.run {
      let ear = Ear(frame: stage.first.view.bounds)
      ear.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.first.view.addSubview(ear)
      return ear
    }
    func tap() { stage.stage.play(.tap(at: CGPoint(x: 0.5, y: 0.99))) }
    tap()
    try stage.stage.settle()
    #expect(ear.heard == 1, "at rest it is heard")

    for way in Way.allCases {
      for share in [0.02, 0.5, 0.95] {
        stage.go(way)
        stage.stage.advance(by: entry.makeDefault().timing.duration * share)
        tap()
        try stage.stage.settle()
        #expect(ear.heard == 1, "\(entry.id), \(way) at \(share)")
        stage.expectRest(way, finished: true, "\(entry.id)")
        // Goes back, so that the next transition has the same direction.
        if share < 0.9 {
          stage.go(way == .there ? .back : .there)
          try stage.stage.settle()
        }
      }
    }
  }

  @Test func `some panels and pages cover the screen`() throws {
    let panels = try Self.modals.filter { try shown($0).isPanel }
    #expect(!panels.isEmpty && panels.count < Self.modals.count)
    print("gallery: \(panels.count) panels of \(Self.modals.count) presentations")
  }
}

import Foundation
import Stage
import Testing
import Transitions
import UIKit

/// Transitions that are unavailable: the app's callbacks and the trace.
@MainActor @Suite struct TransitionFallbackTests {
  /// An animation that is never available.
  private struct Picky: TransitionAnimation {
    func prepare(_ scene: TransitionScene) {}
    func unavailableReason(in scene: TransitionScene) -> String? { "it is Tuesday" }
  }
  private struct Proud: TransitionAnimation {
    func prepare(_ scene: TransitionScene) {}
    func unavailableReason(in scene: TransitionScene) -> String? { "nobody looks" }
    var fallback: any TransitionAnimation { Picky() }
  }

  /// The callbacks that the app receives while `transition` shows the second page.
  private func told(
    _ transition: Transition, in place: Place = .navigation
  ) throws -> (notes: [TransitionFallback], stage: GalleryStage) {
    var notes: [TransitionFallback] = []
    let stage = try GalleryStage(transition, in: place)
    let heard = Box()
    let token = NotificationCenter.default.addObserver(
      forName: .transitionDidFallBack, object: nil, queue: nil
    ) { notification in
      guard let note = TransitionFallback(notification) else { return }
      MainActor.assumeIsolated { heard.notes.append(note) }
    }
    stage.go(.there)
    try stage.stage.settle()
    NotificationCenter.default.removeObserver(token)
    notes = heard.notes
    return (notes, stage)
  }

  @MainActor private final class Box: Sendable {
    var notes: [TransitionFallback] = []
  }

  @Test func `a fallback reports the requested look, the shown one, and the reason`() throws {
    let (notes, stage) = try told(Transition(Proud()))

    #expect(notes.map(\.wanted) == ["Proud", "Picky"])
    #expect(notes.map(\.shown) == ["Picky", "Crossfade"])
    #expect(notes.map(\.reason) == ["nobody looks", "it is Tuesday"])
    stage.expectRest(.there, finished: true, "fell back")
  }

  @Test func `the trace reports it as the transition begins`() throws {
    let (_, stage) = try told(.zoomFromView())

    let lines = stage.stage.trace.lines
    let line = lines.firstIndex {
      $0.contains("animator") && $0.contains("TransitionAnimator#1.post(TransitionDidFallBack, ")
        && $0.contains("shown: Crossfade, wanted: ZoomFromView")
        && $0.contains("reason: the view it grows from is missing")
    }
    let begin = lines.firstIndex { $0.contains(".animateTransition") }
    let end = lines.firstIndex { $0.contains(".completeTransition") }
    let place = try #require(line, "\(lines)")
    #expect(try #require(begin) < place)
    #expect(try #require(end) > place)
  }

  @Test(arguments: ["zoom-from-view", "container-transform", "magic-move"])
  func `gallery transitions name their missing requirements`(id: String) throws {
    let entry = try #require(transitionCatalogue.first { $0.id == id })
    let (notes, _) = try told(entry.makeDefault())

    #expect(notes.count == 1)
    let reason = notes.first?.reason ?? ""
    #expect(reason.contains("view"), "\(reason)")
  }

  @Test func `a look that can be shown reports nothing`() throws {
    let (notes, stage) = try told(.push())

    #expect(notes.isEmpty)
    #expect(!stage.stage.trace.lines.contains { $0.contains(".post(") })
  }

  @Test func `another notification is ignored`() {
    #expect(TransitionFallback(Notification(name: .transitionDidFallBack)) == nil)
    #expect(TransitionFallback(Notification(name: Notification.Name("Tea"))) == nil)
  }
}

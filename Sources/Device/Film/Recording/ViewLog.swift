import QuartzCore
import Stage
import UIKit

/// The names of a run's views, the calls that created them, and the views of the transitions.
package struct ViewNotes: Sendable {
  fileprivate struct Entry: Sendable {
    var type: String
    var madeAt: CallStack?
    var view: String?
    var controller: String?
  }

  /// The key is the number of the view's layer.
  fileprivate var entries: [Int: Entry] = [:]
  /// The times are those of the stage's clock.
  fileprivate var transitions: [TransitionViews] = []

  package init() {}

  /// Adds the notes to the recording.
  @MainActor
  package func describe(_ recording: inout Recording, _ lines: SourceLines?) {
    let sorted = entries.sorted { $0.key < $1.key }
    let origins = lines?.origins(of: sorted.compactMap(\.value.madeAt)) ?? [:]
    recording.views = sorted.map { id, entry in
      ViewRecord(
        layer: id, type: entry.type, names: [entry.view, entry.controller].compactMap { $0 },
        made: entry.madeAt.flatMap { origins[ObjectIdentifier($0)] })
    }
    recording.transitions = transitions.map { views in
      var views = views
      views.start -= recording.start
      views.end = views.end.map { $0 - recording.start }
      return views
    }
  }
}

/// Collects notes on the views of a stage. The log does not retain any of the app's objects.
@MainActor
package final class ViewLog: EngineObserver {
  package private(set) var notes = ViewNotes()

  private let world: World
  /// The transition that has not ended; nil if there is none.
  private var running: ObjectIdentifier?

  /// Starts observing the stage. Call it before the stage opens.
  package init(_ stage: Stage) {
    world = stage.world
    world { world.addObserver(self) }
  }

  package func observe(_ event: any EngineEvent) {
    switch event {
    case let event as CallBegan: note(event.object)
    case let event as TransitionReached: note(event.party, event.moment)
    default: break
    }
  }

  private func note(_ object: AnyObject) {
    if let view = object as? UIView {
      note(view)
    } else if let controller = object as? UIViewController, let view = controller.viewIfLoaded {
      note(view)
      notes.entries[view.layer.id]?.controller = world.names.known(controller)?.description
    }
  }

  private func note(_ view: UIView) {
    let id = view.layer.id
    if notes.entries[id] == nil {
      notes.entries[id] = ViewNotes.Entry(
        type: String(describing: type(of: view)), madeAt: view.madeAt)
    }
    if let name = world.names.known(view) { notes.entries[id]?.view = name.description }
  }

  private func note(_ party: TransitionParticipants, _ moment: TransitionEvent) {
    switch moment {
    case .begun, .willAnimate:
      let from = party.view(forKey: .from) ?? party.from.viewIfLoaded
      let to = party.view(forKey: .to) ?? party.to.viewIfLoaded
      for view in [party.containerView, from, to].compactMap({ $0 }) { note(view) }
      note(party.from)
      note(party.to)
      var views = TransitionViews(
        start: world.clock.now, container: party.containerView.layer.id, from: from?.layer.id,
        to: to?.layer.id)
      if running == party.id, let last = notes.transitions.popLast() { views.start = last.start }
      running = party.id
      notes.transitions.append(views)
    case .ended, .abandoned:
      guard running == party.id else { return }
      running = nil
      notes.transitions[notes.transitions.count - 1].end = world.clock.now
    default: break
    }
  }

  /// Adds the views that are on screen, and the names that objects have got.
  package func noteAll() {
    world {
      for window in UIWindows.current.shown { noteAll(in: window) }
      for (_, object) in world.names.objects { note(object) }
    }
  }

  private func noteAll(in view: UIView) {
    note(view)
    for subview in view.subviews { noteAll(in: subview) }
  }
}

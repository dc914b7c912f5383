import QuartzCore
import Stage
import UIKit

/// Collects the names of a run's views, the calls that created them, and the views of the
/// transitions. The log does not retain any of the app's objects.
@MainActor
final class ViewLog: EngineObserver {
  private struct Entry {
    var type: String
    var madeAt: CallStack?
    var view: String?
    var controller: String?
  }

  private let world: World
  private var entries: [Int: Entry] = [:]
  private var transitions: [TransitionViews] = []
  /// The transition that has not ended; nil if there is none.
  private var running: ObjectIdentifier?

  /// Starts observing the stage. Call it before the stage opens.
  init(_ stage: Stage) {
    world = stage.world
    world { world.addObserver(self) }
  }

  func observe(_ event: any EngineEvent) {
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
      entries[view.layer.id]?.controller = world.names.known(controller)?.description
    }
  }

  private func note(_ view: UIView) {
    let id = view.layer.id
    if entries[id] == nil {
      entries[id] = Entry(type: String(describing: type(of: view)), madeAt: view.madeAt)
    }
    if let name = world.names.known(view) { entries[id]?.view = name.description }
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
      if running == party.id, let last = transitions.popLast() { views.start = last.start }
      running = party.id
      transitions.append(views)
    case .ended, .abandoned:
      guard running == party.id else { return }
      running = nil
      transitions[transitions.count - 1].end = world.clock.now
    default: break
    }
  }

  /// Adds the views that are on screen, and the names that objects have got.
  func noteAll() {
    world {
      for window in UIWindows.current.shown { noteAll(in: window) }
      for (_, object) in world.names.objects { note(object) }
    }
  }

  private func noteAll(in view: UIView) {
    note(view)
    for subview in view.subviews { noteAll(in: subview) }
  }

  /// Adds what the log has collected to the recording.
  func describe(_ recording: inout Recording, _ lines: SourceLines?) {
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

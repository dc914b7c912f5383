import Foundation
import UIKit

/// The states of objects before they changed, in the order of the first change of each.
struct UndoRecord<Object: NSObject, State> {
  private(set) var states: [(object: Object, state: State)] = []
  private var known: Set<ObjectIdentifier> = []

  init() {}

  var isEmpty: Bool { states.isEmpty }

  /// Adds the state of an object, unless an earlier one is known.
  mutating func add(_ object: Object, _ state: @autoclosure () -> State) {
    guard known.insert(ObjectIdentifier(object)).inserted else { return }
    states.append((object, state()))
  }
}

/// Calls a closure before an undo manager ends a group, or undoes or redoes changes.
final class UndoFollower {
  private let token: NSObjectProtocol

  init(_ manager: UndoManager, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
    ) { _ in body() }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

/// The targets and actions of one control, in the order in which they were added.
@MainActor
struct ControlHandlers<Event: OptionSet> {
  enum Kind {
    /// The action is sent to `target`. If `target` is nil, the action is sent to the nearest object
    /// in the responder chain that implements it.
    case selector(target: WeakTarget?, Selector)
    case action(UIAction)
  }
  struct Entry {
    let kind: Kind
    var events: Event
    let number: Int
  }
  private(set) var entries: [Entry] = []
  private var count = 0

  /// Adds a target and action. If the target and action were already added, the new events are
  /// added to the existing entry.
  mutating func add(_ target: Any?, _ action: Selector, _ events: Event) {
    forgetDead()
    let object = target.map { $0 as AnyObject }
    if let index = entries.firstIndex(where: { Self.isEntry($0, target: object, action) }) {
      entries[index].events.formUnion(events)
    } else {
      append(.selector(target: object.map { WeakTarget(object: $0) }, action), events)
    }
  }

  /// Adds an action. An existing action that has the same identifier is replaced.
  mutating func add(_ action: UIAction, _ events: Event) {
    remove(action.identifier, events)
    append(.action(action), events)
  }

  private mutating func append(_ kind: Kind, _ events: Event) {
    count += 1
    entries.append(Entry(kind: kind, events: events, number: count))
  }

  /// Removes targets and actions. A target or action that is nil matches any target or action.
  mutating func remove(_ target: Any?, _ action: Selector?, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    subtract(events) { entry in
      guard case .selector(let theirs, let selector) = entry.kind else { return false }
      let isTarget = object == nil || theirs?.object === object
      return isTarget && (action == nil || action == selector)
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, _ events: Event) {
    subtract(events) { entry in
      guard case .action(let action) = entry.kind else { return false }
      return action.identifier == identifier
    }
  }

  func contains(number: Int) -> Bool { entries.contains { $0.number == number } }

  private mutating func subtract(_ events: Event, where matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll(where: \.events.isEmpty)
  }

  private mutating func forgetDead() {
    entries.removeAll { entry in
      guard case .selector(let target?, _) = entry.kind else { return false }
      return target.object == nil
    }
  }

  private static func isEntry(_ entry: Entry, target: AnyObject?, _ action: Selector) -> Bool {
    guard case .selector(let theirs, let selector) = entry.kind, selector == action else {
      return false
    }
    return theirs?.object === target && (theirs == nil) == (target == nil)
  }
}

@MainActor
struct WeakTarget {
  weak var object: AnyObject?
}

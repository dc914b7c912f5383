extension UIControl {
  /// What can happen to a control. The bits are those of `UIControl.h`.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger landed in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger landed for a second or later tap in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifted inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away, by a gesture or by the system.
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is at the moment. The bits are those of `UIControl.h`.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}

/// Who hears of which events of one control, in the order they were added.
@MainActor
struct ControlHandlers {
  enum Kind {
    /// A target of nil stands for the first responder in the chain that has the action.
    case selector(target: WeakTarget?, Selector)
    case action(UIAction)
  }
  struct Entry {
    let kind: Kind
    var events: UIControl.Event
    let number: Int
  }
  struct WeakTarget {
    weak var object: AnyObject?
  }

  private(set) var entries: [Entry] = []
  private var count = 0

  /// The same target and action again widen the events of the first entry.
  mutating func add(_ target: Any?, _ action: Selector, _ events: UIControl.Event) {
    forgetDead()
    let object = target.map { $0 as AnyObject }
    if let index = entries.firstIndex(where: { Self.isEntry($0, target: object, action) }) {
      entries[index].events.formUnion(events)
    } else {
      append(.selector(target: object.map { WeakTarget(object: $0) }, action), events)
    }
  }

  /// An action takes the place of one with the same identifier.
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    remove(action.identifier, events)
    append(.action(action), events)
  }

  private mutating func append(_ kind: Kind, _ events: UIControl.Event) {
    count += 1
    entries.append(Entry(kind: kind, events: events, number: count))
  }

  /// A target or action of nil stands for any.
  mutating func remove(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    subtract(events) { entry in
      guard case .selector(let theirs, let selector) = entry.kind else { return false }
      let isTarget = object == nil || theirs?.object === object
      return isTarget && (action == nil || action == selector)
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
    subtract(events) { entry in
      guard case .action(let action) = entry.kind else { return false }
      return action.identifier == identifier
    }
  }

  func contains(number: Int) -> Bool { entries.contains { $0.number == number } }

  private mutating func subtract(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
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

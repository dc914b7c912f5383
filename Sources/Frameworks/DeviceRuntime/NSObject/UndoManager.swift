import Foundation

/// Records how to revert changes, and reverts them.
///
/// The changes that are registered in one group are reverted together. By default, a group begins
/// with the first change and ends when the current work on the main queue has ended.
///
/// ```swift
/// func rename(_ note: Note, to title: String) {
///   let old = note.title
///   undoManager?.registerUndo(withTarget: self) { $0.rename(note, to: old) }
///   note.title = title
/// }
/// ```
///
/// The notification `NSUndoManagerCheckpoint` is posted before a group ends and before changes are
/// undone, redone or counted, so that an observer can register changes that it has collected.
@preconcurrency @MainActor
open class UndoManager: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  private struct Change {
    let target: ObjectIdentifier
    let revert: @MainActor () -> Void
  }

  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  /// Whether the manager is undoing or redoing now. A change registered meanwhile is its reverse.
  private enum Activity { case none, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that have begun, outermost first.
  private var open: [Group] = []
  private var activity = Activity.none
  private var disabled = 0
  private var isClosing = false

  public override init() { super.init() }

  // MARK: Groups

  /// Whether a group begins with the first change and ends with the current work on the main queue;
  /// true by default.
  open var groupsByEvent = true
  /// The largest number of groups that can be undone; 0, the default, means no limit.
  open var levelsOfUndo = 0 { didSet { limit() } }
  /// The number of nested groups that have begun.
  open var groupingLevel: Int { open.count }

  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the innermost group. Raises an exception if no group has begun.
  open func endUndoGrouping() {
    checkpoint()
    guard let group = open.popLast() else {
      UIKitLog.raise(
        UIKitLog.inconsistency, "endUndoGrouping called with no matching begin")
    }
    guard !group.changes.isEmpty else { return }
    guard open.isEmpty else {
      open[open.count - 1].changes += group.changes
      return
    }
    if activity == .undoing { redoStack.append(group) } else { undoStack.append(group) }
    limit()
  }

  private func checkpoint() { post(.NSUndoManagerCheckpoint) }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  /// Begins the group of the current event if none has begun.
  private func openGroup() {
    guard open.isEmpty else { return }
    guard groupsByEvent else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "must begin a group before registering undo: set groupsByEvent, or call beginUndoGrouping()"
      )
    }
    beginUndoGrouping()
    guard !isClosing, activity == .none else { return }
    isClosing = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isClosing else { return }
        self.isClosing = false
        if self.groupingLevel == 1 { self.endUndoGrouping() }
      }
    }
  }

  // MARK: Changes

  /// Registers how to revert a change. While a group is undone, the change can be redone. The target is
  /// not retained; if it no longer exists, nothing is reverted.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openGroup()
    if activity == .none { redoStack.removeAll() }
    let change = Change(target: ObjectIdentifier(target)) { [weak target] in
      if let target { handler(target) }
    }
    open[open.count - 1].changes.append(change)
  }

  /// Registers a message that reverts a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      _ = (target as? NSObject)?.perform(selector, with: anObject)
    }
  }

  /// Whether changes are registered; true by default. Calls of the two methods below can be nested.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    open.removeAll()
    disabled = 0
  }

  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    func removed(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.changes.removeAll { $0.target == id }
        return group
      }
    }
    undoStack = removed(undoStack).filter { !$0.changes.isEmpty }
    redoStack = removed(redoStack).filter { !$0.changes.isEmpty }
    open = removed(open)
  }

  // MARK: Undo and redo

  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.changes.isEmpty } }
  open var canRedo: Bool {
    checkpoint()
    return !redoStack.isEmpty
  }
  open var isUndoing: Bool { activity == .undoing }
  open var isRedoing: Bool { activity == .redoing }

  /// Ends the group of the current event and reverts the last group, its last change first.
  open func undo() {
    checkpoint()
    if groupingLevel == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    checkpoint()
    guard activity == .none, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    revert(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    checkpoint()
    guard activity == .none, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    revert(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func revert(_ group: Group, as activity: Activity) {
    self.activity = activity
    beginUndoGrouping()
    for change in group.changes.reversed() { change.revert() }
    if !open.isEmpty, open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    endUndoGrouping()
    self.activity = .none
  }

  // MARK: Names

  /// The name of the last group; empty if it has none.
  open var undoActionName: String { open.first?.name ?? undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Names the group that has begun; otherwise the last group.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[0].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

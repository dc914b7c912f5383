/// The view trees of the visible windows at one time. A snapshot contains the views' model values,
/// parents and order, and whether they handle touches.
@MainActor
package struct TreeSnapshot {
  @MainActor
  package struct Entry {
    package let subject: Subject
    package let parent: Subject?
    /// The view's index among its siblings.
    package let order: Int
    package let values: LayerValues
    package let isInteractionEnabled: Bool
    package let isModal: Bool
    package let recognizers: Int
    /// The view of which this view is a snapshot; nil if it is an ordinary view.
    package let original: Subject?
    /// Whether the view is visible. Hidden and fully transparent views are not visible, and neither
    /// are their subviews.
    package let isVisible: Bool

    package var view: UIView? { subject.view }
  }

  package let time: Double
  /// All views in the trees. Parents are before their children, and siblings are ordered back to
  /// front.
  package private(set) var entries: [Entry] = []
  private var places: [Subject: Int] = [:]

  /// Takes a snapshot of all visible windows.
  package init() {
    time = World.current.clock.now
    for (order, window) in UIWindows.current.shown.enumerated() {
      visit(window, parent: nil, order: order, isVisible: true)
    }
  }

  /// Takes a snapshot of one tree.
  package init(_ root: UIView) {
    time = World.current.clock.now
    visit(root, parent: nil, order: 0, isVisible: true)
  }

  private mutating func visit(
    _ view: UIView, parent: Subject?, order: Int, isVisible: Bool
  ) {
    let isVisible = isVisible && !view.isHidden && view.alpha > 0
    let subject = Subject(view)
    places[subject] = entries.count
    entries.append(
      Entry(
        subject: subject, parent: parent, order: order, values: view.layer.values,
        isInteractionEnabled: view.isUserInteractionEnabled,
        isModal: view.accessibilityViewIsModal, recognizers: view.gestureRecognizers?.count ?? 0,
        original: (view as? SnapshotView)?.original.map { Subject($0) },
        isVisible: isVisible))
    for (order, child) in view.subviews.enumerated() {
      visit(child, parent: subject, order: order, isVisible: isVisible)
    }
  }

  /// The entry of a view; nil if the view was not in the tree. The entry exists even if the view
  /// has been deallocated since then.
  package subscript(subject: Subject?) -> Entry? {
    guard let subject, let place = places[subject] else { return nil }
    return entries[place]
  }
  package subscript(view: UIView?) -> Entry? { self[view.map { Subject($0) }] }

  package func contains(_ subject: Subject?) -> Bool { self[subject] != nil }
  package func contains(_ view: UIView?) -> Bool { self[view] != nil }

  /// The view's superview at the time of the snapshot.
  package func superview(of subject: Subject?) -> Subject? { self[subject]?.parent }

  /// Whether the view was `ancestor` itself or one of its descendants.
  package func isInside(_ subject: Subject?, _ ancestor: Subject?) -> Bool {
    var here = subject
    while let subject = here, let entry = self[subject] {
      if subject == ancestor { return true }
      here = entry.parent
    }
    return false
  }

  /// The direct subview of `parent` that contained the view, or was the view itself. Nil if the
  /// view was not inside `parent`.
  package func ancestor(of subject: Subject?, in parent: Subject?) -> Entry? {
    var here = self[subject]
    while let entry = here, entry.parent != parent { here = self[entry.parent] }
    return here
  }

  /// The subviews of a view, back to front.
  package func subviews(of subject: Subject?) -> [Entry] {
    guard let subject else { return [] }
    return entries.filter { $0.parent == subject }
  }

  /// Whether a later snapshot has the same views with the same parents, in the same order.
  package func hasSameViews(as other: TreeSnapshot) -> Bool {
    entries.elementsEqual(other.entries) { $0.subject == $1.subject && $0.parent == $1.parent }
  }

  /// A property of a view that has different values in two snapshots.
  package struct Change {
    package let subject: Subject
    package let property: AnimatableProperty
    package let before, after: AnimatableValue
  }

  /// The properties of a view that differ in a later snapshot; empty if the view is missing in
  /// either snapshot.
  package func changes(
    of subject: Subject?, to later: TreeSnapshot,
    _ properties: [AnimatableProperty] = AnimatableProperty.allCases
  ) -> [Change] {
    guard let before = self[subject], let after = later[subject] else { return [] }
    return properties.filter { before.values[$0] != after.values[$0] }.map {
      Change(
        subject: before.subject, property: $0, before: before.values[$0], after: after.values[$0])
    }
  }
}

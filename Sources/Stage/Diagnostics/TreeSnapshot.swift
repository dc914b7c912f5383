/// The views of the shown windows at one moment: every model value, who holds whom, in which
/// order, and what takes touches.
@MainActor
package struct TreeSnapshot {
  @MainActor
  package struct Entry {
    package let subject: Subject
    package let parent: ObjectIdentifier?
    /// Index among the siblings.
    package let order: Int
    package let values: LayerValues
    package let isInteractionEnabled: Bool
    package let isModal: Bool
    package let recognizers: Int
    /// What is shown: hidden and fully transparent views and what they hold are not.
    package let isVisible: Bool

    package var view: UIView? { subject.view }
  }

  package let time: Double
  /// Parents first, siblings back to front.
  package private(set) var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Of all windows that are shown now.
  package init() {
    time = World.current.clock.now
    for (order, window) in UIWindows.current.shown.enumerated() {
      visit(window, parent: nil, order: order, isVisible: true)
    }
  }

  /// Of one tree.
  package init(_ root: UIView) {
    time = World.current.clock.now
    visit(root, parent: nil, order: 0, isVisible: true)
  }

  private mutating func visit(
    _ view: UIView, parent: ObjectIdentifier?, order: Int, isVisible: Bool
  ) {
    let isVisible = isVisible && !view.isHidden && view.alpha > 0
    let id = ObjectIdentifier(view)
    places[id] = entries.count
    entries.append(
      Entry(
        subject: Subject(view), parent: parent, order: order, values: view.layer.values,
        isInteractionEnabled: view.isUserInteractionEnabled,
        isModal: view.accessibilityViewIsModal, recognizers: view.gestureRecognizers?.count ?? 0,
        isVisible: isVisible))
    for (order, child) in view.subviews.enumerated() {
      visit(child, parent: id, order: order, isVisible: isVisible)
    }
  }

  /// What the snapshot knows of a view; nil where the view was not there.
  package subscript(view: UIView?) -> Entry? {
    guard let view, let place = places[ObjectIdentifier(view)] else { return nil }
    // An address may have been used again.
    let entry = entries[place]
    return entry.subject.is(view) ? entry : nil
  }

  package func contains(_ view: UIView?) -> Bool { self[view] != nil }

  /// The view that held `view` then.
  package func superview(of view: UIView?) -> UIView? {
    guard let parent = self[view]?.parent, let place = places[parent] else { return nil }
    return entries[place].view
  }

  /// The views directly in `view` then, back to front; those that are gone since are left out.
  package func subviews(of view: UIView?) -> [Entry] {
    guard let view, contains(view) else { return [] }
    return entries.filter { $0.parent == ObjectIdentifier(view) }
  }

  /// A value of a view that differs in a later snapshot.
  package struct Change {
    package let subject: Subject
    package let property: AnimatableProperty
    package let before, after: AnimatableValue
  }

  /// How the values of a view differ in a later snapshot; empty where it is not in both.
  package func changes(
    of view: UIView?, to later: TreeSnapshot,
    _ properties: [AnimatableProperty] = AnimatableProperty.allCases
  ) -> [Change] {
    guard let before = self[view], let after = later[view] else { return [] }
    return properties.filter { before.values[$0] != after.values[$0] }.map {
      Change(
        subject: before.subject, property: $0, before: before.values[$0], after: after.values[$0])
    }
  }
}

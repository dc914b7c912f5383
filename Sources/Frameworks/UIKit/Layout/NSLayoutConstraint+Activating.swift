extension NSLayoutConstraint {
  /// Whether the constraint takes part in the layout; false when it is created. An active
  /// constraint is one of the `constraints` of the nearest common ancestor of both items.
  /// Activating a constraint raises UIKit's exception if there is no common ancestor.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      newValue ? activate() : deactivate()
    }
  }

  /// Activates the constraints one after the other.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The views of the items; for guides, their owning views.
  private var itemViews: [UIView]? {
    guard let first = firstItem.flatMap(LayoutSystem.view) else { return nil }
    var views = [first]
    if secondAttribute != .notAnAttribute {
      guard let second = secondItem.flatMap(LayoutSystem.view) else { return nil }
      views.append(second)
    }
    for origin in [origins.first, origins.second].compactMap({ $0 }) {
      guard let view = origin.item.flatMap(LayoutSystem.view) else { return nil }
      views.append(view)
    }
    return views
  }

  /// The nearest common ancestor of the items; nil if there is none.
  var commonView: UIView? {
    guard origins.first == nil, origins.second == nil else {
      guard let views = itemViews, let first = views.first else { return nil }
      return views.dropFirst().reduce(first as UIView?) { $0?.commonAncestor(with: $1) }
    }
    guard let first = firstItem.flatMap(LayoutSystem.view) else { return nil }
    guard secondAttribute != .notAnAttribute else { return first }
    return secondItem.flatMap(LayoutSystem.view).flatMap { first.commonAncestor(with: $0) }
  }

  private func activate() {
    guard let views = itemViews, let holder = commonView else {
      let anchors = [firstAnchor, secondAnchor].map { $0?.description ?? "(null)" }
      UIKitLog.raise(
        "NSGenericException",
        "Unable to activate constraint with anchors \(anchors[0]) and \(anchors[1]) because they "
          + "have no common ancestor.  Does the constraint or its anchors reference items in "
          + "different view hierarchies?  That's illegal.")
    }
    install(on: holder, naming: views)
  }

  /// Adds the constraint to `view`. Raises an exception if the constraint refers to views outside
  /// the subtree of `view`.
  func add(to view: UIView) {
    if holder === view { return }
    guard let views = itemViews, views.allSatisfy({ $0.isDescendant(of: view) }) else {
      UIKitLog.raise(
        "NSGenericException",
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. constraint:\(self) view:\(view)")
    }
    isActive = false
    install(on: view, naming: views)
  }

  private func install(on holder: UIView, naming views: [UIView]) {
    self.holder = holder
    holder.ensuredLayoutPart.held.append(self)
    for view in views {
      let part = view.ensuredLayoutPart
      if !part.naming.contains(where: { $0 === self }) { part.naming.append(self) }
    }
    holder.layoutHost.adopt(self)
  }

  private func deactivate() {
    guard let holder else { return }
    holder.layoutPart?.held.removeAll { $0 === self }
    for view in itemViews ?? [] { view.layoutPart?.naming.removeAll { $0 === self } }
    home?.drop(self)
    (self.holder, home) = (nil, nil)
  }
}

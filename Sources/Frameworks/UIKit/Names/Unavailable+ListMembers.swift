import Foundation

// Declares as unavailable those members of lists and their cells that Matchcut's classes do not
// have.

extension UITableViewCell {
  @available(*, unavailable, message: "add subviews to contentView")
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "use textLabel and detailTextLabel, or add subviews to contentView"
  )
  public func defaultContentConfiguration() -> UIListContentConfiguration { unreachable() }
  @available(*, unavailable, message: "set backgroundColor, or use backgroundView")
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public func updateConfiguration(using state: UICellConfigurationState) {}
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public func setNeedsUpdateConfiguration() {}
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public var configurationState: UICellConfigurationState { unreachable() }
}

extension UICollectionViewCell {
  @available(*, unavailable, message: "add subviews to contentView")
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "set backgroundColor, or use backgroundView")
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public func updateConfiguration(using state: UICellConfigurationState) {}
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public func setNeedsUpdateConfiguration() {}
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public var configurationState: UICellConfigurationState { unreachable() }
}

extension UITableView {
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dragInteractionEnabled: Bool {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "cells are made when they appear; make the data in cellForRowAt"
  )
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "cells are made when they appear; make the data in cellForRowAt"
  )
  public var isPrefetchingEnabled: Bool {
    get { unreachable() }
    set {}
  }
}

extension UICollectionView {
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dragInteractionEnabled: Bool {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "cells are made when they appear; make the data in cellForItemAt"
  )
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "use UILongPressGestureRecognizer and moveItem(at:to:)")
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { unreachable() }
  @available(*, unavailable, message: "use UILongPressGestureRecognizer and moveItem(at:to:)")
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  @available(*, unavailable, message: "use UILongPressGestureRecognizer and moveItem(at:to:)")
  public func endInteractiveMovement() {}
  @available(*, unavailable, message: "use UILongPressGestureRecognizer and moveItem(at:to:)")
  public func cancelInteractiveMovement() {}
  @available(*, unavailable, message: "use reloadItems(at:)")
  public func reconfigureItems(at indexPaths: [IndexPath]) {}
}

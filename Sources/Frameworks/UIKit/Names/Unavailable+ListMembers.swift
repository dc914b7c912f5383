import Foundation

// Declares as unavailable those members of lists and their cells that Matchcut's classes do not
// have.

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
}

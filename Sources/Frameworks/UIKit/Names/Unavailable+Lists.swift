// Declares UIKit's classes, values and protocols for lists as unavailable if Matchcut does not have
// them; see Unavailable.swift.

// MARK: Content that is missing

@available(*, unavailable, message: "add a UILabel as a subview while there is nothing to show")
public enum UIContentUnavailableConfiguration {}
@available(*, unavailable, message: "add a UILabel as a subview while there is nothing to show")
public enum UIContentUnavailableConfigurationState {}
@available(*, unavailable, message: "add a UILabel as a subview while there is nothing to show")
open class UIContentUnavailableView: UIView {}

// MARK: Swipes, drags and prefetching

@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public protocol UITableViewDragDelegate: AnyObject {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public protocol UITableViewDropDelegate: AnyObject {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public protocol UICollectionViewDragDelegate: AnyObject {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public protocol UICollectionViewDropDelegate: AnyObject {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public protocol UICollectionViewDropCoordinator: AnyObject {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public protocol UITableViewDropCoordinator: AnyObject {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public enum UICollectionViewDropProposal {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public enum UITableViewDropProposal {}
@available(
  *, unavailable, message: "cells are made when they appear; make the data in cellForItemAt"
)
public protocol UICollectionViewDataSourcePrefetching: AnyObject {}
@available(
  *, unavailable, message: "cells are made when they appear; make the data in cellForRowAt"
)
public protocol UITableViewDataSourcePrefetching: AnyObject {}
@available(*, unavailable, message: "use sections with titles of your own")
public enum UILocalizedIndexedCollation {}

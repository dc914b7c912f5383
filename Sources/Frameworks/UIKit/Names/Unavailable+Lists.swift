// Declares UIKit's classes, values and protocols for lists as unavailable if Matchcut does not have
// them; see Unavailable.swift.

// MARK: Compositional layouts

@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum NSCollectionLayoutAnchor {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum NSCollectionLayoutBoundarySupplementaryItem {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum NSCollectionLayoutDecorationItem {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum NSCollectionLayoutDimension {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum NSCollectionLayoutEdgeSpacing {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum NSCollectionLayoutGroup {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum NSCollectionLayoutGroupCustomItem {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
open class NSCollectionLayoutItem {
  public init(layoutSize: NSCollectionLayoutSize) {}
}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
open class NSCollectionLayoutSection {
  public init(group: NSCollectionLayoutGroup) {}
}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
open class NSCollectionLayoutSize {
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {}
}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum NSCollectionLayoutSpacing {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum NSCollectionLayoutSupplementaryItem {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public protocol NSCollectionLayoutContainer: AnyObject {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public protocol NSCollectionLayoutEnvironment: AnyObject {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public protocol NSCollectionLayoutVisibleItem: AnyObject {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public struct UICollectionLayoutListConfiguration {
  public init(appearance: Any) {}
}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior {}
@available(
  *, unavailable, message: "use UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout"
)
public enum UICollectionViewCompositionalLayoutConfiguration {}

// MARK: Snapshots

@available(
  *, unavailable, message: "use UICollectionViewDataSource and performBatchUpdates(_:completion:)"
)
public struct NSDiffableDataSourceSnapshot<Section, Item> {
  public init() {}
}
@available(
  *, unavailable, message: "use UICollectionViewDataSource and performBatchUpdates(_:completion:)"
)
public struct NSDiffableDataSourceSectionSnapshot<Item> {
  public init() {}
}

// MARK: Configurations of cells

@available(
  *, unavailable, message: "use a UICollectionViewCell, and add subviews to its contentView"
)
open class UICollectionViewListCell: UICollectionViewCell {}
@available(
  *, unavailable, message: "use a UICollectionViewCell, and add subviews to its contentView"
)
public enum UICellAccessory {}
@available(*, unavailable, message: "add subviews to the contentView of the cell")
public enum UIListContentConfiguration {}
@available(*, unavailable, message: "add subviews to the contentView of the cell")
open class UIListContentView: UIView {}
@available(*, unavailable, message: "add subviews to the contentView of the cell")
public protocol UIContentConfiguration: AnyObject {}
@available(*, unavailable, message: "add subviews to the contentView of the cell")
public protocol UIContentView: AnyObject {}
@available(*, unavailable, message: "read isSelected and isHighlighted of the cell")
public struct UICellConfigurationState {
  public init(traitCollection: UITraitCollection) {}
}
@available(*, unavailable, message: "read isSelected and isHighlighted of the cell")
public enum UIViewConfigurationState {}
@available(*, unavailable, message: "read isSelected and isHighlighted of the cell")
public protocol UIConfigurationState: AnyObject {}
@available(*, unavailable, message: "add a UILabel as a subview while there is nothing to show")
public enum UIContentUnavailableConfiguration {}
@available(*, unavailable, message: "add a UILabel as a subview while there is nothing to show")
public enum UIContentUnavailableConfigurationState {}
@available(*, unavailable, message: "add a UILabel as a subview while there is nothing to show")
open class UIContentUnavailableView: UIView {}

// MARK: Swipes, drags and prefetching

@available(
  *, unavailable, message: "there are no swipe actions; add a UIPanGestureRecognizer to the cell"
)
open class UIContextualAction {
  public init(
    style: Any, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {}
}
@available(
  *, unavailable, message: "there are no swipe actions; add a UIPanGestureRecognizer to the cell"
)
open class UISwipeActionsConfiguration {
  public init(actions: [UIContextualAction]) {}
}
@available(
  *, unavailable, message: "there are no swipe actions; add a UIPanGestureRecognizer to the cell"
)
open class UITableViewRowAction {
  public init(
    style: Any, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {}
}
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

/// The surroundings for which a layout is computed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The space that a section or a custom group can use.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, including the content insets.
  var contentSize: CGSize { get }
  /// The size without the content insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of one solution of a layout.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let traitCollection: UITraitCollection
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  @MainActor
  init(
    _ size: CGSize, insets: NSDirectionalEdgeInsets = .zero, _ traitCollection: UITraitCollection
  ) {
    (contentSize, contentInsets, self.traitCollection) = (size, insets, traitCollection)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

// The members of layouts and attributes that refer to the collection view.

extension UICollectionViewLayoutAttributes {
  public var representedElementCategory: UICollectionView.ElementCategory {
    switch key.category {
    case .cell: .cell
    case .supplementaryView: .supplementaryView
    case .decorationView: .decorationView
    }
  }
}

extension UICollectionViewLayout {
  /// The collection view that uses the layout; nil if there is none.
  public var collectionView: UICollectionView? { host as? UICollectionView }
}

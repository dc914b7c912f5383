// API of layouts and attributes that refers to the collection.

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
  /// The collection that uses the layout; nil if none does.
  public var collectionView: UICollectionView? { host as? UICollectionView }
}

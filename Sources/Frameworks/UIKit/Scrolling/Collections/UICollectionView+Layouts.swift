// A member of layout attributes that needs the type `UICollectionView`.

extension UICollectionViewLayoutAttributes {
  public var representedElementCategory: UICollectionView.ElementCategory {
    switch key.category {
    case .cell: .cell
    case .supplementaryView: .supplementaryView
    case .decorationView: .decorationView
    }
  }
}

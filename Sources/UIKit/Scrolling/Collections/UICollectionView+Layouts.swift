// The member of attributes that refers to the collection view.

extension UICollectionViewLayoutAttributes {
  public var representedElementCategory: UICollectionView.ElementCategory {
    switch key.category {
    case .cell: .cell
    case .supplementaryView: .supplementaryView
    case .decorationView: .decorationView
    }
  }
}

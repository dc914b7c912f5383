// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    Unanswered.mark()
    return 1
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Unanswered.mark()
    return UICollectionReusableView()
  }
}

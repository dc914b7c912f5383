// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    Unanswered.mark()
    return true
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { Unanswered.mark() }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    Unanswered.mark()
    return true
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { Unanswered.mark() }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    Unanswered.mark()
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { Unanswered.mark() }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { Unanswered.mark() }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { Unanswered.mark() }
}

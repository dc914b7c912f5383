/// Controls and observes a search bar. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin. If this method or `searchBarShouldEndEditing(_:)` is not
  /// implemented, the result is true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after every change of the text, including changes that the app makes.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the user may replace the text in `range`. If the method is not implemented, the result
  /// is true.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user presses the keyboard's search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user has chosen a scope button.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { yes() }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { Unanswered.mark() }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { yes() }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { Unanswered.mark() }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    Unanswered.mark()
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { yes() }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { Unanswered.mark() }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { Unanswered.mark() }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { Unanswered.mark() }

  private func yes() -> Bool {
    Unanswered.mark()
    return true
  }
}

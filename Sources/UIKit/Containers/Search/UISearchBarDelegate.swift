/// Controls and observes a search bar. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin or end; true if not implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after every change of the text, also one by the app.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the user may replace `range`; true if not implemented.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called for the keyboard's search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Never called here, as scopes are not shown.
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

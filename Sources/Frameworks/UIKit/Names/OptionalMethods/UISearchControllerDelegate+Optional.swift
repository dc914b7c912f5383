// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {
    Unanswered.mark()
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    Unanswered.mark()
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    Unanswered.mark()
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    Unanswered.mark()
  }
  public func presentSearchController(_ searchController: UISearchController) { Unanswered.mark() }
}

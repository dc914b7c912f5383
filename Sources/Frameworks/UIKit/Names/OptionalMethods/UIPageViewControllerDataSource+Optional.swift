// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    Unanswered.mark()
    return 0
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    Unanswered.mark()
    return 0
  }
}

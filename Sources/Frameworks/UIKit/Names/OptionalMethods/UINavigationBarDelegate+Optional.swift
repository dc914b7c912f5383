// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    Unanswered.mark()
  }
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    Unanswered.mark()
  }
}

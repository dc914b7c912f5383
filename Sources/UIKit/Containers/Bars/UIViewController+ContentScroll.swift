extension UIViewController {
  /// The scroll view that the bar above this controller goes by: the one that was named, else the
  /// controller's view, else the first scroll view in it (where else UIKit looks is unverified).
  var scrollViewUnderBar: UIScrollView? {
    if let named = contentScrollView(for: .top) {
      CallTrace.note(.layout, self, .message("contentScrollView", ["for": .text(".top")]))
      return named
    }
    guard let view = viewIfLoaded else { return nil }
    if let view = view as? UIScrollView { return view }
    return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

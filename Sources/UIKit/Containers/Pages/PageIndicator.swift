/// The dots below the pages.
@MainActor
final class PageIndicator {
  /// The height that the pages leave for the dots, in points. Unverified.
  static let height: CGFloat = 37

  let control = UIPageControl()
  /// The page that is shown; a tap has moved the control's own mark already.
  private(set) var page = 0
  var isShown: Bool { !control.isHidden }

  init() { control.isHidden = true }

  /// Nil hides the dots.
  func show(_ pages: (count: Int, index: Int)?) {
    control.isHidden = pages == nil
    guard let pages else { return }
    control.numberOfPages = pages.count
    control.currentPage = pages.index
    page = control.currentPage
  }

  /// Moves the mark by one page, from the last one to the first and back.
  func move(_ direction: UIPageViewController.NavigationDirection) {
    guard isShown, control.numberOfPages > 0 else { return }
    let next = page + (direction == .forward ? 1 : -1)
    page = (next + control.numberOfPages) % control.numberOfPages
    control.currentPage = page
  }
}

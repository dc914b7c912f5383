/// The dots below the pages.
@MainActor
final class PageIndicator {
  /// The height of the area for the dots below the pages, in points (unverified).
  static let height: CGFloat = 37

  let control = UIPageControl()
  /// The index of the current page. A tap on the control changes only `control.currentPage`.
  private(set) var page = 0
  var isShown: Bool { !control.isHidden }

  init() { control.isHidden = true }

  /// Shows one dot for each page and marks the dot at `index`. If `pages` is nil, hides the dots.
  func show(_ pages: (count: Int, index: Int)?) {
    control.isHidden = pages == nil
    guard let pages else { return }
    control.numberOfPages = pages.count
    control.currentPage = pages.index
    page = control.currentPage
  }

  /// Moves the mark to the next or previous dot. The mark continues from the last dot to the first
  /// one, and from the first dot to the last one.
  func move(isForward: Bool) {
    guard isShown, control.numberOfPages > 0 else { return }
    let next = page + (isForward ? 1 : -1)
    page = (next + control.numberOfPages) % control.numberOfPages
    control.currentPage = page
  }
}

/// The pages before and after the current ones, as returned by the data source.
struct PageNeighbours {
  var before: [UIViewController] = []
  var after: [UIViewController] = []
}

// Finds the pages before and after the current ones, and lays out pages and dots.
extension UIPageViewController {
  /// Asks the data source for the pages before and after the current ones. Does nothing before the
  /// view is loaded and during a page turn.
  func reloadNeighbours() {
    guard isViewLoaded, turn == nil else { return }
    neighbours = PageNeighbours()
    if let first = shown.first, let last = shown.last {
      neighbours.after = pages(count: shown.count, .forward, from: last)
      neighbours.before = pages(count: shown.count, .reverse, from: first).reversed()
    }
    arrangeNeighbours()
  }

  func arrangeNeighbours() {
    scroller.arrange(
      shown, hasBefore: !neighbours.before.isEmpty, hasAfter: !neighbours.after.isEmpty)
  }

  /// Prepares the place before or after the current pages for requested pages, and removes the
  /// place on the opposite side.
  func arrangeGoal(_ direction: NavigationDirection) {
    scroller.arrange(
      shown, hasBefore: direction == .reverse, hasAfter: direction == .forward)
  }

  /// The next `count` pages in one direction, beginning with the nearest one. The result is empty
  /// if one of these pages is missing or is already shown.
  private func pages(
    count: Int, _ direction: NavigationDirection, from page: UIViewController
  ) -> [UIViewController] {
    var found: [UIViewController] = []
    while found.count < count, let next = neighbour(direction, of: found.last ?? page) {
      found.append(next)
    }
    let isNew = !found.contains { shown.contains($0) }
    return found.count == count && isNew ? found : []
  }

  private func neighbour(
    _ direction: NavigationDirection, of page: UIViewController
  ) -> UIViewController? {
    guard let dataSource else { return nil }
    let label = direction == .forward ? "viewControllerAfter" : "viewControllerBefore"
    return CallTrace.ask(
      .delegate, dataSource, .message(.init("pageViewController", of: self, [label: .named(page)]))
    ) {
      switch direction {
      case .forward: dataSource.pageViewController(self, viewControllerAfter: page)
      case .reverse: dataSource.pageViewController(self, viewControllerBefore: page)
      }
    } answer: {
      .init($0)
    }
  }

  // MARK: Dots

  /// Asks the data source for the number of dots and the index of the marked dot.
  func reloadIndicator() {
    indicator.show(presentation())
    viewIfLoaded?.setNeedsLayout()
  }

  private func presentation() -> (count: Int, index: Int)? {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      let count = CallTrace.askOptional(
        .delegate, dataSource, .message(.init("presentationCount", ["for": .named(self)])),
        { dataSource.presentationCount(for: self) }),
      let index = CallTrace.askOptional(
        .delegate, dataSource, .message(.init("presentationIndex", ["for": .named(self)])),
        { dataSource.presentationIndex(for: self) })
    else { return nil }
    return (count, index)
  }

  // MARK: Layout

  /// Places the dots at the bottom of the safe area, and the pages above the dots.
  func layOutPages() {
    var area = view.bounds
    if indicator.isShown {
      let bottom = area.height - view.safeAreaInsets.bottom - PageIndicator.height
      area.size.height = max(0, bottom)
      indicator.control.frame = CGRect(
        x: 0, y: bottom, width: area.width, height: PageIndicator.height)
    }
    scroller.place(in: area)
  }
}

/// The pages beside the current ones, as the data source named them.
struct PageNeighbours {
  var before: [UIViewController] = []
  var after: [UIViewController] = []
}

// The pages and dots around the current page.
extension UIPageViewController {
  /// Asks the data source for both sides, once there is a view.
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

  /// Puts only the goal of a request beside the current pages.
  func arrangeGoal(_ direction: NavigationDirection) {
    scroller.arrange(
      shown, hasBefore: direction == .reverse, hasAfter: direction == .forward)
  }

  /// As many pages as are shown, in the direction's order; none where one is missing.
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

  /// Asks how many dots there are and which is marked.
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

  /// The dots stand above the bottom of the safe area, the pages above the dots.
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

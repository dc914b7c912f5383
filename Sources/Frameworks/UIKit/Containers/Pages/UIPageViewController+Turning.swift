// Performs page turns, from the gesture or request that causes a turn until its end.
extension UIPageViewController {
  // MARK: Requests

  func show(
    _ pages: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    finishTurn()
    let isSame = pages.map(ObjectIdentifier.init) == shown.map(ObjectIdentifier.init)
    let isOnScreen = viewIfLoaded?.window != nil && appearance == .appeared
    guard animated, isOnScreen, !shown.isEmpty, !isSame else {
      if !isSame { exchange(for: pages) }
      reloadNeighbours()
      reloadIndicator()
      completion?(true)
      return
    }
    let turn = PageChange(
      pages: pages, isForward: direction == .forward, cause: .request { completion?($0) })
    arrangeGoal(direction)
    begin(turn)
    scroller.view.isScrollEnabled = false
    scroller.scroll(isForward: direction == .forward)
  }

  /// Replaces the pages immediately, without animation.
  private func exchange(for pages: [UIViewController]) {
    let leaving = shown.filter { !pages.contains($0) }
    let coming = pages.filter { !shown.contains($0) }
    for page in leaving {
      page.willMove(toParent: nil)
      page.settle(visible: false, animated: false)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    shown = pages
    for page in coming {
      addChild(page)
      if isViewLoaded { scroller.view.addSubview(page.view) }
      switch appearance {
      case .appearing: page.beginAppearanceTransition(true, animated: false)
      case .appeared: page.settle(visible: true, animated: false)
      case .disappearing, .disappeared: break
      }
      page.didMove(toParent: self)
    }
  }

  // MARK: Gestures

  /// Called when the content has moved to `distance` points from the current place. May begin a
  /// page turn.
  func moved(by distance: CGFloat) {
    if case .request? = turn?.cause { return }
    guard abs(distance) > 1 / UIScreen.main.scale else { return }
    let direction: NavigationDirection = distance > 0 ? .forward : .reverse
    if let turn {
      guard turn.isForward != (direction == .forward) else { return }
      end(turn, completed: false)
    }
    let pages = direction == .forward ? neighbours.after : neighbours.before
    guard !pages.isEmpty else { return }
    begin(PageChange(pages: pages, isForward: direction == .forward, cause: .gesture))
  }

  func indicatorTapped() {
    let direction: NavigationDirection =
      indicator.control.currentPage > indicator.page ? .forward : .reverse
    let pages = direction == .forward ? neighbours.after : neighbours.before
    indicator.control.currentPage = indicator.page
    guard turn == nil, !pages.isEmpty else { return }
    begin(PageChange(pages: pages, isForward: direction == .forward, cause: .gesture))
    scroller.scroll(isForward: direction == .forward)
  }

  // MARK: A turn

  private func begin(_ turn: PageChange) {
    self.turn = turn
    if case .gesture = turn.cause, let delegate {
      CallTrace.tellOptional(
        .delegate, delegate,
        .message(
          .init(
            "pageViewController", of: self,
            ["willTransitionTo": .objects(turn.pages.map(ObjectName.init(of:)))]))
      ) {
        delegate.pageViewController(self, willTransitionTo: turn.pages)
      }
    }
    for page in turn.pages { addChild(page) }
    for page in shown {
      page.willMove(toParent: nil)
      page.beginAppearanceTransition(false, animated: true)
    }
    for page in turn.pages { page.beginAppearanceTransition(true, animated: true) }
    scroller.add(turn.pages, isForward: turn.isForward)
  }

  /// Called when the content has stopped moving. Ends the page turn.
  func rested() {
    guard let turn else { return }
    let isPast = abs(scroller.distance) >= scroller.length / 2
    if case .request = turn.cause {
      end(turn, completed: true)
    } else {
      end(turn, completed: isPast)
    }
  }

  /// Ends the page turn immediately. If the app requested the turn, the turn completes. If a
  /// gesture caused the turn, the turn completes only if the content has moved by at least half of
  /// the distance to the new pages.
  func finishTurn() {
    guard let turn else { return }
    if case .request = turn.cause {
      end(turn, completed: true, finished: false)
    } else {
      end(turn, completed: abs(scroller.distance) >= scroller.length / 2, finished: false)
    }
  }

  private func end(_ turn: PageChange, completed: Bool, finished: Bool = true) {
    let previous = shown
    let (staying, leaving) = completed ? (turn.pages, shown) : (shown, turn.pages)
    self.turn = nil
    shown = staying
    if !completed {
      for page in leaving {
        page.willMove(toParent: nil)
        page.beginAppearanceTransition(false, animated: true)
      }
      for page in staying { page.beginAppearanceTransition(true, animated: true) }
    }
    for page in leaving {
      page.viewIfLoaded?.removeFromSuperview()
      page.endAppearanceTransition()
      page.removeFromParent()
    }
    for page in staying {
      page.endAppearanceTransition()
      if completed { page.didMove(toParent: self) }
    }
    scroller.view.isScrollEnabled = true
    if completed { reloadNeighbours() } else { arrangeNeighbours() }
    switch turn.cause {
    case .gesture:
      if completed { indicator.move(isForward: turn.isForward) }
      tellFinished(finished, previous, completed)
    case .request(let completion):
      reloadIndicator()
      completion(finished)
    }
  }

  private func tellFinished(_ finished: Bool, _ previous: [UIViewController], _ completed: Bool) {
    guard let delegate else { return }
    CallTrace.tellOptional(
      .delegate, delegate,
      .message(
        .init(
          "pageViewController", of: self,
          [
            "didFinishAnimating": .bool(finished),
            "previousViewControllers": .objects(previous.map(ObjectName.init(of:))),
            "transitionCompleted": .bool(completed),
          ]))
    ) {
      delegate.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: previous,
        transitionCompleted: completed)
    }
  }
}

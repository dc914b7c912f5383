// Creates the content of the bar from its items, and animates from one content to the next.
extension UINavigationBar {
  // MARK: Measures

  /// The effect of scrolling on the bar with the top item.
  func collapse(of items: [UINavigationItem]) -> NavigationBarCollapse {
    items.last.map { NavigationBarCollapse(of: $0) } ?? NavigationBarCollapse()
  }

  /// The current height in points, including any pull and the visible parts of a large title and of
  /// a search bar.
  var shownHeight: CGFloat {
    let collapse = collapse(of: stack)
    return height(for: stack) - collapse.hiddenSearch
      + (isLarge(stack) ? collapse.shownExtra - NavigationBarCollapse().extra : 0)
  }

  /// The height in points while the large title and the search bar are fully visible. The content
  /// below the bar is inset by this height.
  func height(for items: [UINavigationItem]) -> CGFloat {
    if let top = items.last, top.showsOnlySearch { return searchHeight(top) }
    return NavigationBarMetrics.height
      + (isLarge(items) ? NavigationBarCollapse().extra : 0)
      + (items.last?.prompt == nil ? 0 : NavigationBarMetrics.promptExtra)
      + searchHeight(items.last)
  }

  // MARK: Search

  /// The height of the search bar that `item` shows, in points; 0 if it does not show one.
  private func searchHeight(_ item: UINavigationItem?) -> CGFloat {
    item?.searchView?.intrinsicContentSize.height ?? 0
  }

  /// The visible part of that height.
  private var shownSearchHeight: CGFloat {
    searchHeight(topItem) - collapse(of: stack).hiddenSearch
  }

  /// Shows the top item's search bar at the bottom of the navigation bar.
  private func layOutSearch() {
    let search = topItem?.searchView
    if shownSearch !== search {
      shownSearch?.removeFromSuperview()
      shownSearch = search
      if let search { addSubview(search) }
    }
    let (height, shown) = (searchHeight(topItem), shownSearchHeight)
    search?.shownFraction = height > 0 ? shown / height : 1
    search?.frame = CGRect(
      x: 0, y: bounds.height - shown, width: bounds.width, height: shown)
  }

  // MARK: Without a transition

  /// Shows the top item without a transition, and ends a transition that is running. Content views
  /// that match the top item are kept; others are removed.
  func show(_ items: [UINavigationItem]) {
    stack = items
    let contentViews = [contentView, leavingContentView].compactMap { $0 }
    let fitting = contentViews.first { fits($0) }
    for other in contentViews where other !== fitting { other.removeFromSuperview() }
    let isStale = fitting == nil || needsReload || fitting === leavingContentView && leavingIsStale
    leavingContentView = nil
    leavingIsStale = false
    contentView = fitting ?? makeContentView()
    UIView.performWithoutAnimation {
      if fitting == nil, let contentView { addSubview(contentView) }
      if isStale { reload() }
      contentView?.take(.rest)
      lookOverContent()
      contentView?.layOutParts()
      showBackground()
    }
  }

  private func fits(_ contentView: NavigationBarContentView) -> Bool {
    contentView.item === topItem && contentView.backItem === backItem
  }

  private func makeContentView() -> NavigationBarContentView? {
    guard let top = topItem else { return nil }
    let made = NavigationBarContentView(item: top, backItem: backItem)
    made.frame = bounds
    made.onBack = { [weak self] in self?.backTapped() }
    for item in [top, backItem].compactMap({ $0 }) {
      item.onChange = { [weak self] animated in self?.itemChanged(animated: animated) }
    }
    return made
  }

  private func itemChanged(animated: Bool) {
    restyle()
    guard animated, window != nil, leavingContentView == nil else { return }
    reload()
    contentView?.fadeInButtons()
  }

  /// Called when items or appearances have changed. The change takes effect in the next layout.
  func restyle() {
    needsReload = true
    leavingIsStale = leavingContentView != nil
    setNeedsLayout()
    onRestyle?()
  }

  private func reload() {
    needsReload = false
    contentView?.reload(style(of: stack))
  }

  func layOutContent() {
    if needsReload {
      reload()
      // Outside transitions, all parts of the bar return to their resting positions, because the
      // title may have become large.
      if leavingContentView == nil { contentView?.take(.rest) }
      showBackground()
    }
    background.place(
      in: CGRect(
        x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension))
    layOutSearch()
    var rows = bounds
    rows.size.height -= shownSearchHeight
    for contentView in [contentView, leavingContentView] { contentView?.frame = rows }
    let alpha: CGFloat = topItem?.showsOnlySearch == true ? 0 : 1
    if let contentView, contentView.alpha != alpha { contentView.alpha = alpha }
    adaptCapsules()
  }

  private func style(of items: [UINavigationItem]) -> NavigationBarContentView.Style {
    let appearance = titleAppearance(of: items.last)
    let black: [NSAttributedString.Key: Any] =
      barStyle.isDark ? [.foregroundColor: UIColor.white] : [:]
    return NavigationBarContentView.Style(
      isLarge: isLarge(items),
      title: black.merging(titleTextAttributes ?? [:]) { $1 }.merging(
        appearance.titleTextAttributes
      ) { $1 },
      largeTitle: black.merging(largeTitleTextAttributes ?? [:]) { $1 }.merging(
        appearance.largeTitleTextAttributes
      ) { $1 },
      titleOffset: appearance.titlePositionAdjustment,
      buttons: BarButtonStyle(
        plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance),
      backButton: appearance.backButtonAppearance,
      backImage: appearance.backIndicatorImage ?? backIndicatorImage)
  }

  private func titleAppearance(of item: UINavigationItem?) -> UINavigationBarAppearance {
    edgeAppearance(of: item) ?? bodyAppearance(of: item)
  }

  /// The appearance that is used while content is at its edge; nil if none is set or if content is
  /// under the bar.
  private func edgeAppearance(of item: UINavigationItem?) -> UINavigationBarAppearance? {
    guard !isOverContent else { return nil }
    if isCompact, let own = item?.compactScrollEdgeAppearance { return own }
    if let own = item?.scrollEdgeAppearance { return own }
    return (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private func bodyAppearance(of item: UINavigationItem?) -> UINavigationBarAppearance {
    if isCompact, let own = item?.compactAppearance { return own }
    return item?.standardAppearance ?? (isCompact ? compactAppearance : nil) ?? standardAppearance
  }

  /// Sets the background. While the content is at its edge, only the scroll edge appearance
  /// provides a background.
  private func showBackground() {
    let look = isOverContent ? bodyAppearance(of: topItem) : edgeAppearance(of: topItem)
    let opaque: UIColor = barStyle.isDark ? .black : .systemBackground
    let plain = barTintColor ?? (isTranslucent ? nil : opaque)
    let image = look?.backgroundColor == nil ? shownBackgroundImage : nil
    background.show(
      color: look?.backgroundColor ?? (image == nil ? plain : nil), line: look?.shadowColor)
    background.show(image: image, line: shownBackgroundImage == nil ? nil : shadowImage)
    background.show(look)
    adaptCapsules()
  }

  /// Adapts the buttons to the bar's colour. A translucent black bar counts as black.
  func adaptCapsules() {
    let backdrop = background.backgroundColor ?? (barStyle.isDark ? UIColor.black : nil)
    for contentView in [contentView, leavingContentView] {
      contentView?.adaptCapsules(to: backdrop)
    }
  }

  // MARK: Scrolling

  /// Tracks `view` for `item`, which is the top item or will become the top item.
  func follow(_ view: UIScrollView?, for item: UINavigationItem?) {
    scroll.isLarge = { [weak self] in self.map { $0.isLarge($0.stack) } ?? false }
    scroll.onMove = { [weak self] in self?.contentMoved() }
    scroll.follow(view, for: item)
  }

  /// Updates the bar after scrolling, unless a transition is running. If a transition is running,
  /// the bar is updated when the transition ends.
  private func contentMoved() {
    guard leavingContentView == nil, let contentView, contentView.item === topItem else { return }
    onCollapse?()
    let isSame = !lookOverContent()
    contentView.showCollapse(animated: window != nil)
    guard !isSame else { return }
    guard window != nil else { return showBackground() }
    UIView.animate(
      withDuration: NavigationBarMetrics.fade, delay: 0, options: .allowUserInteraction,
      animations: { self.showBackground() })
  }

  /// Selects the appearance for the content's position. Returns whether the appearance has changed.
  @discardableResult
  private func lookOverContent() -> Bool {
    let isOver = collapse(of: stack).isUnder(isLarge: isLarge(stack))
    guard isOver != isOverContent else { return false }
    isOverContent = isOver
    contentView?.reload(style(of: stack))
    return true
  }

  // MARK: Transitions

  /// Animates to the top item alongside `coordinator`'s transition, which may be interactive.
  /// `show(_:)` ends the change, whether the transition was completed or cancelled. `layOut` sets
  /// the bar's frame for `items` inside the animation.
  func transition(
    to items: [UINavigationItem], isBack: Bool,
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
    layOut: @escaping () -> Void
  ) {
    guard let animation = prepare(for: items, isBack: isBack) else { return show(items) }
    let isQueued =
      coordinator?.animateAlongsideTransition(
        in: self,
        animation: { _ in
          animation()
          layOut()
        }, completion: nil) ?? false
    if !isQueued { show(items) }
  }

  /// Adds the new content over the old content. The returned closure moves the old and the new
  /// content; call it in an animation block. Returns nil if nothing moves.
  private func prepare(for items: [UINavigationItem], isBack: Bool) -> (() -> Void)? {
    // If a transition is running, it ends in its final state.
    if leavingContentView != nil { show(stack) }
    guard let old = contentView, window != nil, let top = items.last, top !== old.item else {
      return nil
    }
    stack = items
    isOverContent = collapse(of: items).isUnder(isLarge: isLarge(items))
    guard let new = makeContentView() else { return nil }
    contentView = new
    leavingContentView = old
    UIView.performWithoutAnimation {
      addSubview(new)
      reload()
      new.layOutParts()
      old.layOutParts()
      new.take(isBack ? .covered(by: old) : .ahead(of: old))
    }
    return { [weak self] in
      old.take(isBack ? .ahead(of: new) : .covered(by: new))
      new.take(.rest)
      self?.showBackground()
    }
  }

  /// Animates a change of the items outside a navigation transition.
  func change(to items: [UINavigationItem], isBack: Bool, animated: Bool) {
    guard animated, let animation = prepare(for: items, isBack: isBack) else { return show(items) }
    UIView.animate(
      withDuration: NavigationDefaults.duration, animations: animation,
      completion: { [weak self] _ in
        guard let self, stack.last === items.last else { return }
        show(stack)
      })
  }

  // MARK: Going back

  private func backTapped() {
    guard leavingContentView == nil else { return }
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  /// Raises an exception if the bar is managed by a navigation controller. The exception's wording
  /// was taken from developers' reports about UIKit.
  func refuseWhenManaged(_ method: String) {
    guard isManaged else { return }
    UIKitLog.raise(
      "NSInternalInconsistencyException",
      "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
  }

  /// The exception's wording was taken from developers' reports about UIKit.
  func refuseDelegate() {
    guard isManaged else { return }
    UIKitLog.raise(
      "NSInternalInconsistencyException",
      "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
  }

  enum Change: String {
    case push = "Push"
    case pop = "Pop"
  }

  func delegateAllows(_ change: Change, _ item: UINavigationItem) -> Bool {
    guard let delegate else { return true }
    return CallTrace.askOptional(
      .delegate, delegate,
      .message(.init("navigationBar", of: self, ["should\(change.rawValue)": .named(item)]))
    ) {
      switch change {
      case .push: delegate.navigationBar(self, shouldPush: item)
      case .pop: delegate.navigationBar(self, shouldPop: item)
      }
    } ?? true
  }

  func tellDelegate(_ change: Change, _ item: UINavigationItem) {
    guard let delegate else { return }
    CallTrace.tellOptional(
      .delegate, delegate,
      .message(.init("navigationBar", of: self, ["did\(change.rawValue)": .named(item)]))
    ) {
      switch change {
      case .push: delegate.navigationBar(self, didPush: item)
      case .pop: delegate.navigationBar(self, didPop: item)
      }
    }
  }
}

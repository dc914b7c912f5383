// Calls the table's data source and delegate, and interprets the results.
extension UITableView {
  // MARK: Single call

  func line(
    _ method: String, _ argument: CallTrace.Value, _ rest: CallTrace.Message.Arguments = [:]
  ) -> CallTrace.Call {
    .message(.init("tableView", of: self, method, argument, rest))
  }

  func ask<R>(
    _ name: String, _ argument: @autoclosure () -> CallTrace.Value,
    _ rest: @autoclosure () -> CallTrace.Message.Arguments = [:],
    _ question: (any UITableViewDelegate) -> R?
  ) -> R? {
    guard let delegate else { return nil }
    return rows.methods.ask(delegate, name, line(name, argument(), rest())) { question(delegate) }
  }

  func askSource<R>(
    _ name: String, _ argument: @autoclosure () -> CallTrace.Value,
    _ rest: @autoclosure () -> CallTrace.Message.Arguments = [:],
    _ question: (any UITableViewDataSource) -> R?
  ) -> R? {
    guard let dataSource else { return nil }
    return rows.methods.ask(dataSource, name, line(name, argument(), rest())) {
      question(dataSource)
    }
  }

  func tell(
    _ name: String, _ argument: @autoclosure () -> CallTrace.Value,
    _ rest: @autoclosure () -> CallTrace.Message.Arguments = [:],
    _ call: (any UITableViewDelegate) -> Void
  ) {
    guard let delegate else { return }
    rows.methods.tell(delegate, name, line(name, argument(), rest())) { call(delegate) }
  }

  /// Called when the delegate or the data source has changed. Requests that all values are read
  /// again from the delegate and the data source.
  func sourceChanged() {
    rows.methods.forget()
    rows.needsData = true
    setNeedsLayout()
  }

  /// Called when a setting that affects heights has changed.
  func settingChanged() {
    rows.needsData = true
    setNeedsLayout()
  }

  // MARK: Counts

  /// The number of rows in each section; empty if there is no data source.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let count =
      rows.methods.ask(
        dataSource, "numberOfSections", .message("numberOfSections", ["in": .named(self)])
      ) { dataSource.numberOfSections(in: self) } ?? 1
    return (0..<max(0, count)).map { section in
      CallTrace.ask(.delegate, dataSource, line("numberOfRowsInSection", .integer(section))) {
        dataSource.tableView(self, numberOfRowsInSection: section)
      } answer: {
        .init($0)
      }
    }
  }

  /// The current geometry. If the counts are not up to date, they are read from the data source
  /// first.
  var readGeometry: TableGeometry {
    loadIfNeeded()
    return rows.geometry
  }

  func loadIfNeeded() {
    guard rows.needsData else { return }
    rows.needsData = false
    let old = rows.geometry.counts
    install(makeGeometry(askCounts()))
    guard rows.geometry.counts != old else { return }
    // The rows have changed, so the existing views no longer show the right rows.
    dropAll()
  }

  /// Makes `geometry` the current one.
  func install(_ geometry: TableGeometry) {
    rows.geometry = geometry
    rows.generation += 1
    updateExtent()
  }

  func makeGeometry(_ counts: [Int]) -> TableGeometry {
    let asksAll = estimatedRowHeight == 0
    let sections = counts.enumerated().map { section, count in
      TableGeometry.Section(
        header: headerHeight(section),
        rows: (0..<count).map { row in
          let path = IndexPath(row: row, section: section)
          return asksAll ? ownHeight(path) ?? TableDefaults.rowHeight : estimate(path)
        },
        footer: footerHeight(section))
    }
    return TableGeometry(sections, areRowsKnown: asksAll)
  }

  // MARK: Heights

  /// The height of a row as specified by the delegate or by `rowHeight`; nil if the cell must be
  /// measured.
  func ownHeight(_ path: IndexPath) -> CGFloat? {
    let answer = ask("heightForRowAt", .path(path)) { $0.tableView(self, heightForRowAt: path) }
    if let answer, answer >= 0 { return answer }
    return answer == nil && rowHeight >= 0 ? rowHeight : nil
  }

  private func estimate(_ path: IndexPath) -> CGFloat {
    let answer = ask("estimatedHeightForRowAt", .path(path)) {
      $0.tableView(self, estimatedHeightForRowAt: path)
    }
    if let answer, answer >= 0 { return answer }
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight >= 0 ? rowHeight : TableDefaults.rowHeight
  }

  /// The padding above a header. Only headers of plain tables have this padding.
  var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableDefaults.headerTopPadding
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let height = bareHeaderHeight(section)
    return height > 0 && style == .plain ? height + headerPadding : height
  }

  private func bareHeaderHeight(_ section: Int) -> CGFloat {
    let answer = ask("heightForHeaderInSection", .integer(section)) {
      $0.tableView(self, heightForHeaderInSection: section)
    }
    if let answer, answer >= 0 { return answer }
    let hasView = ask("viewForHeaderInSection", .integer(section)) {
      $0.tableView(self, viewForHeaderInSection: section)
    }
    let hasTitle = hasView == nil && headerTitle(section) != nil
    if hasView != nil || hasTitle {
      if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
      if let height = ownHeight(hasView), height > 0 { return height }
      if style == .plain { return TableDefaults.plainHeader }
      return section == 0 ? TableDefaults.groupedFirstHeader : TableDefaults.groupedHeader
    }
    guard style != .plain else { return 0 }
    if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
    return section == 0 ? TableDefaults.groupedFirstGap : TableDefaults.groupedGap
  }

  /// The height that the constraints of a header or footer determine. If the header or footer has
  /// no constraints, the height is the view's current height.
  private func ownHeight(_ view: UIView?) -> CGFloat? {
    guard let view, bounds.width > 0 else { return view?.frame.height }
    let edge = view as? UITableViewHeaderFooterView
    if let height = edge?.configuredHeight(width: bounds.width) { return height }
    let content = edge?.contentView ?? view
    guard !content.constraints.isEmpty else { return view.frame.height }
    let sides = content === view ? 0 : contentInsets.left + contentInsets.right
    return content.systemLayoutSizeFitting(
      CGSize(width: bounds.width - sides, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let answer = ask("heightForFooterInSection", .integer(section)) {
      $0.tableView(self, heightForFooterInSection: section)
    }
    if let answer, answer >= 0 { return answer }
    let hasView = ask("viewForFooterInSection", .integer(section)) {
      $0.tableView(self, viewForFooterInSection: section)
    }
    if hasView != nil || footerTitle(section) != nil {
      if sectionFooterHeight >= 0 { return sectionFooterHeight }
      if let height = ownHeight(hasView), height > 0 { return height }
      return style == .plain ? TableDefaults.plainHeader : TableDefaults.groupedFooter
    }
    guard style != .plain else { return 0 }
    return sectionFooterHeight >= 0 ? sectionFooterHeight : TableDefaults.groupedGap
  }

  func headerTitle(_ section: Int) -> String? {
    askSource("titleForHeaderInSection", .integer(section)) {
      $0.tableView(self, titleForHeaderInSection: section)
    }
  }

  func footerTitle(_ section: Int) -> String? {
    askSource("titleForFooterInSection", .integer(section)) {
      $0.tableView(self, titleForFooterInSection: section)
    }
  }
}

// The headers and footers of sections. In a plain table, headers stick to the top edge and footers
// to the bottom edge while their section is visible.
extension UITableView {
  /// Places the headers and footers. Returns false if the app has changed the table while this
  /// method ran.
  func placeHeaders(in shown: Range<Int>) -> Bool {
    let generation = rows.generation
    var headers: Set<Int> = []
    var footers: Set<Int> = []
    if let first = shown.first, let last = shown.last {
      for section in rows.geometry.section(of: first)...rows.geometry.section(of: last) {
        let (top, bottom) = frames(of: section)
        if top.height > 0, top.meets(bounds) {
          headers.insert(section)
          place(.header(section), top)
        }
        guard rows.generation == generation else { return false }
        if bottom.height > 0, bottom.meets(bounds) {
          footers.insert(section)
          place(.footer(section), bottom)
        }
        guard rows.generation == generation else { return false }
      }
    }
    for section in rows.headers.keys.sorted() where !headers.contains(section) {
      drop(.header(section))
    }
    for section in rows.footers.keys.sorted() where !footers.contains(section) {
      drop(.footer(section))
    }
    return rows.generation == generation
  }

  func dropHeaders() {
    for section in rows.headers.keys.sorted() { drop(.header(section)) }
    for section in rows.footers.keys.sorted() { drop(.footer(section)) }
  }

  /// Moves headers and footers together with their sections in an update. Removes the headers and
  /// footers of sections that are reloaded.
  func moveHeaders(_ mapping: ListMapping, reloaded: IndexSet) {
    let (headers, footers) = (rows.headers, rows.footers)
    for section in headers.keys.sorted() where isGone(section, mapping, reloaded) {
      drop(.header(section))
    }
    for section in footers.keys.sorted() where isGone(section, mapping, reloaded) {
      drop(.footer(section))
    }
    (rows.headers, rows.footers) = (moved(rows.headers, mapping), moved(rows.footers, mapping))
  }

  private func isGone(_ section: Int, _ mapping: ListMapping, _ reloaded: IndexSet) -> Bool {
    reloaded.contains(section) || mapping.sections[section] == nil
  }

  private func moved(_ views: [Int: UIView], _ mapping: ListMapping) -> [Int: UIView] {
    var moved: [Int: UIView] = [:]
    for (section, end) in mapping.sections.enumerated() {
      if let end, let view = views[section] { moved[end] = view }
    }
    return moved
  }

  /// The current frames of the section's header and footer.
  private func frames(of section: Int) -> (header: CGRect, footer: CGRect) {
    var header = headerRect(section)
    var footer = footerRect(section)
    guard style == .plain else { return (header, footer) }
    if header.height > 0 {
      header.origin.y += headerPadding
      header.size.height -= headerPadding
    }
    let seen = bounds.inset(by: adjustedContentInset)
    let limit = footer.minY - header.height
    let first = header.maxY
    header.origin.y = max(header.minY, min(seen.minY, limit))
    footer.origin.y = min(footer.minY, max(seen.maxY - footer.height, first))
    return (header, footer)
  }

  private func place(_ place: TableGeometry.Place, _ frame: CGRect) {
    if let view = known(place) {
      dress(view)
      return settle(view, in: frame)
    }
    let generation = rows.generation
    let made = made(place)
    guard rows.generation == generation, let view = made else { return }
    UIView.performWithoutAnimation {
      dress(view)
      settle(view, in: frame)
      tellWillDisplay(place, view)
      guard rows.generation == generation else { return }
      keep(view, place)
      insert(header: view)
      view.layoutIfNeeded()
    }
  }

  /// Sets the insets and margins of a header or footer.
  private func dress(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.safeArea = contentInsets
    view.margin = margin + sectionInset
  }

  /// Inserts the view in front of the rows, but behind the scroll indicators.
  private func insert(header: UIView) {
    let top = subviews.last { $0 is UITableViewCell }
    if let top { insertSubview(header, aboveSubview: top) } else { addSubview(header) }
  }

  private func known(_ place: TableGeometry.Place) -> UIView? {
    switch place {
    case .header(let section): rows.headers[section]
    case .footer(let section): rows.footers[section]
    case .row: nil
    }
  }

  private func keep(_ view: UIView?, _ place: TableGeometry.Place) {
    switch place {
    case .header(let section): rows.headers[section] = view
    case .footer(let section): rows.footers[section] = view
    case .row: break
    }
  }

  private func made(_ place: TableGeometry.Place) -> UIView? {
    switch place {
    case .header(let section):
      let own = ask("viewForHeaderInSection", .integer(section)) {
        $0.tableView(self, viewForHeaderInSection: section)
      }
      return own ?? headerTitle(section).map { titled($0, isHeader: true) }
    case .footer(let section):
      let own = ask("viewForFooterInSection", .integer(section)) {
        $0.tableView(self, viewForFooterInSection: section)
      }
      return own ?? footerTitle(section).map { titled($0, isHeader: false) }
    case .row: return nil
    }
  }

  private func titled(_ title: String, isHeader: Bool) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textStandsAtBottom = style != .plain && isHeader
    view.textLabel?.text = title
    if style == .plain {
      view.textLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
      view.textLabel?.textColor = .label
      let background = UIView()
      background.backgroundColor = .systemBackground
      view.backgroundView = background
    }
    return view
  }

  private func tellWillDisplay(_ place: TableGeometry.Place, _ view: UIView) {
    let name = ObjectName(of: view)
    switch place {
    case .header(let section):
      tell("willDisplayHeaderView", .object(name), ["forSection": .integer(section)]) {
        $0.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    case .footer(let section):
      tell("willDisplayFooterView", .object(name), ["forSection": .integer(section)]) {
        $0.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    case .row: break
    }
  }

  private func drop(_ place: TableGeometry.Place) {
    guard let view = known(place) else { return }
    keep(nil, place)
    rows.placed[ObjectIdentifier(view)] = nil
    view.removeFromSuperview()
    let name = ObjectName(of: view)
    switch place {
    case .header(let section):
      tell("didEndDisplayingHeaderView", .object(name), ["forSection": .integer(section)]) {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    case .footer(let section):
      tell("didEndDisplayingFooterView", .object(name), ["forSection": .integer(section)]) {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    case .row: break
    }
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
      view.superview == nil
    else { return }
    rows.viewPool.put(view, identifier)
  }

  func freeView(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = rows.viewPool.take(identifier) else {
      let view = rows.viewPool.maker(identifier)?(.zero)
      view?.isGrouped = style != .plain
      return view
    }
    UIView.performWithoutAnimation { view.prepareForReuse() }
    return view
  }
}

// The positions of rows.
extension UITableView {
  /// The margin between the table's sides and its content.
  var margin: CGFloat { TableDefaults.margin(width: bounds.width) }

  /// The distance between the sections of an inset grouped table and the table's left and right
  /// edges. The distance is the margin plus the safe area (unverified).
  var sectionInset: CGFloat {
    style == .insetGrouped ? margin + max(rows.sides.left, rows.sides.right) : 0
  }
  /// The left and right insets of content views, which the next layout applies.
  var sideInsets: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }
  /// The insets that cells, headers and footers apply to their content.
  var contentInsets: UIEdgeInsets { style == .insetGrouped ? .zero : rows.sides }

  func rowCount(in section: Int) -> Int {
    let geometry = readGeometry
    guard (0..<geometry.sectionCount).contains(section) else {
      UIKitLog.raise(
        "NSRangeException",
        "-[UITableView numberOfRowsInSection:]: section (\(section)) beyond bounds "
          + "(\(geometry.sectionCount)).")
    }
    return geometry.rowCount(in: section)
  }

  private func rect(_ start: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: start, width: bounds.width, height: height)
  }

  func rowRect(_ path: IndexPath) -> CGRect { rowRect(path, in: readGeometry) }

  func rowRect(_ path: IndexPath, in geometry: TableGeometry) -> CGRect {
    guard geometry.has(path) else { return .zero }
    let slot = geometry.slot(of: path)
    return rect(geometry.start(of: slot), geometry.height(of: slot))
      .insetBy(dx: sectionInset, dy: 0)
  }

  func sectionRect(_ section: Int) -> CGRect {
    let geometry = readGeometry
    guard (0..<geometry.sectionCount).contains(section) else { return .zero }
    let start = geometry.start(of: geometry.headerSlot(of: section))
    return rect(start, geometry.start(of: geometry.footerSlot(of: section) + 1) - start)
  }

  func headerRect(_ section: Int) -> CGRect {
    let geometry = readGeometry
    guard (0..<geometry.sectionCount).contains(section) else { return .zero }
    let slot = geometry.headerSlot(of: section)
    return rect(geometry.start(of: slot), geometry.height(of: slot))
  }

  func footerRect(_ section: Int) -> CGRect {
    let geometry = readGeometry
    guard (0..<geometry.sectionCount).contains(section) else { return .zero }
    let slot = geometry.footerSlot(of: section)
    return rect(geometry.start(of: slot), geometry.height(of: slot))
  }

  func path(at point: CGPoint) -> IndexPath? {
    guard let path = readGeometry.row(at: point.y), rowRect(path).contains(point) else {
      return nil
    }
    return path
  }

  func paths(in rect: CGRect) -> [IndexPath]? {
    let geometry = readGeometry
    guard var slot = geometry.firstSlot(below: rect.minY) else { return nil }
    var found: [IndexPath] = []
    while slot < geometry.slotCount, geometry.start(of: slot) < rect.maxY {
      if case .row(let path) = geometry.place(of: slot) { found.append(path) }
      slot += 1
    }
    return found.isEmpty ? nil : found
  }

  // MARK: Scrolling to a row

  func show(_ path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    demandRow(path)
    let row = rowRect(path)
    let inset = adjustedContentInset
    let available = bounds.height - inset.top - inset.bottom
    let covered = style == .plain ? headerCover(path.section) : 0
    let target: CGFloat
    switch position {
    case .top: target = row.minY - covered
    case .middle: target = row.midY - available / 2
    case .bottom: target = row.maxY - available
    case .none:
      let seen = contentOffset.y + inset.top
      if row.minY - covered < seen {
        target = row.minY - covered
      } else if row.maxY > seen + available {
        target = row.maxY - available
      } else {
        return
      }
    }
    let offset = clamped(CGPoint(x: contentOffset.x, y: target - inset.top))
    setContentOffset(offset, animated: animated)
  }

  /// The height, in points, by which the section's header covers rows while the header sticks to
  /// the top edge.
  private func headerCover(_ section: Int) -> CGFloat {
    let height = headerRect(section).height
    return height > 0 ? height - headerPadding : 0
  }

  private func demandRow(_ path: IndexPath) {
    let geometry = readGeometry
    if geometry.has(path) { return }
    let name = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"
    guard path.count == 2, (0..<geometry.sectionCount).contains(path.section) else {
      UIKitLog.raise(
        "NSRangeException",
        "\(name): section (\(path.first ?? 0)) beyond bounds (\(geometry.sectionCount)).")
    }
    UIKitLog.raise(
      "NSRangeException",
      "\(name): row (\(path.row)) beyond bounds (\(geometry.rowCount(in: path.section))) for "
        + "section (\(path.section)).")
  }
}

// What the list sections of a compositional layout add: the places of rows, separators, and the
// colour behind the rows.
extension UICollectionViewCompositionalLayout {
  /// The kind of the view behind the rows of a list.
  static let listBackgroundKind = "ListBackground"

  /// The configuration of the section's list; nil if the section is no list.
  func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    solution.descriptions.indices.contains(section)
      ? solution.descriptions[section]?.list : nil
  }

  /// The place of an element in its list; nil if its section is no list.
  func placingInList(_ key: ElementKey) -> ListPlacing? {
    guard key.category != .decorationView, key.indexPath.count == 2,
      let list = list(of: key.indexPath.section)
    else { return nil }
    var place = ListPlacing(style: list.style)
    place.margin =
      list.appearance == .sidebar || list.appearance == .sidebarPlain
      ? 8 : ListDefaults.margin(width: solution.viewSize.width)
    guard key.category == .cell else {
      place.part = key.kind == UICollectionView.elementKindSectionFooter ? .footer : .header
      return place
    }
    let (path, hasHeader) = (key.indexPath, list.headerMode == .firstItemInSection)
    let count = solution.sections[path.section].items.count
    if hasHeader, path.item == 0 {
      place.part = .header
      return place
    }
    place.isFirst = path.item == (hasHeader ? 1 : 0)
    place.isLast = path.item == count - 1
    (place.top, place.bottom) = separators(of: path, list, place)
    return place
  }

  /// By default there is a separator below each row. Below the last row, it is as wide as the row,
  /// and inset lists have none (unverified).
  private func separators(
    of path: IndexPath, _ list: UICollectionLayoutListConfiguration, _ place: ListPlacing
  ) -> (top: ListPlacing.Separator?, bottom: ListPlacing.Separator?) {
    guard list.showsSeparators else { return (nil, nil) }
    var separators = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { separators = handler(path, separators) }
    let isSidebar = list.appearance == .sidebar || list.appearance == .sidebarPlain
    let isGrouped = list.appearance == .grouped
    return (
      separators.separator(
        separators.topSeparatorVisibility, separators.topSeparatorInsets,
        isAutomatic: isGrouped && place.isFirst, automaticInsets: place.isFirst ? .zero : nil),
      separators.separator(
        separators.bottomSeparatorVisibility, separators.bottomSeparatorInsets,
        isAutomatic: !isSidebar && !(list.appearance == .insetGrouped && place.isLast),
        automaticInsets: isGrouped && place.isLast ? .zero : nil)
    )
  }

  // MARK: Swipe actions

  var listsHaveSwipeActions: Bool {
    solution.descriptions.contains {
      $0?.list?.leadingSwipeActionsConfigurationProvider != nil
        || $0?.list?.trailingSwipeActionsConfigurationProvider != nil
    }
  }

  func listSwipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard let list = list(of: path.section) else { return nil }
    let provider =
      leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  // MARK: Backgrounds

  /// The views behind the lists. That of the first and that of the last section extend beyond the
  /// content, so that the colour is also seen when the content is pulled.
  func addListBackgrounds(_ solution: inout CompositionalSolution) {
    let size = solution.viewSize
    for index in solution.sections.indices where solution.descriptions[index]?.list != nil {
      var frame = solution.sections[index].frame
      (frame.origin.x, frame.size.width) = (0, max(size.width, solution.contentSize.width))
      if index == 0 {
        frame.origin.y -= size.height
        frame.size.height += size.height
      }
      if index == solution.sections.count - 1 {
        frame.size.height =
          max(frame.maxY, solution.contentSize.height, size.height) + size.height
          - frame.minY
      }
      solution.sections[index].decorations.insert(
        SolvedSection.Element(
          key: ElementKey(
            category: .decorationView, kind: Self.listBackgroundKind,
            indexPath: IndexPath(item: 0, section: index)),
          frame: frame, zIndex: -1), at: 0)
    }
  }
}

/// The view behind the rows of a list.
final class ListBackgroundView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.fill
  }
}

// Creates attributes from the places of a compositional layout's elements.
extension UICollectionViewCompositionalLayout {
  private var isMirrored: Bool {
    solution.axis == .vertical
      && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: One element

  func place(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    element(key).map { attributes($0) }
  }

  private func element(_ key: ElementKey) -> SolvedSection.Element? {
    if let element = solution.boundaries.first(where: { $0.key == key }) { return element }
    let section = key.indexPath.section
    guard key.indexPath.count == 2, solution.sections.indices.contains(section) else { return nil }
    let solved = solution.sections[section]
    switch key.category {
    case .cell:
      let item = key.indexPath.item
      return solved.items.indices.contains(item) ? solved.items[item] : nil
    case .supplementaryView:
      return solved.boundaries.first { $0.key == key }
        ?? solved.supplements.first { $0.key == key }
    case .decorationView: return solved.decorations.first { $0.key == key }
    }
  }

  private func attributes(_ element: SolvedSection.Element) -> UICollectionViewLayoutAttributes {
    var frame = element.isPinned ? pinned(element) : element.frame
    if isMirrored, scroller(of: element.key) == nil {
      frame.origin.x = solution.contentSize.width - frame.maxX
    }
    if let item = visibleItems[element.key], item.solved == frame {
      return item.attributes.duplicate()
    }
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let place = (type ?? UICollectionViewLayoutAttributes.self).init()
    place.identify(as: element.key)
    place.frame = frame
    place.zIndex = element.zIndex + (element.isPinned ? Self.pinnedIndex : 0)
    place.freeAxes = element.free
    place.listPlacing = listPlacing(of: element.key)
    if element.key.kind == Self.listBackgroundKind {
      place.fill = list(of: element.key.indexPath.section)?.resolvedBackgroundColor
    }
    return place
  }

  /// What a pinned header or footer adds to its position in the stacking order (facts J.16).
  private static let pinnedIndex = 1_000_000_000

  /// The frame of a header or footer that stays in the visible bounds while its section is visible.
  private func pinned(_ element: SolvedSection.Element) -> CGRect {
    guard let view = collectionView else { return element.frame }
    let axis = solution.axis
    let isOfLayout = solution.boundaries.contains { $0.key == element.key }
    let section =
      isOfLayout
      ? CGRect(origin: .zero, size: solution.contentSize)
      : solution.sections[element.key.indexPath.section].frame
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let (frame, length) = (element.frame, axis.length(element.frame.size))
    let start = axis.start(frame.origin)
    let main: CGFloat
    if element.isTop {
      let last = axis.start(CGPoint(x: section.maxX, y: section.maxY)) - length
      main = max(start, min(axis.start(seen.origin), last))
    } else {
      let last = axis.start(CGPoint(x: seen.maxX, y: seen.maxY)) - length
      main = min(start, max(last, axis.start(section.origin)))
    }
    return CGRect(
      origin: axis == .vertical ? CGPoint(x: frame.minX, y: main) : CGPoint(x: main, y: frame.minY),
      size: frame.size)
  }

  // MARK: Elements in a rectangle

  func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let axis = solution.axis
    var area = rect
    if isMirrored { area.origin.x = solution.contentSize.width - rect.maxX }
    var found = solution.boundaries.filter { frame($0).meets(rect) }
    let (from, to) =
      axis == .vertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
    let first = solution.sections.firstIndexSorted {
      axis.start(CGPoint(x: $0.frame.maxX, y: $0.frame.maxY)) >= from
    }
    for index in first..<max(first, solution.sections.count) {
      let section = solution.sections[index]
      if axis.start(section.frame.origin) > to { break }
      found += section.boundaries.filter { frame($0).meets(rect) }
      found += section.decorations.filter { $0.frame.meets(area) }
      found += elements(of: section, index, in: area)
    }
    return found.map { attributes($0) }
  }

  private func frame(_ element: SolvedSection.Element) -> CGRect {
    element.isPinned ? pinned(element) : element.frame
  }

  private func elements(
    of section: SolvedSection, _ index: Int, in rect: CGRect
  ) -> [SolvedSection.Element] {
    var (area, axis) = (rect, solution.axis)
    if let orthogonal = section.orthogonal {
      guard orthogonal.frame.meets(rect) else { return [] }
      let offset = scrollers[index]?.contentOffset ?? .zero
      axis = axis.other
      area = rect.offsetBy(
        dx: axis == .horizontal ? offset.x : 0, dy: axis == .vertical ? offset.y : 0)
    }
    return section.groups(in: area, along: axis).flatMap { group in
      section.items[group.items].filter { $0.frame.meets(area) }
        + section.supplements[group.supplements].filter { $0.frame.meets(area) }
    }
  }

  // MARK: Handlers

  /// Calls the handlers of the sections whose visible items may have changed, the last section
  /// first.
  func callHandlers() {
    guard let view = collectionView, let environment = solution.environment else { return }
    for (index, section) in solution.descriptions.enumerated().reversed() {
      guard let section, let handler = section.visibleItemsInvalidationHandler else { continue }
      let offset = scrollers[index]?.contentOffset ?? view.contentOffset
      let place = CGRect(origin: offset, size: view.bounds.size)
      guard handledPlaces.updateValue(place, forKey: index) != place else { continue }
      let solved = solution.sections[index]
      guard solved.frame.meets(view.bounds) else { continue }
      let elements = elements(of: solved, index, in: view.bounds).sorted { $0.key < $1.key }
      let items = elements.map { visibleItem($0) }
      handler(items, offset, environment)
    }
  }

  private func visibleItem(_ element: SolvedSection.Element) -> VisibleLayoutItem {
    if let item = visibleItems[element.key], item.solved == element.frame { return item }
    visibleItems[element.key] = nil
    let item = VisibleLayoutItem(attributes(element))
    visibleItems[element.key] = item
    return item
  }
}

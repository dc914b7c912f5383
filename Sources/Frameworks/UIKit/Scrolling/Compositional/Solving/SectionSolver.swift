/// Gives the elements of a section their places. The section starts at the zero point.
@MainActor
struct SectionSolver {
  var section: NSCollectionLayoutSection
  var index: Int
  var count: Int
  /// The axis along which the layout scrolls.
  var axis: ScrollAxis
  /// The size of the collection view.
  var size: CGSize
  /// The section's content insets, with those of the reference.
  var insets: NSDirectionalEdgeInsets
  /// The insets of headers and footers.
  var edgeInsets: NSDirectionalEdgeInsets
  var scale: CGFloat
  var traits: UITraitCollection
  /// The sizes that views have preferred.
  var preferred: [ElementKey: CGSize]

  private var scrollsAcross: Bool { section.orthogonalScrollingBehavior != .none }
  /// The axis along which the groups follow each other.
  private var groupAxis: ScrollAxis { scrollsAcross ? axis.other : axis }

  func solve() -> SolvedSection {
    var solved = SolvedSection()
    solved.behavior = section.orthogonalScrollingBehavior
    guard count > 0 || !section.boundarySupplementaryItems.isEmpty else { return solved }
    let extent = placeGroups(&solved)
    // A section whose groups are too small for their items is like a section without items.
    guard !solved.groups.isEmpty || !section.boundarySupplementaryItems.isEmpty else {
      return solved
    }
    let across = axis.other
    // The content without headers and footers.
    let main =
      (scrollsAcross ? extent.cross : extent.main) + axis.before(insets) + axis.after(insets)
    let cross = max(
      across.length(size),
      scrollsAcross ? 0 : extent.cross + across.before(insets) + across.after(insets))
    let content = CGRect(origin: .zero, size: axis.size(main, cross))
    if scrollsAcross, !solved.groups.isEmpty {
      solved.orthogonal = SolvedSection.Orthogonal(
        frame: CGRect(
          origin: axis.point(axis.before(insets), 0),
          size: axis.size(extent.cross, across.length(size))),
        contentLength: extent.main + across.before(insets) + across.after(insets))
    }
    solved.frame = content
    placeBoundaries(&solved, content)
    placeDecorations(&solved)
    return solved
  }

  // MARK: Groups

  /// Places the groups one after another, and returns the length and the thickness that they take.
  private func placeGroups(_ solved: inout SolvedSection) -> (main: CGFloat, cross: CGFloat) {
    let groupAxis = groupAxis
    let across = groupAxis.other
    let container = groupAxis.size(
      groupAxis.length(size),
      max(0, across.length(size) - across.before(insets) - across.after(insets)))
    let solver = GroupSolver(
      scale: scale, traits: traits, scrollAxis: groupAxis, viewSize: size,
      preferred: { item in
        preferred[ElementKey(indexPath: IndexPath(item: item, section: index))]
      })
    var position = groupAxis.before(insets)
    var thickness: CGFloat = 0
    var first = 0
    var kinds: [String: Int] = [:]
    while first < count {
      let group = solver.solve(section.group, in: container, first: first, count: count - first)
      guard !group.items.isEmpty else { break }
      if first > 0 { position += section.interGroupSpacing }
      let spacing = section.group.edgeSpacing
      position += spacing?.before(groupAxis)?.spacing ?? 0
      let cross =
        across.before(insets) + crossOffset(group.size, across, across.length(container))
      add(group, first, groupAxis.point(position, cross), &kinds, &solved)
      position += groupAxis.length(group.size) + (spacing?.after(groupAxis)?.spacing ?? 0)
      thickness = max(thickness, across.length(group.size))
      first += group.items.count
    }
    return (max(0, position - groupAxis.before(insets)), thickness)
  }

  /// The distance by which the group's edge space moves it across the direction of the groups.
  private func crossOffset(
    _ group: CGSize, _ across: ScrollAxis, _ available: CGFloat
  ) -> CGFloat {
    let edges = [
      section.group.edgeSpacing?.before(across), section.group.edgeSpacing?.after(across),
    ]
    let springs = edges.filter { $0?.isFlexible == true }.count
    let fixed = edges.reduce(0) { $0 + ($1?.spacing ?? 0) }
    let left = available - across.length(group) - fixed
    let share = springs > 0 ? left / CGFloat(springs) : 0
    return (edges[0]?.spacing ?? 0) + (edges[0]?.isFlexible == true ? share : 0)
  }

  private func add(
    _ group: SolvedGroup, _ first: Int, _ origin: CGPoint, _ kinds: inout [String: Int],
    _ solved: inout SolvedSection
  ) {
    let (items, supplements) = (solved.items.count, solved.supplements.count)
    for (number, item) in group.items.enumerated() {
      let path = IndexPath(item: first + number, section: index)
      solved.items.append(
        SolvedSection.Element(
          key: ElementKey(indexPath: path),
          frame: item.frame.offsetBy(dx: origin.x, dy: origin.y),
          zIndex: item.zIndex + (section.decorationItems.isEmpty ? 0 : 1), free: item.free))
    }
    for supplement in group.supplements {
      let number = kinds[supplement.kind, default: 0]
      kinds[supplement.kind] = number + 1
      let key = ElementKey(
        category: .supplementaryView, kind: supplement.kind,
        indexPath: IndexPath(item: number, section: index))
      solved.supplements.append(
        SolvedSection.Element(
          key: key, frame: supplement.frame.offsetBy(dx: origin.x, dy: origin.y),
          zIndex: supplement.zIndex))
    }
    solved.groups.append(
      SolvedSection.Group(
        frame: CGRect(origin: origin, size: group.size), items: items..<solved.items.count,
        supplements: supplements..<solved.supplements.count))
  }

  // MARK: Headers, footers and backgrounds

  private func placeBoundaries(_ solved: inout SolvedSection, _ content: CGRect) {
    let placing = BoundaryPlacing(
      axis: axis, size: size, insets: edgeInsets, scale: scale, preferred: preferred)
    let elements = placing.elements(
      section.boundarySupplementaryItems, IndexPath(item: 0, section: index), around: content)
    solved.boundaries = elements
    // The section grows to hold what extends it, and starts at the zero point.
    var whole = content
    for (element, item) in zip(elements, section.boundarySupplementaryItems)
    where item.extendsBoundary && item.alignment != .none {
      whole = placing.extended(whole, by: element.frame)
    }
    solved.frame = whole
    let start = axis.start(whole.origin)
    if start != 0 { solved.move(by: axis.point(-start, 0)) }
    guard section.headerPadding > 0 else { return }
    solved.move(by: axis.point(section.headerPadding, 0))
    solved.frame.origin = .zero
    solved.frame.size = axis.size(
      axis.length(whole.size) + section.headerPadding, axis.other.length(whole.size))
  }

  private func placeDecorations(_ solved: inout SolvedSection) {
    guard axis.length(solved.frame.size) > 0 else { return }
    solved.decorations = section.decorationItems.enumerated().map { number, item in
      let insets = item.contentInsets
      let frame = CGRect(
        x: solved.frame.minX + insets.leading, y: solved.frame.minY + insets.top,
        width: max(0, solved.frame.width - insets.leading - insets.trailing),
        height: max(0, solved.frame.height - insets.top - insets.bottom))
      return SolvedSection.Element(
        key: ElementKey(
          category: .decorationView, kind: item.elementKind,
          indexPath: IndexPath(item: number, section: index)),
        frame: frame, zIndex: item.zIndex)
    }
  }
}

/// Places the headers and footers of a section or of a whole layout.
@MainActor
struct BoundaryPlacing {
  var axis: ScrollAxis
  var size: CGSize
  var insets: NSDirectionalEdgeInsets
  var scale: CGFloat
  var preferred: [ElementKey: CGSize]

  func elements(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ path: IndexPath,
    around content: CGRect
  ) -> [SolvedSection.Element] {
    let across = axis.other
    let container = axis.size(
      axis.length(size),
      max(0, across.length(size) - across.before(insets) - across.after(insets)))
    return items.map { item in
      let key = ElementKey(
        category: .supplementaryView, kind: item.elementKind, indexPath: path)
      var size = item.layoutSize.size(in: container, scale: scale)
      let free = item.layoutSize.free
      if let preferred = preferred[key] {
        if free.width { size.width = preferred.width }
        if free.height { size.height = preferred.height }
      }
      return SolvedSection.Element(
        key: key, frame: frame(item, size, content), zIndex: item.zIndex, free: free,
        isPinned: item.pinToVisibleBounds,
        isTop: axis == .vertical ? item.alignment.isTop : item.alignment.isLeading)
    }
  }

  private func frame(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ content: CGRect
  ) -> CGRect {
    let place = item.alignment
    // The rectangle in which the item is aligned.
    let across = axis.other
    var box = content
    if across == .horizontal {
      box.origin.x += insets.leading
      box.size.width -= insets.leading + insets.trailing
    } else {
      box.origin.y += insets.top
      box.size.height -= insets.top + insets.bottom
    }
    let extends = (
      x: axis == .horizontal && item.extendsBoundary, y: axis == .vertical && item.extendsBoundary
    )
    let x =
      place.isLeading
      ? box.minX - (extends.x ? size.width : 0)
      : place.isTrailing
        ? box.maxX - (extends.x ? 0 : size.width) : box.midX - size.width / 2
    let y =
      place.isTop
      ? box.minY - (extends.y ? size.height : 0)
      : place.isBottom
        ? box.maxY - (extends.y ? 0 : size.height) : box.midY - size.height / 2
    return CGRect(
      x: ((x + item.offset.x) * scale).rounded() / scale,
      y: ((y + item.offset.y) * scale).rounded() / scale, width: size.width, height: size.height)
  }

  /// `content`, extended along the axis of scrolling so that it contains `frame`.
  func extended(_ content: CGRect, by frame: CGRect) -> CGRect {
    let union = content.union(frame)
    return axis == .vertical
      ? CGRect(x: content.minX, y: union.minY, width: content.width, height: union.height)
      : CGRect(x: union.minX, y: content.minY, width: union.width, height: content.height)
  }
}

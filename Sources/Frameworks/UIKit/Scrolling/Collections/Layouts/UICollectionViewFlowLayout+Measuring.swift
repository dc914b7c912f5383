// Computes the sections of a flow layout, and creates attributes from them.
extension UICollectionViewFlowLayout {
  private var isVertical: Bool { scrollDirection == .vertical }

  /// The length of a line, including section insets, in a collection view of the given size.
  func lineLength(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func ask<R>(
    _ name: String, _ argument: @autoclosure () -> CallTrace.Value,
    _ question: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> R?
  ) -> R? {
    guard let collectionView,
      let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    else { return nil }
    return collectionView.items.methods.ask(
      delegate, name,
      .message(
        .init("collectionView", of: collectionView, "layout", .named(self), [name: argument()]))
    ) { question(delegate, collectionView) }
  }

  // MARK: Measuring

  func measure() {
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let line = lineLength(collectionView.bounds.size)
    if line != lineLength || !asksCells {
      preferredSizes = [:]
      if asksCells { collectionView.items.forgetPreferences() }
    }
    lineLength = line
    let across = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    let length = max(0, lineLength - across)
    var main: CGFloat = 0
    sections = collectionView.readCounts.enumerated().map { section, count in
      let made = measure(section, count, from: main, length: length)
      main = made.end
      return made
    }
    contentSize =
      isVertical ? CGSize(width: length, height: main) : CGSize(width: main, height: length)
  }

  private func measure(
    _ section: Int, _ count: Int, from start: CGFloat, length: CGFloat
  ) -> FlowSection {
    var made = FlowSection()
    made.start = start
    var main = start
    let header =
      ask("referenceSizeForHeaderInSection", .integer(section)) {
        $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section)
      } ?? headerReferenceSize
    if thickness(header) > 0 {
      made.header = edgeFrame(at: main, thickness(header), length)
      main += thickness(header)
    }
    let inset =
      ask("insetForSectionAt", .integer(section)) {
        $0.collectionView($1, layout: self, insetForSectionAt: section)
      } ?? sectionInset
    main += isVertical ? inset.top : inset.left
    let breaking = breaking(section, inset, length)
    let sizes = sizes(section, count)
    let pairs = sizes.all.map { size in
      isVertical
        ? (cross: size.width, main: size.height) : (cross: size.height, main: size.width)
    }
    var uniform = breaking
    uniform.isUniform = sizes.isUniform
    made.lines = uniform.lines(pairs, from: main)
    made.frames = made.lines.flatMap { line in
      zip(line.items, line.places).map { index, place in
        frame(sizes.all[index], cross: place, line)
      }
    }
    if let last = made.lines.last { main = last.start + last.thickness }
    main += isVertical ? inset.bottom : inset.right
    let footer =
      ask("referenceSizeForFooterInSection", .integer(section)) {
        $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section)
      } ?? footerReferenceSize
    if thickness(footer) > 0 {
      made.footer = edgeFrame(at: main, thickness(footer), length)
      main += thickness(footer)
    }
    made.end = main
    return made
  }

  private func breaking(
    _ section: Int, _ inset: UIEdgeInsets, _ length: CGFloat
  ) -> FlowBreaking {
    let itemGap =
      ask("minimumInteritemSpacingForSectionAt", .integer(section)) {
        $0.collectionView($1, layout: self, minimumInteritemSpacingForSectionAt: section)
      } ?? minimumInteritemSpacing
    let lineGap =
      ask("minimumLineSpacingForSectionAt", .integer(section)) {
        $0.collectionView($1, layout: self, minimumLineSpacingForSectionAt: section)
      } ?? minimumLineSpacing
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    return FlowBreaking(
      available: max(0, length - before - after), origin: before, itemGap: itemGap,
      lineGap: lineGap,
      isUniform: true)
  }

  private func sizes(_ section: Int, _ count: Int) -> (all: [CGSize], isUniform: Bool) {
    var all: [CGSize] = []
    all.reserveCapacity(count)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let answer = ask("sizeForItemAt", .path(path)) {
        $0.collectionView($1, layout: self, sizeForItemAt: path)
      }
      guard answer != nil || asksCells else {
        return (Array(repeating: itemSize, count: count), true)
      }
      all.append(preferredSizes[path] ?? estimate(answer))
    }
    return (all, all.allSatisfy { $0 == all.first })
  }

  /// The size of an item whose cell has not been asked for its size. `answer` is the delegate's
  /// size.
  private func estimate(_ answer: CGSize?) -> CGSize {
    let estimates: [CGSize] = asksCells ? [answer, estimatedItemSize].compactMap { $0 } : []
    return estimates.first { $0 != Self.automaticSize }
      ?? (asksCells ? itemSize : answer ?? itemSize)
  }

  private func thickness(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func edgeFrame(at main: CGFloat, _ thickness: CGFloat, _ length: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: 0, y: main, width: length, height: thickness)
      : CGRect(x: main, y: 0, width: thickness, height: length)
  }

  /// The frame of an item. The item is centred across its line.
  private func frame(_ size: CGSize, cross: CGFloat, _ line: FlowLine) -> CGRect {
    let main = line.start + (line.thickness - thickness(size)) / 2
    return CGRect(
      origin: isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross), size: size)
  }

  // MARK: Attributes

  func itemPlace(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section),
      sections[path.section].frames.indices.contains(path.item)
    else { return nil }
    let place = made(ElementKey(indexPath: path))
    place.frame = sections[path.section].frames[path.item]
    return place
  }

  func edgePlace(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter,
      var frame = isHeader ? section.header : section.footer
    else { return nil }
    let place = made(ElementKey(category: .supplementaryView, kind: kind, indexPath: path))
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if pins {
      frame = pinned(frame, section, isHeader)
      place.zIndex = 10
    }
    place.frame = frame
    return place
  }

  private func pinned(_ frame: CGRect, _ section: FlowSection, _ isHeader: Bool) -> CGRect {
    guard let collectionView else { return frame }
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let length = thickness(frame.size)
    let (first, last) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
    let start = isVertical ? frame.minY : frame.minX
    let limit = isHeader ? section.end - length : section.start
    let main =
      isHeader ? max(start, min(first, limit)) : min(start, max(last - length, limit))
    return isVertical
      ? CGRect(x: frame.minX, y: main, width: frame.width, height: length)
      : CGRect(x: main, y: frame.minY, width: length, height: frame.height)
  }

  func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    let first = sections.firstIndexSorted { $0.end >= from }
    for index in first..<max(first, sections.count) {
      let section = sections[index]
      if section.start > to { break }
      let edge = IndexPath(item: 0, section: index)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let place = edgePlace(kind, edge), place.frame.meets(rect) { found.append(place) }
      }
      for item in section.items(from: from, to: to)
      where section.frames[item].meets(rect) {
        itemPlace(IndexPath(item: item, section: index)).map { found.append($0) }
      }
    }
    return found
  }

  private func made(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let place = (type ?? UICollectionViewLayoutAttributes.self).init()
    place.identify(as: key)
    return place
  }
}

/// Gives the items of groups their places.
///
/// How many items fit in a line is determined by the length that the space between them leaves, so
/// the fractions of the items' lengths are fractions of that length (facts J.16).
@MainActor
struct GroupSolver {
  /// The scale of the screen.
  var scale: CGFloat
  var traits: UITraitCollection
  /// The axis along which groups follow each other.
  var scrollAxis: ScrollAxis
  /// The size of the collection view, in which custom groups are resolved.
  var viewSize: CGSize
  /// The size that the cell of an item has preferred; nil if it has not been asked.
  var preferred: (Int) -> CGSize?

  /// The most items of a line that are counted to find out how many fit.
  private static let mostItems = 1000
  private static let tolerance: CGFloat = 1e-3

  /// Solves a group for the items from `first` on, of which there are `count`.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, count: Int
  ) -> SolvedGroup {
    switch group.arrangement {
    case .custom(let provider):
      return custom(group, provider, container, count: count)
    case .line(let axis, let number, let isEqual):
      return line(
        group, Line(axis: axis, count: number, isEqual: isEqual), container, first: first,
        count: count)
    }
  }

  private func custom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ container: CGSize, count: Int
  ) -> SolvedGroup {
    let size = group.layoutSize.size(in: viewSize, scale: scale)
    let environment = LayoutEnvironment(size, insets: group.contentInsets, traits)
    var solved = SolvedGroup(size: size)
    solved.items = provider(environment).prefix(count).map {
      SolvedGroup.Item(frame: $0.frame, zIndex: $0.zIndex)
    }
    attach(group, &solved)
    return solved
  }

  // MARK: Lines

  private struct Line {
    let axis: ScrollAxis
    let count: Int?
    let isEqual: Bool
  }

  private func line(
    _ group: NSCollectionLayoutGroup, _ line: Line, _ container: CGSize, first: Int, count: Int
  ) -> SolvedGroup {
    let axis = line.axis
    let outer = group.layoutSize.size(in: container, scale: scale)
    let insets = group.contentInsets
    let free = group.layoutSize.free
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    let space = group.interItemSpacing?.spacing ?? 0
    let (number, rest) = capacity(group, line, inner, space)
    let inside = axis.size(rest, axis.other.length(inner))

    // The parts of the line, each a cell or a group of cells.
    var parts: [Part] = []
    var used = 0
    while parts.count < number, used < count {
      let item = group.subitems[parts.count % group.subitems.count]
      let share = line.isEqual ? rest / CGFloat(number) : nil
      let part = self.part(
        item, inside, share.map { axis.size($0, 0) }, axis, first: first + used,
        count: count - used)
      guard !part.solved.items.isEmpty else { break }
      used += part.solved.items.count
      parts.append(part)
    }
    var solved = SolvedGroup(size: outer)
    let reach = place(parts, group, axis, inner, insets, isFree: axis.isFree(free), &solved)
    if axis.isFree(free) {
      let length = reach + axis.before(insets) + axis.after(insets)
      solved.size = axis.size(length, axis.other.length(outer))
    } else if axis == scrollAxis, used == count, parts.count < number {
      solved.size = axis.size(
        trimmed(group, line, inner, inside, number, reach, outer), axis.other.length(outer))
    }
    if axis.other.isFree(free) {
      let end = solved.items.map { axis.other.start(CGPoint(x: $0.frame.maxX, y: $0.frame.maxY)) }
      let cross = (end.max() ?? 0) + axis.other.after(insets)
      solved.size = axis.size(axis.length(solved.size), cross)
    }
    attach(group, &solved)
    return solved
  }

  /// How many parts fit in a line, and the length of which their lengths are fractions. A group with
  /// a count has exactly so many parts. A group whose length is estimated has each of its items once.
  private func capacity(
    _ group: NSCollectionLayoutGroup, _ line: Line, _ inner: CGSize, _ space: CGFloat
  ) -> (number: Int, rest: CGFloat) {
    let axis = line.axis
    let whole = axis.length(inner)
    func rest(_ number: Int) -> CGFloat { max(0, whole - CGFloat(max(0, number - 1)) * space) }
    if let count = line.count { return (count, rest(count)) }
    if axis.isFree(group.layoutSize.free) {
      return (group.subitems.count, rest(group.subitems.count))
    }
    /// The largest number of parts that are together at most as long as `room`. Their lengths are
    /// fractions of `base`.
    func most(_ room: (Int) -> CGFloat, _ base: (Int) -> CGFloat) -> Int {
      var number = 0
      while number < Self.mostItems {
        let inside = axis.size(base(number + 1), axis.other.length(inner))
        let sum = (0...number).reduce(0) {
          $0 + length(group.subitems[$1 % group.subitems.count], axis, inside)
        }
        if sum > room(number + 1) + Self.tolerance { break }
        number += 1
      }
      return number
    }
    let isProportional = group.subitems.contains {
      let across =
        axis == .horizontal ? $0.layoutSize.heightDimension : $0.layoutSize.widthDimension
      return across.isFraction(along: axis)
    }
    let spaced = { whole - CGFloat($0 - 1) * space }
    guard isProportional else {
      let number = most(spaced, rest)
      return (number, rest(number))
    }
    // An item whose other side is a fraction of this length: the fractions are fractions of what the
    // items leave that fit without space (facts J.16).
    let base = rest(most({ _ in whole }, { _ in whole }))
    return (most(spaced, { _ in base }), base)
  }

  /// The length of an item along a line, with its fixed edge space.
  private func length(
    _ item: NSCollectionLayoutItem, _ axis: ScrollAxis, _ container: CGSize
  ) -> CGFloat {
    let spacing = item.edgeSpacing
    return axis.length(item.layoutSize.size(in: container, scale: scale))
      + (spacing?.before(axis)?.spacing ?? 0) + (spacing?.after(axis)?.spacing ?? 0)
  }

  /// A part of a line: its item, and the item's cells.
  private struct Part {
    let item: NSCollectionLayoutItem
    let solved: SolvedGroup
  }

  /// `share` replaces the item's length along the line.
  private func part(
    _ item: NSCollectionLayoutItem, _ container: CGSize, _ share: CGSize?, _ axis: ScrollAxis,
    first: Int, count: Int
  ) -> Part {
    if let group = item as? NSCollectionLayoutGroup {
      let space = share.map { axis.size(axis.length($0), axis.other.length(container)) }
      return Part(
        item: item, solved: solve(group, in: space ?? container, first: first, count: count))
    }
    var size = item.layoutSize.size(in: container, scale: scale)
    if let share {
      let length = (axis.length(share) * scale + Self.tolerance).rounded(.down) / scale
      size = axis.size(length, axis.other.length(size))
    }
    var free = item.layoutSize.free
    if share != nil { free = free.without(axis) }
    if let preferred = preferred(first) {
      if free.width { size.width = preferred.width }
      if free.height { size.height = preferred.height }
    }
    let insets = item.contentInsets
    var frame = CGRect(origin: .zero, size: size)
    if !free.width {
      frame.origin.x = insets.leading
      frame.size.width = abs(size.width - insets.leading - insets.trailing)
    }
    if !free.height {
      frame.origin.y = insets.top
      frame.size.height = abs(size.height - insets.top - insets.bottom)
    }
    var solved = SolvedGroup(size: size, items: [SolvedGroup.Item(frame: frame, free: free)])
    attach(item, &solved, to: frame)
    return Part(item: item, solved: solved)
  }

  // MARK: Places

  /// Places the parts of a line, and returns the length that they take. What they leave is divided
  /// among the flexible spaces.
  private func place(
    _ parts: [Part], _ group: NSCollectionLayoutGroup, _ axis: ScrollAxis, _ inner: CGSize,
    _ insets: NSDirectionalEdgeInsets, isFree: Bool, _ solved: inout SolvedGroup
  ) -> CGFloat {
    let space = group.interItemSpacing?.spacing ?? 0
    let isSpring = group.interItemSpacing?.isFlexible ?? false
    var taken = CGFloat(max(0, parts.count - 1)) * space
    var springs = isSpring ? max(0, parts.count - 1) : 0
    for part in parts {
      for edge in [part.item.edgeSpacing?.before(axis), part.item.edgeSpacing?.after(axis)] {
        taken += edge?.spacing ?? 0
        if edge?.isFlexible == true { springs += 1 }
      }
      taken += axis.length(part.solved.size)
    }
    let left = axis.length(inner) - taken
    let share = springs > 0 && !isFree ? left / CGFloat(springs) : 0
    var position = axis.before(insets)
    for (index, part) in parts.enumerated() {
      if index > 0 { position += space + (isSpring ? share : 0) }
      position += length(part.item.edgeSpacing?.before(axis), share)
      let cross = crossPosition(part, axis, inner) + axis.other.before(insets)
      solved.add(part.solved, at: rounded(axis.point(position, cross)))
      position += axis.length(part.solved.size)
      position += length(part.item.edgeSpacing?.after(axis), share)
    }
    return position - axis.before(insets)
  }

  private func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexible ? share : 0)
  }

  /// An item that is smaller than its line across it is at the start, unless its edge space is
  /// flexible.
  private func crossPosition(_ part: Part, _ axis: ScrollAxis, _ inner: CGSize) -> CGFloat {
    let across = axis.other
    let edges = [part.item.edgeSpacing?.before(across), part.item.edgeSpacing?.after(across)]
    let springs = edges.filter { $0?.isFlexible == true }.count
    let fixed = edges.reduce(0) { $0 + ($1?.spacing ?? 0) }
    let left = across.length(inner) - across.length(part.solved.size) - fixed
    return length(edges[0], springs > 0 ? left / CGFloat(springs) : 0)
  }

  private func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
  }

  /// The length of the last group of a section if it has fewer items than a whole group: what its
  /// items take, plus what a whole group leaves after its last item.
  private func trimmed(
    _ group: NSCollectionLayoutGroup, _ line: Line, _ inner: CGSize, _ inside: CGSize,
    _ number: Int, _ reach: CGFloat, _ outer: CGSize
  ) -> CGFloat {
    let axis = line.axis
    let space = group.interItemSpacing?.spacing ?? 0
    var whole = CGFloat(max(0, number - 1)) * space
    for index in 0..<number {
      whole +=
        line.isEqual
        ? axis.length(inside) / CGFloat(number)
        : length(group.subitems[index % group.subitems.count], axis, inside)
    }
    return max(0, reach + max(0, axis.length(inner) - whole))
  }

  // MARK: Attached views

  private func attach(_ group: NSCollectionLayoutGroup, _ solved: inout SolvedGroup) {
    attach(group, &solved, to: CGRect(origin: .zero, size: solved.size))
  }

  private func attach(
    _ item: NSCollectionLayoutItem, _ solved: inout SolvedGroup, to frame: CGRect
  ) {
    for view in item.supplementaryItems {
      let size = view.layoutSize.size(in: frame.size, scale: scale)
      solved.supplements.append(
        SolvedGroup.Supplement(
          frame: view.containerAnchor.frame(of: size, at: view.itemAnchor, in: frame),
          kind: view.elementKind, zIndex: view.zIndex))
    }
  }
}

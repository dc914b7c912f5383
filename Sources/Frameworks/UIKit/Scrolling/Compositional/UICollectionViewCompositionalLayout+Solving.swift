// Gives the elements of a compositional layout their places.
extension UICollectionViewCompositionalLayout {
  func solveIfNeeded() {
    guard let view = collectionView else { return }
    if view.bounds.size != solution.viewSize {
      // Views that are measured at another size may prefer another size.
      if view.bounds.width != solution.viewSize.width { preferredSizes = [:] }
      needsSolution = true
      view.items.forgetPreferences()
    }
    guard needsSolution else { return }
    needsSolution = false
    handledPlaces = [:]
    solution = solve(in: view)
    updateScrollers(in: view)
  }

  private func solve(in view: UICollectionView) -> CompositionalSolution {
    var solution = CompositionalSolution()
    let axis = configuration.scrollDirection == .vertical ? ScrollAxis.vertical : .horizontal
    (solution.viewSize, solution.axis) = (view.bounds.size, axis)
    let reference = insets(of: configuration.contentInsetsReference, in: view, along: axis)
    let environment = LayoutEnvironment(
      view.bounds.size, insets: reference, view.traitCollection)
    solution.environment = environment
    var position: CGFloat = 0
    for (index, count) in view.readCounts.enumerated() {
      let section = provider(index, environment)
      if section == nil, count > 0 {
        UIKitLog.raise(
          UIKitLog.inconsistency,
          "Invalid section definition. Please specify a valid section definition when content is to "
            + "be rendered for a section. This is a client error.")
      }
      if index > 0 { position += configuration.interSectionSpacing }
      var solved =
        section.map { self.solver($0, index, count, view, axis, reference).solve() }
        ?? SolvedSection()
      solved.move(by: axis.point(position, 0))
      position += axis.length(solved.frame.size)
      solution.sections.append(solved)
      solution.descriptions.append(section)
    }
    placeBoundaries(&solution, position, view, reference)
    addListBackgrounds(&solution)
    solution.hasPinned =
      (solution.boundaries + solution.sections.flatMap(\.boundaries)).contains(where: \.isPinned)
    return solution
  }

  private func solver(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ view: UICollectionView,
    _ axis: ScrollAxis, _ reference: NSDirectionalEdgeInsets
  ) -> SectionSolver {
    let own =
      section.contentInsetsReference == .automatic
      ? reference : insets(of: section.contentInsetsReference, in: view, along: axis)
    let insets = section.contentInsets + own
    let edges: NSDirectionalEdgeInsets =
      switch section.supplementaryContentInsetsReference {
      case .automatic: section.supplementariesFollowContentInsets ? insets : .zero
      case .none: .zero
      case let other: self.insets(of: other, in: view, along: axis)
      }
    return SectionSolver(
      section: section, index: index, count: count, axis: axis, size: view.bounds.size,
      insets: insets, edgeInsets: edges, scale: UIScreen.main.scale,
      traits: view.traitCollection, preferred: preferredSizes)
  }

  /// The insets of a reference, across the direction of scrolling.
  private func insets(
    of reference: UIContentInsetsReference, in view: UICollectionView, along axis: ScrollAxis
  ) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets =
      switch reference {
      case .automatic, .safeArea: view.safeAreaInsets
      case .none: .zero
      case .layoutMargins, .readableContent: view.layoutMargins
      }
    return axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: insets.left, bottom: 0, trailing: insets.right)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  /// Places the headers and footers of the whole layout, and sets the content size.
  private func placeBoundaries(
    _ solution: inout CompositionalSolution, _ length: CGFloat, _ view: UICollectionView,
    _ reference: NSDirectionalEdgeInsets
  ) {
    let axis = solution.axis
    let widths = solution.sections.filter { $0.orthogonal == nil }.map {
      axis.other.length($0.frame.size)
    }
    let cross = max(axis.other.length(view.bounds.size), widths.max() ?? 0)
    let content = CGRect(origin: .zero, size: axis.size(length, cross))
    let placing = BoundaryPlacing(
      axis: axis, size: view.bounds.size, insets: reference, scale: UIScreen.main.scale,
      preferred: preferredSizes)
    let items = configuration.boundarySupplementaryItems
    // The measured item of the index path of a layout's header is the largest number (facts J.16).
    let path = IndexPath(item: Int.max, section: 0)
    solution.boundaries = placing.elements(items, path, around: content)
    var whole = content
    for (element, item) in zip(solution.boundaries, items)
    where item.extendsBoundary && item.alignment != .none {
      whole = placing.extended(whole, by: element.frame)
    }
    let start = axis.start(whole.origin)
    if start != 0 {
      let move = axis.point(-start, 0)
      for index in solution.sections.indices { solution.sections[index].move(by: move) }
      for index in solution.boundaries.indices {
        solution.boundaries[index].frame = solution.boundaries[index].frame.offsetBy(
          dx: move.x, dy: move.y)
      }
    }
    solution.contentSize = whole.size
  }
}

extension NSDirectionalEdgeInsets {
  static func + (a: Self, b: Self) -> Self {
    Self(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}

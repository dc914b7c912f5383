/// A section of a compositional layout whose elements have places, in the coordinate system of the
/// collection view. The groups of a section that scrolls across are not scrolled.
struct SolvedSection {
  struct Element {
    var key: ElementKey
    var frame: CGRect
    var zIndex = 0
    var free = FreeAxes()
    var isPinned = false
    var isTop = false
  }

  /// The range of the elements that belong to a group, and the group's frame.
  struct Group {
    var frame: CGRect
    var items: Range<Int>
    var supplements: Range<Int>
  }

  /// The place of the section, with its headers and footers.
  var frame = CGRect.zero
  var items: [Element] = []
  /// The views that are attached to items and groups.
  var supplements: [Element] = []
  var groups: [Group] = []
  var boundaries: [Element] = []
  var decorations: [Element] = []
  /// How the section scrolls across; nil if it does not.
  var orthogonal: Orthogonal?
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The part of a section that scrolls across the layout.
  struct Orthogonal {
    /// The frame of the scroll view.
    var frame: CGRect
    var contentLength: CGFloat
  }

  /// The groups that intersect `rect`. The groups of a section that scrolls across follow each other
  /// along the other axis.
  func groups(in rect: CGRect, along axis: ScrollAxis) -> ArraySlice<Group> {
    let (from, to) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = groups.firstIndexSorted {
      (axis == .vertical ? $0.frame.maxY : $0.frame.maxX) >= from
    }
    let last = groups.firstIndexSorted {
      (axis == .vertical ? $0.frame.minY : $0.frame.minX) > to
    }
    return groups[first..<max(first, last)]
  }

  mutating func move(by distance: CGPoint) {
    func moved(_ elements: [Element]) -> [Element] {
      elements.map { element in
        var element = element
        element.frame = element.frame.offsetBy(dx: distance.x, dy: distance.y)
        return element
      }
    }
    frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    (items, supplements) = (moved(items), moved(supplements))
    (boundaries, decorations) = (moved(boundaries), moved(decorations))
    for index in groups.indices {
      groups[index].frame = groups[index].frame.offsetBy(dx: distance.x, dy: distance.y)
    }
    if var across = orthogonal {
      across.frame = across.frame.offsetBy(dx: distance.x, dy: distance.y)
      orthogonal = across
    }
  }
}

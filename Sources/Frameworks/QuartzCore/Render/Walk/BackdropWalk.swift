/// Replaces the backdrops of a display list with pictures, back to front.
///
/// A backdrop shows what was drawn before it in its group. An ancestor that is not opaque or has a
/// mask is painted separately. A backdrop inside such an ancestor does not show content behind the
/// ancestor, as Apple documents. The layer's own opacity does not hide content from the backdrop;
/// it fades the backdrop together with the other parts of the layer.
struct BackdropWalk {
  /// Creates the picture of `window` from the content behind it.
  typealias Blurred = (
    _ behind: Behind, _ window: PaintList.Box, _ blur: DisplayList.Blur,
    _ reduction: BackdropReduction
  ) -> DisplayList.Paint

  struct Behind {
    let items: [DisplayList.Item]
    /// Whether the picture's background is behind these items.
    let isOnGround: Bool
  }

  /// A group inside which the walk currently is, with the items that the walk has already replaced.
  private struct Level {
    var items: [DisplayList.Item] = []
    /// The group; nil for the outermost level, which is the list.
    var group: DisplayList.Group?
    /// The intersection of the group's clip and the clips of the groups around it.
    var box: PaintList.Box
  }

  private var levels: [Level]
  private let screen: PaintList.Box
  private let blurred: Blurred

  /// Returns the list with a picture in place of each backdrop.
  static func resolve(_ list: DisplayList, _ blurred: Blurred) -> DisplayList {
    guard list.unresolved.contains(.backdrops), list.items.contains(where: \.hasBackdrop)
    else { return list }
    let screen = PaintList.Box(x0: 0, y0: 0, x1: Int32(list.width), y1: Int32(list.height))
    return withoutActuallyEscaping(blurred) { blurred in
      var walk = BackdropWalk(
        levels: [Level(box: screen)], screen: screen, blurred: blurred)
      walk.walk(list.items)
      return DisplayList(
        width: list.width, height: list.height, items: walk.levels[0].items,
        unresolved: list.unresolved.subtracting(.backdrops))
    }
  }

  private mutating func walk(_ items: [DisplayList.Item]) {
    for item in items {
      switch item {
      case .draw(var draw):
        if case .backdrop(let blur) = draw.paint {
          guard let paint = picture(of: draw, blur) else { continue }
          draw.paint = paint
        }
        append(.draw(draw))
      case .group(var group):
        guard item.hasBackdrop else {
          append(item)
          continue
        }
        group.items = walked(group.items, in: group)
        // Inside a mask, only the mask's own content is behind a backdrop.
        if let mask = group.mask {
          var apart = DisplayList.Group(layer: group.layer, name: group.name, items: [])
          apart.isIsolated = true
          group.mask = walked(mask, in: apart)
        }
        append(.group(group))
      }
    }
  }

  private mutating func append(_ item: DisplayList.Item) {
    levels[levels.count - 1].items.append(item)
  }

  private mutating func walked(
    _ items: [DisplayList.Item], in group: DisplayList.Group
  ) -> [DisplayList.Item] {
    var box = levels[levels.count - 1].box
    if let clip = group.clip {
      box = PaintList.box(ShapeOutline(clip.shape, plane: clip.plane)).intersection(box)
    }
    levels.append(Level(group: group, box: box))
    walk(items)
    return levels.removeLast().items
  }

  private func picture(
    of draw: DisplayList.Draw, _ blur: DisplayList.Blur
  ) -> DisplayList.Paint? {
    let visible = PaintList.box(ShapeOutline(draw.shape, plane: draw.plane))
      .intersection(levels[levels.count - 1].box)
    guard !visible.isEmpty, draw.opacity > 0 else { return nil }
    let reduction = BackdropReduction(sigma: blur.sigma)
    // The window is aligned to a grid that does not move with the shape, so that the blur does not
    // shimmer when the shape moves.
    let (f, reach) = (Int32(reduction.factor), Int32(reduction.reach))
    func down(_ v: Int32) -> Int32 { (max(0, v - reach) / f) * f }
    func up(_ v: Int32) -> Int32 { (v + reach + f - 1) / f * f }
    let window = PaintList.Box(
      x0: down(visible.x0), y0: down(visible.y0), x1: up(visible.x1), y1: up(visible.y1)
    ).intersection(screen)
    return blurred(behind(beyondGroup: blur.isBeyondGroup), window, blur, reduction)
  }

  /// The items behind the backdrop, clipped as they are in the picture.
  private func behind(beyondGroup: Bool) -> Behind {
    var index = levels.count - 1
    func isApart(_ index: Int) -> Bool { levels[index].group?.isApart ?? false }
    if beyondGroup {
      while index > 0, !isApart(index) { index -= 1 }
      index = max(0, index - 1)
    }
    var items = levels[index].items
    var isOnGround = true
    while index > 0, let group = levels[index].group {
      var shell = DisplayList.Group(layer: group.layer, name: group.name, items: items)
      shell.clip = group.clip
      guard !isApart(index) else {
        (items, isOnGround) = ([.group(shell)], false)
        break
      }
      items = levels[index - 1].items + [.group(shell)]
      index -= 1
    }
    return Behind(items: items, isOnGround: isOnGround)
  }
}

extension DisplayList.Item {
  var hasBackdrop: Bool {
    switch self {
    case .draw(let draw):
      if case .backdrop = draw.paint { return true }
      return false
    case .group(let group):
      return group.items.contains(where: \.hasBackdrop)
        || group.mask?.contains(where: \.hasBackdrop) ?? false
    }
  }
}

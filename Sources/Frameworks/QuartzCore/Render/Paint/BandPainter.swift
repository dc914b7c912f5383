import CRaster

/// Paints bands of a paint list. Each thread has its own painter.
///
/// A band is painted in two steps. The first step goes from front to back: it determines which
/// pixels each operation covers, and removes pixels that are hidden by opaque operations in front.
/// The second step goes from back to front and paints the remaining pixels.
final class BandPainter {
  /// The lists are stored in one value, so that Swift checks exclusive access once per band and not
  /// at each use.
  private var lists = BandLists()
  /// The pixels of the band that opaque operations cover.
  private var hidden = cr_occlusion()

  init() {}

  deinit { lists.free() }

  /// - Parameter columns: The columns of the window to paint. The pixels of other columns do not
  ///   change.
  func paint(
    _ paintList: PaintList, band: Int, columns: Range<Int32>,
    onto picture: UnsafeMutablePointer<UInt32>
  ) {
    lists.paint(paintList, band: band, columns: columns, onto: picture, hidden: &hidden)
  }
}

/// A painter's buffers for a band, which are reused for the next band.
private struct BandLists {
  private var arena = cr_arena()
  /// The spans of each operation in this band, indexed by operation.
  private var spans: [Range<Int32>] = []
  private var scratch: [UnsafeMutablePointer<UInt32>] = []
  private var scratchWidth = 0

  mutating func free() {
    cr_arena_free(&arena)
    for buffer in scratch { buffer.deallocate() }
    scratch = []
  }

  mutating func paint(
    _ paintList: PaintList, band: Int, columns: Range<Int32>,
    onto picture: UnsafeMutablePointer<UInt32>,
    hidden: inout cr_occlusion
  ) {
    let rows = paintList.rows(of: band)
    guard paintList.width > 0, !rows.isEmpty else { return }
    arena.count = 0
    arena.saved_count = 0
    let window = paintList.window
    let pixels = picture + (rows.lowerBound - Int(window.y0)) * paintList.width
    if scratchWidth < Int(window.x1) {
      for buffer in scratch { buffer.deallocate() }
      scratch = []
      scratchWidth = Int(window.x1)
    }
    spans.removeAll(keepingCapacity: true)
    spans.append(contentsOf: repeatElement(0..<0, count: paintList.operations.count))
    let part = PaintList.Box(
      x0: columns.lowerBound, y0: Int32(rows.lowerBound), x1: columns.upperBound,
      y1: Int32(rows.upperBound))
    var clip = cr_clip(columns: columns, rows: part.y0..<part.y1)
    cr_reveal(&hidden)
    cover(paintList.roots, in: paintList, clip: &clip, hidden: &hidden)
    let target = cr_target(
      pixels: pixels, stride: Int32(paintList.width), x0: window.x0, y0: Int32(rows.lowerBound))
    lay(paintList.roots, in: paintList, part: part, on: target, depth: 0)
  }

  // MARK: Front to back

  private mutating func cover(
    _ links: Range<Int>, in paintList: PaintList, clip: inout cr_clip, hidden: inout cr_occlusion
  ) {
    for link in links.reversed() {
      let index = Int(paintList.links[link])
      let box = paintList.operations[index].box
      guard box.y0 < clip.y1, box.y1 > clip.y0,
        cr_hides(&hidden, &clip, box.x0, box.y0, box.x1, box.y1) == 0
      else { continue }
      let first = arena.count
      if case .isolate = paintList.operations[index].work {
        // Only `box` is cleared in the scratch buffer, so nothing may be painted outside it.
        var boxed = clip.limited(to: box)
        paintList.scan(index, into: &arena, clip: &boxed)
      } else {
        paintList.scan(index, into: &arena, clip: &clip)
      }
      guard arena.count > first else { continue }
      switch paintList.operations[index].work {
      case .draw(_, let opaque):
        cr_cull(&arena, first, &clip, &hidden)
        if opaque { cr_hide(&arena, first, &clip, &hidden) }
        spans[index] = first..<arena.count
      case .clip:
        spans[index] = first..<arena.count
        var inner = clip
        cr_narrow(&arena, first, &inner)
        cover(paintList.operations[index].children, in: paintList, clip: &inner, hidden: &hidden)
      case .isolate:
        cr_cull(&arena, first, &clip, &hidden)
        guard arena.count > first else { continue }
        spans[index] = first..<arena.count
        var inner = clip
        cr_narrow(&arena, first, &inner)
        // An opaque operation inside a group hides only what is behind it in the same group.
        (inner.inner_lo, inner.inner_hi) = (inner.lo, inner.hi)
        var within = hidden
        cover(paintList.operations[index].children, in: paintList, clip: &inner, hidden: &within)
        within = hidden
        cover(paintList.operations[index].mask, in: paintList, clip: &inner, hidden: &within)
      }
    }
  }

  // MARK: Back to front

  private mutating func lay(
    _ links: Range<Int>, in paintList: PaintList, part: PaintList.Box, on target: cr_target,
    depth: Int
  ) {
    for link in links {
      let index = Int(paintList.links[link])
      let range = spans[index]
      guard !range.isEmpty else { continue }
      switch paintList.operations[index].work {
      case .draw(let brush, let opaque):
        draw(brush, opaque: opaque, range, on: target)
      case .clip:
        var target = target
        let saved = arena.saved_count
        cr_save_edges(&arena, &target, range.lowerBound, range.upperBound)
        lay(
          paintList.operations[index].children, in: paintList, part: part, on: target, depth: depth)
        cr_restore_edges(&arena, &target, range.lowerBound, range.upperBound, saved)
      case .isolate(let opacity, let adds):
        var target = target
        let box = paintList.operations[index].box.intersection(part)
        var apart = cleared(depth, box, top: part.y0)
        lay(
          paintList.operations[index].children, in: paintList, part: part, on: apart,
          depth: depth + 1)
        let start = arena.spans + Int(range.lowerBound)
        guard !paintList.operations[index].mask.isEmpty else {
          if adds {
            cr_add_layer(&target, start, Int32(range.count), &apart, opacity)
          } else {
            cr_layer(&target, start, Int32(range.count), &apart, nil, opacity)
          }
          continue
        }
        var mask = cleared(depth + 1, box, top: part.y0)
        lay(paintList.operations[index].mask, in: paintList, part: part, on: mask, depth: depth + 2)
        cr_layer(&target, start, Int32(range.count), &apart, &mask, opacity)
      }
    }
  }

  private func draw(
    _ brush: PaintList.Brush, opaque: Bool, _ range: Range<Int32>, on target: cr_target
  ) {
    var target = target
    let start = arena.spans + Int(range.lowerBound)
    let count = Int32(range.count)
    let solid: Int32 = opaque ? 1 : 0
    switch brush {
    case .store(let color):
      cr_store(&target, start, count, color)
    case .solid(let color):
      cr_solid(&target, start, count, color)
    case .copy(var image, let dx, let dy, let opacity):
      cr_copy(&target, start, count, &image, dx, dy, opacity, solid)
    case .lerp(var image, let dx, let dy, let fx, let fy, let opacity):
      cr_lerp(&target, start, count, &image, dx, dy, fx, fy, opacity, solid)
    case .sample(var image, var mapping, let opacity):
      cr_sample(&target, start, count, &image, &mapping, opacity, solid)
    case .replace(var image, var mapping, let opacity):
      cr_replace(&target, start, count, &image, &mapping, opacity)
    case .tint(var mask, var mapping, let color, _):
      cr_tint(&target, start, count, &mask, &mapping, color)
    }
  }

  /// A transparent buffer for a group. The buffer is as large as a band, and its first row is
  /// `top`. Only `box` is cleared, so the group must not extend beyond it.
  private mutating func cleared(_ depth: Int, _ box: PaintList.Box, top: Int32) -> cr_target {
    while scratch.count <= depth {
      scratch.append(.allocate(capacity: scratchWidth * Int(CR_BAND)))
    }
    let target = cr_target(pixels: scratch[depth], stride: Int32(scratchWidth), x0: 0, y0: top)
    guard !box.isEmpty else { return target }
    for y in box.y0..<box.y1 {
      let row = scratch[depth] + Int(y - top) * scratchWidth
      (row + Int(box.x0)).update(repeating: 0, count: Int(box.x1 - box.x0))
    }
    return target
  }
}

extension PaintList {
  /// Appends the spans of an operation's outline.
  fileprivate func scan(_ index: Int, into arena: inout cr_arena, clip: inout cr_clip) {
    let operation = operations[index]
    let first = arena.count
    switch operation.outline {
    case .box:
      let box = operation.box
      cr_scan_rect(
        &arena, &clip, Double(box.x0), Double(box.y0), Double(box.x1), Double(box.y1))
    case .upright(let x0, let y0, let x1, let y1):
      cr_scan_rect(&arena, &clip, x0, y0, x1, y1)
    case .untraced:
      // An outline that has not been traced is outside the painted part.
      guard let figure = operation.figure else { return }
      figures[figure].outline.scan(into: &arena, clip: &clip)
    case .spans(let spans, let x, let y):
      cachedSpans[spans].scan(x: x, y: y, into: &arena, clip: &clip)
    case .polygon(let start, let contours):
      // The values of `ends` are counted from the outline's first point.
      points.withUnsafeBufferPointer { points in
        ends.withUnsafeBufferPointer { ends in
          guard let points = points.baseAddress, let ends = ends.baseAddress else { return }
          cr_scan_polygon(
            &arena, &clip, points + 2 * start, ends + contours.lowerBound, Int32(contours.count))
        }
      }
    }
    guard !operation.hardSides.isEmpty else { return }
    lines.withUnsafeBufferPointer {
      guard let lines = $0.baseAddress else { return }
      cr_keep_centres(
        &arena, first, &clip, lines + operation.hardSides.lowerBound,
        Int32(operation.hardSides.count / 3))
    }
  }

  /// The number of bands of `CR_BAND` rows, counted from the window's top.
  var bands: Int { (height + Int(CR_BAND) - 1) / Int(CR_BAND) }

  fileprivate func rows(of band: Int) -> Range<Int> {
    let top = Int(window.y0) + band * Int(CR_BAND)
    return top..<min(Int(window.y1), top + Int(CR_BAND))
  }

  /// The range of a band's pixels in the picture's buffer.
  func pixels(of band: Int) -> Range<Int> {
    let rows = rows(of: band)
    let top = Int(window.y0)
    return (rows.lowerBound - top) * width..<(rows.upperBound - top) * width
  }

  /// Paints the whole picture on the calling thread and returns its pixels.
  func painted() -> [UInt32] {
    let painter = BandPainter()
    return Array(unsafeUninitializedCapacity: width * height) { buffer, count in
      if let pixels = buffer.baseAddress {
        for band in 0..<bands {
          painter.paint(self, band: band, columns: window.x0..<window.x1, onto: pixels)
        }
      }
      count = width * height
    }
  }
}

extension cr_clip {
  fileprivate func limited(to box: PaintList.Box) -> cr_clip {
    var clip = self
    let (y0, y1) = (self.y0, self.y1)
    withUnsafeMutableBytes(of: &clip.lo) { lo in
      withUnsafeMutableBytes(of: &clip.hi) { hi in
        let (lo, hi) = (lo.bindMemory(to: Int32.self), hi.bindMemory(to: Int32.self))
        for y in y0..<y1 {
          let row = Int(y - y0)
          lo[row] = max(lo[row], box.x0)
          hi[row] = y >= box.y0 && y < box.y1 ? min(hi[row], box.x1) : lo[row]
        }
      }
    }
    return clip
  }
}

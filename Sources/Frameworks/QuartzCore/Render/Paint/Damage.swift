/// The part of a picture that may differ from another picture. The damage is stored as a range of
/// columns for each band of rows.
struct Damage {
  /// The columns of each band. The range of a band without differences is empty.
  private(set) var columns: [Range<Int32>] = []

  /// Sets the same range for all bands.
  mutating func set(_ range: Range<Int32>, bands: Int) {
    columns.removeAll(keepingCapacity: true)
    for _ in 0..<bands { columns.append(range) }
  }

  /// The number of bands that are not empty.
  var height: Int { columns.count { !$0.isEmpty } }

  mutating func add(_ range: Range<Int32>, in band: Int) {
    let old = columns[band]
    if old.isEmpty {
      columns[band] = range
    } else if !range.isEmpty {
      columns[band] =
        min(old.lowerBound, range.lowerBound)..<max(old.upperBound, range.upperBound)
    }
  }

  mutating func add(_ box: PaintList.Box, in bands: Range<Int>) {
    guard !box.isEmpty else { return }
    for band in bands { add(box.x0..<box.x1, in: band) }
  }

  /// Intersects this damage with another one.
  mutating func formIntersection(_ o: Damage) {
    for band in columns.indices { columns[band] = columns[band].clamped(to: o.columns[band]) }
  }
}

extension PaintList {
  /// Sets `damage` to the part of the picture that may differ from `last`. The damage is the whole
  /// picture if `last` is nil or has a different window.
  ///
  /// A pixel depends only on the operations whose boxes contain it, so pixels outside the damage
  /// are bit-identical. Operations are compared by index, so an inserted operation damages all
  /// later ones.
  func find(_ damage: inout Damage, since last: PaintList?) {
    guard let last, window == last.window else {
      damage.set(window.x0..<window.x1, bands: bands)
      return
    }
    damage.set(0..<0, bands: bands)
    compare(roots, last.roots, of: last, &damage)
  }

  private func compare(
    _ links: Range<Int>, _ old: Range<Int>, of last: PaintList, _ damage: inout Damage
  ) {
    let count = min(links.count, old.count)
    for place in 0..<count {
      let index = Int(self.links[links.lowerBound + place])
      let before = Int(last.links[old.lowerBound + place])
      if isSame(index, before, of: last) {
        compare(operations[index].children, last.operations[before].children, of: last, &damage)
        compare(operations[index].mask, last.operations[before].mask, of: last, &damage)
      } else {
        add(operations[index].box, to: &damage)
        add(last.operations[before].box, to: &damage)
      }
    }
    for link in links.dropFirst(count) { add(operations[Int(self.links[link])].box, to: &damage) }
    for link in old.dropFirst(count) {
      add(last.operations[Int(last.links[link])].box, to: &damage)
    }
  }

  private func add(_ box: Box, to damage: inout Damage) {
    damage.add(box, in: range(of: box))
  }

  /// Whether the bytes that an operation paints depend on the column at which painting begins.
  private enum Grain {
    /// The bytes that the operation paints do not depend on the column at which painting begins,
    /// because each pixel is computed separately.
    case pixel
    /// The bytes that the operation paints depend on the column at which painting begins, because
    /// coverage is summed up from that column and rounded in intermediate steps.
    case box
    /// The bytes that the operation paints depend on the column at which painting begins, because
    /// image positions are summed up in rounded steps from the first column of a span. Hidden
    /// pixels also change the first column of a span.
    case row
  }

  private func grain(_ index: Int) -> Grain {
    if case .draw(let brush, _) = operations[index].work {
      switch brush {
      case .sample, .replace: return .row
      case .store, .solid, .copy, .lerp, .tint: break
      }
    }
    switch operations[index].outline {
    case .box, .upright, .spans: return .pixel
    case .polygon, .untraced: return .box
    }
  }

  /// Widens the damaged columns until a partial repaint is bit-identical to a full one.
  func widen(_ damage: inout Damage) {
    let whole = window.x0..<window.x1
    guard damage.columns.contains(where: { !$0.isEmpty && $0 != whole }) else { return }
    while widenOnce(&damage, whole) {}
  }

  /// Widens the damage by one step. Returns false if no columns were added.
  private func widenOnce(_ damage: inout Damage, _ whole: Range<Int32>) -> Bool {
    var grows = false
    for index in operations.indices {
      let grain = grain(index)
      guard grain != .pixel else { continue }
      let box = operations[index].box
      let columns = box.x0..<box.x1
      for band in range(of: box) where damage.columns[band].overlaps(columns) {
        let old = damage.columns[band]
        damage.add(grain == .row ? whole : columns, in: band)
        grows = grows || damage.columns[band] != old
      }
    }
    return grows
  }
}

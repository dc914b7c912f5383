import CRaster
import Stage
import TestSupport
import Testing

/// The renderer detects identical rows, and then hides and clips these rows together. The result
/// must equal the result of handling each pixel separately.
struct SpansTests {
  @Test(arguments: seeds(6_000))
  func `a band's rectangles cover and hide pixel by pixel`(seed: Int) {
    var dice = RandomSource(seed: UInt64(seed))
    var band = Band(&dice)
    defer { band.free() }

    for step in 0..<dice.number(1...8) {
      let place: Comment = "step \(step) with seed \(seed)"
      let box = band.box(&dice)
      #expect(band.hides(box) == band.isHidden(box), place)

      let rect = Band.Rect(&dice, band)
      let expected = band.coverage(of: rect)
      band.scan(rect)
      #expect(band.covered == expected, place)

      let seen = band.seen(of: expected)
      band.cull()
      #expect(band.covered == seen, place)
      #expect(band.narrowed == band.extents(of: seen), place)
      if dice.chance(0.6) { band.hide(seen) }
    }
  }
}

/// A strip of rows with its clip, and a record of each of its pixels.
private struct Band {
  static let width = 96

  let rows: Range<Int>
  private var clip = cr_clip()
  /// A narrower clip that differs in each row, like the clip inside a group.
  private var inside = cr_clip()
  private var arena = cr_arena()
  private var occlusion = cr_occlusion()
  /// Whether each pixel is hidden, by row, then by column.
  private var hidden: [[Bool]]

  init(_ dice: inout RandomSource) {
    let top = 32 * dice.number(0...3)
    rows = top..<top + dice.number(1...32)
    hidden = rows.map { _ in Array(repeating: false, count: Self.width) }
    clip.y0 = Int32(rows.lowerBound)
    clip.y1 = Int32(rows.upperBound)
    // Either one clip applies to all rows, or the clip changes in some rows or in every row.
    let change = dice.pick([0, 0.1, 1])
    var cut = Cut(&dice)
    for row in rows.indices.map({ $0 - rows.lowerBound }) {
      if dice.chance(change) { cut = dice.chance(0.5) ? Cut(&dice) : Cut(&dice, around: cut.inner) }
      Self.set(&clip.lo, row, cut.columns.lowerBound)
      Self.set(&clip.hi, row, cut.columns.upperBound)
      Self.set(&clip.inner_lo, row, cut.inner.lowerBound)
      Self.set(&clip.inner_hi, row, cut.inner.upperBound)
    }
    inside = clip
    for row in 0..<rows.count {
      let (low, high) = (Self.get(clip.lo, row), Self.get(clip.hi, row))
      Self.set(&inside.lo, row, min(high, low + dice.number(0...9)))
      Self.set(&inside.hi, row, max(low, high - dice.number(0...9)))
    }
    cr_reveal(&occlusion)
  }

  mutating func free() { cr_arena_free(&arena) }

  private struct Cut {
    let columns: Range<Int>
    let inner: Range<Int>

    init(_ dice: inout RandomSource) {
      let low = dice.number(0...20)
      columns = low..<max(low, dice.chance(0.1) ? low : dice.number(30...Band.width))
      let start = min(columns.upperBound, low + dice.number(0...5))
      inner = start..<max(start, columns.upperBound - dice.number(0...5))
    }

    init(_ dice: inout RandomSource, around inner: Range<Int>) {
      let (low, high) = (
        inner.lowerBound - dice.number(0...5), inner.upperBound + dice.number(0...5)
      )
      columns = max(0, low)..<min(Band.width, high)
      self.inner = inner
    }
  }

  struct Rect {
    let x0, y0, x1, y1: Double

    init(_ dice: inout RandomSource, _ band: Band) {
      func place(_ dice: inout RandomSource, _ range: Range<Int>) -> Double {
        let (low, high) = (Double(range.lowerBound) - 4, Double(range.upperBound) + 4)
        let place = dice.number(low...high)
        return dice.chance(0.4) ? place.rounded() : place
      }
      let x = [place(&dice, 0..<Band.width), place(&dice, 0..<Band.width)].sorted()
      let y = [place(&dice, band.rows), place(&dice, band.rows)].sorted()
      (x0, x1, y0, y1) = (x[0], x[1], y[0], y[1])
    }
  }

  /// A random box anywhere in the band, or one that fills some of its rows.
  func box(_ dice: inout RandomSource) -> (columns: Range<Int>, rows: Range<Int>) {
    if dice.chance(0.5) {
      let y = [dice.number(rows.lowerBound...rows.upperBound), rows.upperBound]
      return (0..<Self.width, y[0]..<min(y[1], y[0] + dice.number(1...6)))
    }
    let x = [dice.number(-4...Self.width + 4), dice.number(-4...Self.width + 4)].sorted()
    let y = [dice.number(0...130), dice.number(0...130)].sorted()
    return (x[0]..<x[1], y[0]..<y[1])
  }

  // MARK: Finding spans

  mutating func scan(_ rect: Rect) {
    arena.count = 0
    cr_scan_rect(&arena, &clip, rect.x0, rect.y0, rect.x1, rect.y1)
  }

  mutating func cull() { cr_cull(&arena, 0, &clip, &occlusion) }

  mutating func hides(_ box: (columns: Range<Int>, rows: Range<Int>)) -> Bool {
    cr_hides(
      &occlusion, &inside, Int32(box.columns.lowerBound), Int32(box.rows.lowerBound),
      Int32(box.columns.upperBound), Int32(box.rows.upperBound)) != 0
  }

  /// The coverage of each pixel, 0…255, by row, then by column. Nil if spans overlap or are
  /// outside.
  var covered: [[Int]]? {
    var covered = rows.map { _ in Array(repeating: 0, count: Self.width) }
    for span in UnsafeBufferPointer(start: arena.spans, count: Int(arena.count)) {
      for row in Int(span.y)..<Int(span.y) + Int(span.rows) {
        for column in Int(span.x)..<Int(span.x + span.n) {
          guard rows.contains(row), (0..<Self.width).contains(column),
            covered[row - rows.lowerBound][column] == 0
          else { return nil }
          covered[row - rows.lowerBound][column] = Int(span.a)
        }
      }
    }
    return covered
  }

  /// Narrows the clip to the spans. Returns, for each row, the columns that the clip lets through,
  /// and how many columns are between the partially covered edges.
  var narrowed: [Extent] {
    mutating get {
      var narrow = clip
      cr_narrow(&arena, 0, &narrow)
      return rows.indices.map {
        let row = $0 - rows.lowerBound
        let (low, high) = (Self.get(narrow.lo, row), Self.get(narrow.hi, row))
        let inner = Self.get(narrow.inner_hi, row) - Self.get(narrow.inner_lo, row)
        return Extent(columns: low..<max(low, high), inner: max(0, inner))
      }
    }
  }

  struct Extent: Equatable {
    var columns: Range<Int>
    let inner: Int

    static func == (a: Extent, b: Extent) -> Bool {
      a.inner == b.inner && (a.columns == b.columns || a.columns.isEmpty && b.columns.isEmpty)
    }
  }

  // MARK: Reference by pixel

  func coverage(of rect: Rect) -> [[Int]] {
    each { row, column in
      guard columns(row).contains(column) else { return 0 }
      let y = Double(row + rows.lowerBound)
      let across = min(rect.x1, Double(column + 1)) - max(rect.x0, Double(column))
      let down = min(rect.y1, y + 1) - max(rect.y0, y)
      return across > 0 && down > 0 ? Int(across * down * 255 + 0.5) : 0
    }
  }

  func seen(of coverage: [[Int]]) -> [[Int]] {
    each { row, column in hidden[row][column] ? 0 : coverage[row][column] }
  }

  func isHidden(_ box: (columns: Range<Int>, rows: Range<Int>)) -> Bool {
    box.rows.clamped(to: rows).allSatisfy { y in
      let row = y - rows.lowerBound
      let (low, high) = (Self.get(inside.lo, row), Self.get(inside.hi, row))
      return box.columns.clamped(to: low..<max(low, high)).allSatisfy { hidden[row][$0] }
    }
  }

  func extents(of seen: [[Int]]) -> [Extent] {
    seen.indices.map { row in
      let covered = seen[row].indices.filter { seen[row][$0] > 0 }
      let (first, last) = (covered.first ?? 0, covered.last ?? -1)
      var inner = 0
      for run in Self.full(seen[row]) where run.count > inner { inner = run.count }
      let widest = Self.full(seen[row]).first { $0.count == inner } ?? 0..<0
      return Extent(
        columns: first..<last + 1, inner: widest.clamped(to: innerColumns(row)).count)
    }
  }

  /// Hides the fully covered pixels if four or more are consecutive.
  mutating func hide(_ seen: [[Int]]) {
    cr_hide(&arena, 0, &clip, &occlusion)
    for row in seen.indices {
      for run in Self.full(seen[row]) {
        let inside = run.clamped(to: innerColumns(row))
        if inside.count >= 4 { for column in inside { hidden[row][column] = true } }
      }
    }
  }

  /// The runs of fully covered pixels.
  private static func full(_ row: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (column, coverage) in row.enumerated() where coverage == 255 {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }

  private func each(_ pixel: (_ row: Int, _ column: Int) -> Int) -> [[Int]] {
    (0..<rows.count).map { row in (0..<Self.width).map { pixel(row, $0) } }
  }

  private func columns(_ row: Int) -> Range<Int> {
    Self.get(clip.lo, row)..<Self.get(clip.hi, row)
  }

  private func innerColumns(_ row: Int) -> Range<Int> {
    Self.get(clip.inner_lo, row)..<Self.get(clip.inner_hi, row)
  }

  // MARK: C lists

  private static func set<List>(_ list: inout List, _ row: Int, _ value: Int) {
    withUnsafeMutableBytes(of: &list) { $0.bindMemory(to: Int32.self)[row] = Int32(value) }
  }

  private static func get<List>(_ list: List, _ row: Int) -> Int {
    withUnsafeBytes(of: list) { Int($0.bindMemory(to: Int32.self)[row]) }
  }
}

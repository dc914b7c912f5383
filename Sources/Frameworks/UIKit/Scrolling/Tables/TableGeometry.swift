/// The vertical positions in a table, in points. The geometry consists of consecutive slots: each
/// section has one slot for the header, one for each row, and one for the footer.
struct TableGeometry {
  /// The content of a slot.
  enum Place: Equatable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// The heights of one section.
  struct Section {
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
  }

  private var heights: RunningLengths
  /// The index of each section's header slot. The last element is the total number of slots.
  private let starts: [Int]
  /// Whether the height of each slot is known. The value is false for rows whose height is
  /// estimated.
  private var isKnown: [Bool]
  /// The y coordinate of the first slot, which begins below the table's header view.
  var top: CGFloat = 0

  init(_ sections: [Section] = [], areRowsKnown: Bool = false) {
    var starts = [0]
    var all: [CGFloat] = []
    for section in sections {
      all += [section.header] + section.rows + [section.footer]
      starts.append(all.count)
    }
    self.starts = starts
    heights = RunningLengths(all)
    isKnown = Array(repeating: areRowsKnown, count: all.count)
  }

  // MARK: Counts

  var sectionCount: Int { starts.count - 1 }
  var slotCount: Int { heights.count }
  func rowCount(in section: Int) -> Int { starts[section + 1] - starts[section] - 2 }
  var counts: [Int] { (0..<sectionCount).map { rowCount(in: $0) } }

  /// Whether the row exists.
  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<sectionCount).contains(path.section)
      && (0..<rowCount(in: path.section)).contains(path.row)
  }

  // MARK: Slots

  func headerSlot(of section: Int) -> Int { starts[section] }
  func footerSlot(of section: Int) -> Int { starts[section + 1] - 1 }
  func slot(of path: IndexPath) -> Int { starts[path.section] + 1 + path.row }

  func section(of slot: Int) -> Int {
    var (low, high) = (0, sectionCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= slot { low = middle } else { high = middle }
    }
    return low
  }

  func place(of slot: Int) -> Place {
    let section = section(of: slot)
    let index = slot - starts[section]
    if index == 0 { return .header(section) }
    let isLast = slot == starts[section + 1] - 1
    return isLast ? .footer(section) : .row(IndexPath(row: index - 1, section: section))
  }

  /// The first slot whose end is below `y`; nil if there is none.
  func firstSlot(below y: CGFloat) -> Int? { heights.index(at: max(0, y - top)) }

  /// The row at `y`; nil if there is no row.
  func row(at y: CGFloat) -> IndexPath? {
    guard let slot = heights.index(at: y - top), case .row(let path) = place(of: slot) else {
      return nil
    }
    return path
  }

  // MARK: Heights

  func start(of slot: Int) -> CGFloat { top + heights.start(of: slot) }
  func height(of slot: Int) -> CGFloat { heights[slot] }
  func isKnown(_ slot: Int) -> Bool { isKnown[slot] }
  /// The y coordinate at which the last slot ends.
  var bottom: CGFloat { top + heights.total }

  mutating func setHeight(_ height: CGFloat, of slot: Int) {
    heights[slot] = height
    isKnown[slot] = true
  }

  mutating func forgetHeight(of slot: Int) { isKnown[slot] = false }
  mutating func forgetHeights() { for slot in isKnown.indices { isKnown[slot] = false } }

  /// Copies known row heights from `old`, the geometry before a batch of updates. The heights of
  /// the rows in `except` are not copied. A row without a known height keeps its estimate.
  mutating func adopt(_ old: TableGeometry, _ mapping: ListMapping, except: Set<IndexPath>) {
    for section in 0..<sectionCount where mapping.formerSections[section] != nil {
      for row in 0..<rowCount(in: section) {
        let path = IndexPath(row: row, section: section)
        guard let origin = mapping.origin(of: path), !except.contains(origin) else { continue }
        let former = old.slot(of: origin)
        guard old.isKnown(former) else { continue }
        setHeight(old.height(of: former), of: slot(of: path))
      }
    }
  }
}

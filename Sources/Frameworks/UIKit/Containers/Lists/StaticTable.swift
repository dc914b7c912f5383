/// The rows of a static table, which are designed in a storyboard. The table belongs to a
/// `UITableViewController`.
@MainActor
struct StaticTable {
  struct Row {
    let cell: UITableViewCell
    /// The row's height in points; nil means the table's own row height.
    let height: CGFloat?
  }
  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }
  let sections: [Section]

  func row(_ path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}

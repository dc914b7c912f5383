import Stage
import Testing
import UIKit

/// A table that fills a phone's screen, with a data source and a delegate that log their calls.
@MainActor
final class TableDevice {
  let stage = Stage(device: .phone)
  let root: UIViewController
  let table: UITableView
  let source: ListedRows
  let listener: TableListener

  init(
    style: UITableView.Style = .plain, counts: [Int] = [100],
    _ prepare: (TableDevice) -> Void = { _ in }
  ) {
    (root, table, source, listener) = stage.run {
      MadeCell.made = 0
      return (
        UIViewController(), UITableView(frame: UIScreen.main.bounds, style: style),
        ListedRows(counts), TableListener()
      )
    }
    stage.run {
      table.contentInsetAdjustmentBehavior = .never
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.register(MadeCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.delegate = listener
      prepare(self)
    }
    stage.show(root)
    stage.run { root.view.addSubview(table) }
    stage.tick()
  }

  /// Plays a tap that lasts `seconds`.
  func tap(_ x: Double, _ y: Double, for seconds: Double = 0.05) {
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: x, y: y), .init(.up, t: seconds, x: x, y: y)]]))
    stage.advance(by: seconds + 0.1)
  }

  func drag(by y: Double, in seconds: Double = 0.2) {
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 200, y: 400), .init(.move, t: seconds, x: 200, y: 400 + y),
            .init(.up, t: seconds + 0.02, x: 200, y: 400 + y),
          ]
        ]))
  }

  /// The titles of the cells on screen, from top to bottom.
  var titles: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "-" }
  }
}

/// A cell that counts how often it was created and reused.
final class MadeCell: UITableViewCell {
  static var made = 0
  var reuses = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }
  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source of rows that keep their names, which are "section.row" of their original
/// positions.
final class ListedRows: NSObject, UITableViewDataSource {
  var rows: [[String]]
  var headers: [Int: String] = [:]
  var log: [String] = []
  /// Called whenever a cell is requested.
  var onCell: ((IndexPath) -> Void)?
  /// Fills a cell with a row's name, instead of its usual label.
  var prepareCell: ((UITableViewCell, String) -> Void)?

  @MainActor
  init(_ counts: [Int]) {
    rows = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.append("sections")
    return rows.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows(\(section))")
    return rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell(\(indexPath.section).\(indexPath.row))")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let name = rows[indexPath.section][indexPath.row]
    if let prepareCell { prepareCell(cell, name) } else { cell.textLabel?.text = name }
    onCell?(indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }
}

/// A table delegate that logs the calls for selection and display.
final class TableListener: NSObject, UITableViewDelegate {
  var log: [String] = []
  var onCall: ((String) -> Void)?
  var refuses: Set<Int> = []

  @MainActor private func hear(_ name: String, _ path: IndexPath) {
    log.append("\(name)(\(path.row))")
    onCall?("\(name)(\(path.row))")
  }
  /// The log without the calls for displayed cells.
  var choices: [String] { log.filter { !$0.hasPrefix("display") && !$0.hasPrefix("end") } }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { hear("display", indexPath) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { hear("end", indexPath) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    hear("mayHighlight", indexPath)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    hear("highlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    hear("unhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    hear("willSelect", indexPath)
    return refuses.contains(indexPath.row) ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    hear("select", indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    hear("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    hear("deselect", indexPath)
  }
}

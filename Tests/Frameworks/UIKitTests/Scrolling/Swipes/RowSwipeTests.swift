import Stage
import Testing
import UIKit

@MainActor
struct RowSwipeTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b", "c", "d"]
    var log: [String] = []
    var isFull = true
    var leading: [UIContextualAction] = []
    var trailing: [UIContextualAction]?
    var rowActions: [UITableViewRowAction]?
    var completion: ((Bool) -> Void)?

    func action(
      _ name: String, _ style: UIContextualAction.Style = .normal
    ) -> UIContextualAction {
      UIContextualAction(style: style, title: name) { [weak self] action, source, completion in
        self?.log.append("\(name) \(action.title ?? "") \(source.bounds.width > 0)")
        self?.completion = completion
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      log.append("leading \(indexPath.row)")
      return leading.isEmpty ? nil : UISwipeActionsConfiguration(actions: leading)
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      log.append("trailing \(indexPath.row)")
      guard let trailing else { return nil }
      let configuration = UISwipeActionsConfiguration(actions: trailing)
      configuration.performsFirstActionWithFullSwipe = isFull
      return configuration
    }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { rowActions }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath?.row ?? -1)")
    }
  }

  @MainActor
  struct Device {
    let stage: Stage
    let table: UITableView
    let source: Source

    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }
    /// Drags the row, and holds the finger before it lifts.
    func drag(_ row: Int, by dx: Double, from x: Double = 300, dy: Double = 0) throws {
      let y = 22 + 44 * Double(row)
      stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: x, y: y), .init(.move, t: 0.2, x: x + dx, y: y + dy),
              .init(.up, t: 0.5, x: x + dx, y: y + dy),
            ]
          ]))
      try stage.settle()
    }
    func tap(_ x: Double, _ y: Double) throws {
      stage.play(
        TouchScript(
          unit: .points,
          fingers: [[.init(.down, t: 0, x: x, y: y), .init(.up, t: 0.05, x: x, y: y)]]))
      try stage.settle()
    }
    /// The colours and frames of the buttons in the row, from left to right.
    func buttons(_ row: Int) throws -> [CGRect] {
      let cell = try cell(row)
      let controls = cell.subviews.flatMap(\.subviews).compactMap { $0 as? UIControl }
      return controls.filter { $0.backgroundColor != nil }
        .map { table.convert($0.bounds, from: $0) }.sorted { $0.minX < $1.minX }
    }
  }

  private func device(_ prepare: (Source) -> Void = { _ in }) -> Device {
    let stage = Stage(device: .phone)
    let (root, table, source) = stage.run {
      (UIViewController(), UITableView(frame: UIScreen.main.bounds), Source())
    }
    stage.run {
      prepare(source)
      table.contentInsetAdjustmentBehavior = .never
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (source, source)
    }
    stage.show(root)
    stage.run { root.view.addSubview(table) }
    stage.tick()
    return Device(stage: stage, table: table, source: source)
  }

  @Test func `a swipe opens a row, and a tap elsewhere closes it`() throws {
    let device = device { $0.trailing = [$0.action("Bin", .destructive), $0.action("Flag")] }
    try device.drag(1, by: -120)

    #expect(device.source.log == ["trailing 1", "begin 1"])
    #expect(
      try device.buttons(1) == [
        CGRect(x: 245, y: 44, width: 74, height: 44), CGRect(x: 319, y: 44, width: 74, height: 44),
      ])
    let cell = try device.cell(1)
    #expect(cell.configurationState.isSwiped)
    let label = try #require(cell.textLabel)
    #expect(device.table.convert(label.bounds, from: label).minX == -132)

    try device.tap(100, 22)
    #expect(device.source.log == ["trailing 1", "begin 1", "end 1"])
    #expect(try device.buttons(1).isEmpty)
    #expect(!cell.configurationState.isSwiped)
    #expect(cell.bounds.origin == .zero)
    try device.tap(100, 22)
    #expect(device.source.log.last == "select 0")
    device.stage.close()
  }

  @Test func `a short swipe closes again`() throws {
    let device = device { $0.trailing = [$0.action("Bin")] }
    try device.drag(0, by: -25)

    #expect(device.source.log == ["trailing 0", "begin 0", "end 0"])
    #expect(try device.buttons(0).isEmpty)
    device.stage.close()
  }

  @Test func `a tap on a button performs its action`() throws {
    let device = device { $0.trailing = [$0.action("Bin", .destructive), $0.action("Flag")] }
    try device.drag(0, by: -150)
    try device.tap(280, 22)
    #expect(device.source.log.last == "Flag Flag true")
    #expect(try device.buttons(0).count == 2)

    device.stage.run { device.source.completion?(true) }
    try device.stage.settle()
    #expect(device.source.log.last == "end 0")
    #expect(try device.buttons(0).isEmpty)
    device.stage.close()
  }

  @Test func `row actions are buttons, and the row stays open until it is closed`() throws {
    let device = device { source in
      let flag = UITableViewRowAction(style: .normal, title: "Flag") { _, path in
        source.log.append("flag \(path.row)")
      }
      flag.backgroundColor = .orange
      let bin = UITableViewRowAction(style: .destructive, title: "Bin") { _, _ in }
      source.rowActions = [bin, flag]
    }
    try device.drag(0, by: -290, from: 380)
    #expect(device.source.log == ["trailing 0", "begin 0"])
    #expect(try device.buttons(0).count == 2)

    try device.tap(280, 22)
    #expect(device.source.log.last == "flag 0")
    #expect(try device.buttons(0).count == 2)
    device.stage.run { device.table.setEditing(false, animated: true) }
    try device.stage.settle()
    #expect(try device.buttons(0).isEmpty)
    device.stage.close()
  }

  @Test func `a swipe across the row performs the first action`() throws {
    let device = device { $0.trailing = [$0.action("Bin", .destructive), $0.action("Flag")] }
    try device.drag(0, by: -290, from: 380)

    #expect(device.source.log.last == "Bin Bin true")
    #expect(try device.buttons(0).first { $0.width > 300 } != nil)
    device.stage.run { device.source.completion?(false) }
    try device.stage.settle()
    #expect(try device.buttons(0).isEmpty)
    device.stage.close()

    let short = self.device {
      $0.trailing = [$0.action("Bin")]
      $0.isFull = false
    }
    try short.drag(0, by: -290, from: 380)
    #expect(short.source.log == ["trailing 0", "begin 0"])
    #expect(try short.buttons(0).map(\.width) == [74])
    short.stage.close()
  }

  @Test func `leading actions are at the leading edge`() throws {
    let device = device { $0.leading = [$0.action("Pin"), $0.action("A long title")] }
    try device.drag(2, by: 200, from: 50)

    #expect(device.source.log == ["leading 2", "begin 2"])
    let buttons = try device.buttons(2)
    #expect(buttons.first == CGRect(x: 0, y: 88, width: 74, height: 44))
    #expect(buttons.last?.minX == 74)
    #expect((buttons.last?.width ?? 0) > 100)
    // Another row cannot be opened until this one has closed.
    try device.drag(0, by: 150, from: 50)
    #expect(device.source.log == ["leading 2", "begin 2", "end 2"])
    device.stage.close()
  }

  @Test func `scrolling and editing close the row`() throws {
    let device = device { $0.trailing = [$0.action("Bin")] }
    try device.drag(0, by: -100)
    try device.drag(3, by: 0, dy: -100)
    #expect(device.source.log == ["trailing 0", "begin 0", "end 0"])

    try device.drag(1, by: -100)
    device.stage.run { device.table.isEditing = true }
    device.stage.tick()
    #expect(device.source.log.suffix(2) == ["begin 1", "end 1"])
    try device.drag(2, by: -100)
    #expect(device.source.log.last == "end 1")
    device.stage.close()
  }

  @Test func `a row that is deleted takes its buttons along`() throws {
    let device = device { $0.trailing = [$0.action("Bin", .destructive)] }
    try device.drag(1, by: -100)
    let deleted = try device.cell(1)
    device.stage.run {
      device.source.rows.remove(at: 1)
      device.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      device.source.completion?(true)
    }
    device.stage.tick()
    #expect(deleted.bounds.origin.x == 74)
    try device.stage.settle()

    #expect(device.source.log.last == "end 1")
    #expect(deleted.bounds.origin.x == 0)
    for row in 0..<3 { #expect(try device.buttons(row).isEmpty) }
    device.stage.close()
  }

  @Test func `actions have the colour of their style`() {
    let stage = Stage(device: .phone)
    stage.run {
      let action = UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) }
      #expect(action.backgroundColor == .systemRed)
      action.backgroundColor = .blue
      #expect(action.backgroundColor == .blue)
      action.backgroundColor = nil
      #expect(action.backgroundColor == .systemRed)
      let normal = UIContextualAction(style: .normal, title: "N") { _, _, _ in }
      #expect(normal.backgroundColor == UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1))
      #expect(normal.style == .normal && normal.image == nil)
      var isDone = false
      action.handler(action, UIView()) { isDone = $0 }
      #expect(isDone)
      #expect(UISwipeActionsConfiguration(actions: [action]).performsFirstActionWithFullSwipe)
    }
    stage.close()
  }

  // MARK: The standard action

  private final class Deleter: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["a", "b"]
    var committed: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 0
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      #expect(editingStyle == .delete)
      committed.append(indexPath.row)
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func `a row that can be edited has a button that deletes it`() throws {
    let device = device()
    let deleter = Deleter()
    device.stage.run {
      (device.table.dataSource, device.table.delegate) = (deleter, deleter)
      device.table.reloadData()
    }
    device.stage.tick()
    try device.drag(1, by: -100)
    #expect(try device.buttons(1).isEmpty)
    try device.drag(0, by: -100)
    #expect(try device.buttons(0).count == 1)

    try device.tap(370, 22)
    #expect(deleter.committed == [0])
    #expect(device.table.numberOfRows(inSection: 0) == 1)
    #expect(try device.buttons(0).isEmpty)
    device.stage.close()
  }
}

import Stage
import Testing
import UIKit

@MainActor
struct UITableViewTests {
  @Test func `counts are requested first, then the cells on screen`() throws {
    let device = TableDevice(counts: [3, 2])

    #expect(
      device.source.log == [
        "sections", "rows(0)", "rows(1)", "cell(0.0)", "cell(0.1)", "cell(0.2)", "cell(1.0)",
        "cell(1.1)",
      ])
    #expect(device.titles == ["0.0", "0.1", "0.2", "1.0", "1.1"])
    #expect(device.table.numberOfSections == 2)
    #expect(device.table.numberOfRows(inSection: 0) == 3)
    device.stage.close()
  }

  @Test func `ten thousand rows use only as many cells as fit on screen, plus two`() throws {
    let device = TableDevice(counts: [10_000])
    let onScreen = Int((852.0 / 44).rounded(.up))

    for step in 1...1000 {
      device.stage.run { device.table.contentOffset.y = CGFloat(step) * 430 }
    }

    #expect(MadeCell.made <= onScreen + 2)
    #expect(device.table.contentSize.height == 440_000)
    #expect(device.table.indexPathForRow(at: CGPoint(x: 1, y: 430_000))?.row == 9772)
    #expect(device.titles.first == "0.9772")
    device.stage.close()
  }

  @Test func `a table at rest makes no requests`() throws {
    let device = TableDevice()
    device.source.log = []
    device.listener.log = []

    device.stage.advance(by: 1)
    device.stage.run { device.table.setNeedsLayout() }

    #expect(device.source.log == [])
    #expect(device.listener.log == [])
    device.stage.close()
  }

  @Test func `a cell that leaves the screen is reused for another row`() throws {
    let device = TableDevice()
    let first = try #require(
      device.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? MadeCell)

    device.stage.run { device.table.contentOffset.y = 44 * 10 }

    #expect(first.reuses > 0)
    #expect(device.table.visibleCells.contains { $0 === first })
    #expect(device.listener.log.contains("end(0)"))
    #expect(device.table.indexPath(for: first)?.row ?? 0 >= 10)
    device.stage.close()
  }

  @Test func `rows have their frames, in every style`() throws {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let device = TableDevice(style: style, counts: [2, 3]) { $0.source.headers = [1: "B"] }
      for section in 0..<2 {
        for row in 0..<device.source.rows[section].count {
          let path = IndexPath(row: row, section: section)
          let rect = device.table.rectForRow(at: path)
          #expect(device.table.cellForRow(at: path)?.frame == rect, "\(style)")
          #expect(
            device.table.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY)) == path,
            "\(style)")
        }
      }
      let whole = device.table.rect(forSection: 1)
      #expect(whole.minY == device.table.rectForHeader(inSection: 1).minY)
      #expect(whole.maxY == device.table.rectForFooter(inSection: 1).maxY)
      #expect(device.table.contentSize.height == whole.maxY)
      #expect(
        (device.table.rectForRow(at: IndexPath(row: 0, section: 0)).minX > 0)
          == (style == .insetGrouped))
      device.stage.close()
    }
  }

  @Test func `a plain header sticks until the next section pushes it away`() throws {
    let device = TableDevice(counts: [20, 20]) {
      $0.source.headers = [0: "A", 1: "B"]
      $0.table.sectionHeaderTopPadding = 0
      $0.table.sectionHeaderHeight = 30
    }
    let header = try #require(device.table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 30))

    device.stage.run { device.table.contentOffset.y = 200 }
    #expect(header.frame.minY == 200)
    // The section ends at y = 30 + 20 · 44 = 910.
    device.stage.run { device.table.contentOffset.y = 895 }
    #expect(header.frame.minY == 880)
    #expect(device.table.headerView(forSection: 1)?.frame.minY == 910)
    device.stage.run { device.table.contentOffset.y = 0 }
    #expect(header.superview != nil && header.frame.minY == 0)
    device.stage.close()
  }

  @Test func `without an estimate a delegate's heights are all requested at once`() throws {
    let tall = TallListener()
    let device = TableDevice(counts: [50]) {
      $0.table.delegate = tall
      $0.table.estimatedRowHeight = 0
    }

    #expect(tall.asked == Array(0..<50))
    #expect(device.table.contentSize.height == 3500)
    #expect(device.table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 200)
    device.stage.close()
  }

  @Test func `with an estimate heights are requested late, and visible rows stay in place`() throws
  {
    let tall = TallListener()
    let device = TableDevice(counts: [50]) {
      $0.table.delegate = tall
      $0.table.estimatedRowHeight = 40
    }
    #expect(tall.asked.count < 50)
    device.stage.run { device.table.contentOffset.y = device.table.contentSize.height - 852 }
    let marker = try #require(device.table.visibleCells.first)
    let before = device.table.convert(marker.frame, to: nil).minY

    device.stage.run { device.table.contentOffset.y -= 100 }

    let after = device.table.convert(marker.frame, to: nil).minY
    #expect(abs(after - before - 100) < 1e-6)
    device.stage.close()
  }

  @Test func `automatic rows are as high as their text, with the default as minimum`() throws {
    let device = TableDevice(counts: [1]) {
      $0.source.rows = [["short", String(repeating: "long text ", count: 30), "short"]]
      $0.table.register(WrappingCell.self, forCellReuseIdentifier: "row")
    }
    let heights = (0..<3).map {
      device.table.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }

    #expect(heights[0] == 44)
    #expect(heights[1] > 100)
    #expect(heights[2] == 44)
    #expect(device.table.contentSize.height == heights[0] + heights[1] + heights[2])
    device.stage.close()
  }

  @Test func `scrolling to a row respects the requested position`() throws {
    let device = TableDevice()
    func place(_ row: Int, _ position: UITableView.ScrollPosition) -> CGRect {
      let path = IndexPath(row: row, section: 0)
      device.stage.run { device.table.scrollToRow(at: path, at: position, animated: false) }
      return device.table.convert(device.table.rectForRow(at: path), to: nil)
    }

    #expect(place(50, .top).minY == 0)
    #expect(place(50, .bottom).maxY == 852)
    #expect(abs(place(50, .middle).midY - 426) < 0.5)
    #expect(place(50, .none).minY == place(50, .none).minY)
    // The table cannot scroll beyond the start or the end of the content.
    #expect(place(0, .bottom).minY == 0)
    #expect(place(99, .top).maxY == 852)

    device.stage.run {
      device.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
    }
    #expect(device.table.contentOffset.y > 1000)
    try device.stage.settle()
    #expect(device.table.contentOffset.y == 880)
    device.stage.close()
  }

  @Test func `reloading inside a callback starts over and comes to rest`() throws {
    let device = TableDevice()
    var reloads = 0
    device.source.onCell = { path in
      guard path.row == 3, reloads == 0 else { return }
      reloads += 1
      device.source.rows = [["x", "y"]]
      device.table.reloadData()
    }

    device.stage.run { device.table.reloadData() }
    #expect(reloads == 1)
    #expect(device.titles == ["x", "y"])

    device.source.rows = [["z"]]
    device.listener.onCall = { call in
      device.listener.onCall = nil
      device.table.reloadData()
    }
    device.stage.run { device.table.reloadData() }
    #expect(device.titles == ["z"])
    #expect(device.stage.warnings == [])
    device.source.onCell = nil
    device.listener.onCall = nil
    device.stage.close()
  }

  @Test func `rows follow a rotation of the device`() throws {
    let device = TableDevice(style: .insetGrouped)
    device.stage.run { device.table.contentOffset.y = 500 }

    device.stage.rotate(to: .landscapeLeft)
    try device.stage.settle()

    #expect(device.table.bounds.size == CGSize(width: 852, height: 393))
    for cell in device.table.visibleCells {
      let path = try #require(device.table.indexPath(for: cell))
      #expect(cell.frame == device.table.rectForRow(at: path))
      // The cell has margins of 20 points, inside the safe area's 59 points.
      #expect(cell.frame.width == 694)
    }
    #expect(device.table.visibleCells.count <= 11)
    device.stage.close()
  }

  @Test func `the table's header and footer surround the rows`() throws {
    let device = TableDevice(counts: [2]) {
      $0.table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 100))
      $0.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    }

    #expect(device.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 393, height: 100))
    #expect(device.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 100)
    #expect(device.table.tableFooterView?.frame == CGRect(x: 0, y: 188, width: 393, height: 50))
    #expect(device.table.contentSize.height == 238)
    device.stage.close()
  }

  @Test func `without a data source there are no rows`() throws {
    let device = TableDevice()
    device.stage.run { device.table.dataSource = nil }

    #expect(device.table.numberOfSections == 0)
    #expect(device.table.visibleCells.isEmpty)
    device.stage.close()
  }

  @Test func `a data source released while rows are pending raises`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = TableDevice()
        var other: ListedRows? = device.stage.run { ListedRows([100]) }
        device.stage.run { device.table.dataSource = other }
        other = nil
        device.stage.run { device.table.contentOffset.y = 500 }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("failed to obtain a cell from its dataSource"), "\(text)")
  }

  @Test func `an unregistered identifier raises`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = Stage().run { UITableView() }
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        _ = table.dequeueReusableCell(
          withIdentifier: "other", for: IndexPath(row: 0, section: 0))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "unable to dequeue a cell with identifier other - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"), "\(text)")
  }

  @Test func `a released table leaves nothing behind`() throws {
    weak var table: UITableView?
    do {
      let device = TableDevice()
      table = device.table
      device.drag(by: -300)
      device.stage.advance(by: 0.3)
      device.stage.close()
    }
    #expect(table == nil)
  }
}

/// A delegate for which every other row is 80 points high and the rest are 60 points high.
final class TallListener: NSObject, UITableViewDelegate {
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath.row)
    return indexPath.row.isMultiple(of: 2) ? 60 : 80
  }
}

/// A cell that shows its text in as many lines as needed.
final class WrappingCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }
  required init?(coder: NSCoder) { nil }

  @Test func `separators have the effect of the table`() throws {
    let device = TableDevice(counts: [3])
    let table = device.table
    let effect = UIBlurEffect(style: .light)
    device.stage.run {
      table.separatorEffect = effect
      table.reloadData()
    }
    device.stage.tick()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let views = cell.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }
    #expect(views.count == 1 && views.first?.effect === effect)

    device.stage.run {
      table.separatorEffect = nil
      table.reloadData()
    }
    device.stage.tick()
    let plain = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(!plain.subviews.flatMap(\.subviews).contains { $0 is UIVisualEffectView })
  }
}

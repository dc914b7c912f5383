import Stage
import Testing
import UIKit

@MainActor
struct TableConfigurationTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts = ["One", String(repeating: "A text of several lines. ", count: 6)]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = texts[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      var content = view?.defaultContentConfiguration()
      content?.text = "Header"
      view?.contentConfiguration = content
      return view
    }
  }

  private func device(_ style: UITableView.Style) -> (Stage, UITableView, Source) {
    let stage = Stage(device: .phone)
    let (root, table, source) = stage.run {
      (UIViewController(), UITableView(frame: UIScreen.main.bounds, style: style), Source())
    }
    stage.run {
      table.contentInsetAdjustmentBehavior = .never
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      (table.dataSource, table.delegate) = (source, source)
    }
    stage.show(root)
    stage.run { root.view.addSubview(table) }
    stage.tick()
    return (stage, table, source)
  }

  @Test func `rows have the height of their content configurations`() throws {
    let (stage, table, source) = device(.plain)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))

    #expect(first.bounds.height == 44)
    #expect(second.bounds.height > 80)
    #expect(first.textLabel == nil && first.detailTextLabel == nil && first.imageView == nil)
    let view = try #require(first.contentView as? UIListContentView)
    #expect(view.textLayoutGuide?.layoutFrame.minX == 16)

    stage.run {
      var content = first.defaultContentConfiguration()
      content.text = source.texts[1]
      first.contentConfiguration = content
    }
    stage.tick()
    #expect(first.bounds.height == second.bounds.height)
    stage.close()
  }

  @Test func `a selected row shows its background configuration`() throws {
    let (stage, table, _) = device(.insetGrouped)
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    stage.run {
      cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    stage.tick()

    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(cell.configurationState.isSelected)
    #expect(cell.backgroundColor == nil)
    stage.run { table.deselectRow(at: path, animated: false) }
    stage.tick()
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    stage.close()
  }

  @Test func `headers show content configurations`() throws {
    let (stage, table, _) = device(.insetGrouped)
    let header = try #require(table.headerView(forSection: 0))

    #expect(header.textLabel == nil)
    let label = header.contentView.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "HEADER")
    #expect(abs(table.rectForHeader(inSection: 0).height - 39) < 1)
    stage.run {
      header.backgroundConfiguration = header.defaultBackgroundConfiguration()
      header.configurationUpdateHandler = { view, state in
        view.accessibilityLabel = state.isDisabled ? "disabled" : "enabled"
      }
    }
    stage.tick()
    #expect(header.accessibilityLabel == "enabled")
    #expect(header.backgroundConfiguration?.backgroundColor == .clear)
    #expect(header.automaticallyUpdatesContentConfiguration)
    #expect(header.automaticallyUpdatesBackgroundConfiguration)
    stage.close()
  }

  @Test func `the default content has the style of the cell`() {
    let stage = Stage(device: .phone)
    stage.run {
      for (style, content) in [
        (.default, .cell()), (.subtitle, .subtitleCell()), (.value1, .valueCell()),
      ] as [(UITableViewCell.CellStyle, UIListContentConfiguration)] {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        #expect(cell.defaultContentConfiguration() == content)
        #expect(cell.automaticallyUpdatesContentConfiguration)
        #expect(cell.automaticallyUpdatesBackgroundConfiguration)
      }
    }
    stage.close()
  }
}

import Stage
import Testing
import UIKit

/// Rows and headers whose heights come from the constraints of their content.
@MainActor
struct RowHeightTests {
  private static let long = "The quick brown fox jumps over the lazy dog, and then over the fence."

  private func device(
    _ rows: [String] = ["short", long, long + long], style: UITableView.Style = .plain,
    _ prepare: @escaping (StackCell) -> Void = { _ in }
  ) -> TableDevice {
    TableDevice(style: style, counts: [rows.count]) { device in
      device.table.register(StackCell.self, forCellReuseIdentifier: "row")
      device.source.rows = [rows]
      device.source.prepareCell = { cell, text in
        guard let cell = cell as? StackCell else { return }
        cell.title.text = text
        prepare(cell)
      }
    }
  }

  /// Differences between the cells' heights and the heights that their texts need in the available
  /// width.
  private func faults(_ device: TableDevice) -> [String] {
    device.stage.run {
      device.table.visibleCells.compactMap { cell -> String? in
        guard let cell = cell as? StackCell else { return "another cell" }
        let room = CGSize(width: cell.contentView.bounds.width - 2 * StackCell.margin, height: 0)
        let need =
          [cell.title, cell.note].map { $0.sizeThatFits(room).height }.reduce(0, +)
          + StackCell.gap + 2 * StackCell.margin
        let isRight = abs(cell.bounds.height - need) < 0.7
        return isRight ? nil : "\(cell.bounds.height) instead of \(need)"
      }
    }
  }

  @Test func `a stack in a cell sets the row's height, also after a rotation`()
    throws
  {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let device = device(style: style)
      #expect(faults(device).isEmpty, "\(style): \(faults(device))")
      for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
        device.stage.rotate(to: orientation)
        try device.stage.settle()
        #expect(faults(device).isEmpty, "\(style) \(orientation): \(faults(device))")
      }
      #expect(device.stage.warnings.isEmpty)
      device.stage.close()
    }
  }

  @Test func `an accessory reduces the width of the texts`() {
    let device = device { $0.accessoryType = .disclosureIndicator }

    #expect(faults(device).isEmpty, "\(faults(device))")
    #expect(device.table.visibleCells.allSatisfy { $0.contentView.bounds.width < 380 })
    device.stage.close()
  }

  @Test func `another content size category measures the rows again`() throws {
    let device = device {
      $0.title.font = .preferredFont(forTextStyle: .body)
      $0.title.adjustsFontForContentSizeCategory = true
    }
    let before = device.table.contentSize.height

    device.stage.traits.preferredContentSizeCategory = .accessibilityLarge
    try device.stage.settle()

    #expect(faults(device).isEmpty, "\(faults(device))")
    #expect(device.table.contentSize.height > before + 50)
    device.stage.close()
  }

  @Test func `content without a constrained height gets the default one and a warning`() {
    let device = TableDevice(counts: [1]) {
      $0.table.register(CollapsedCell.self, forCellReuseIdentifier: "row")
    }

    #expect(device.table.visibleCells.map(\.bounds.height) == [44])
    #expect(device.stage.warnings.count == 1)
    #expect(device.stage.warnings.first?.contains("ambiguously suggest a height of zero") == true)
    device.stage.close()
  }

  @Test func `a header's height follows its constraints`() {
    let listener = HeadedTable()
    let device = TableDevice(style: .grouped, counts: [1]) { $0.table.delegate = listener }
    let need = device.stage.run {
      listener.header.label.sizeThatFits(CGSize(width: 393 - 32, height: 0)).height + 20
    }

    #expect(need > 60)
    #expect(abs(device.table.rectForHeader(inSection: 0).height - need) < 0.5)
    device.stage.close()
  }

  @Test func `content stays inside the safe area at the sides`() throws {
    for isMirrored in [false, true] {
      let device = TableDevice(counts: [3]) {
        $0.table.contentInsetAdjustmentBehavior = .automatic
        $0.source.headers = [0: "Header"]
        $0.source.prepareCell = { cell, _ in cell.accessoryType = .disclosureIndicator }
      }
      if isMirrored { device.stage.traits.layoutDirection = .rightToLeft }
      device.stage.rotate(to: .landscapeLeft)
      try device.stage.settle()
      let (table, sides) = device.stage.run { (device.table, device.table.safeAreaInsets) }
      #expect(sides.left > 40 && sides.right > 40)

      let cell = try #require(table.visibleCells.first)
      let width = table.bounds.width
      #expect(cell.frame.width == width)
      let content = cell.contentView.frame
      #expect(content.minX >= sides.left && content.maxX <= cell.bounds.width - sides.right)
      #expect(isMirrored ? content.maxX == width - 59 : content.minX == 59)
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.contentView.frame.minX == sides.left)
      #expect(header.contentView.frame.maxX == header.bounds.width - sides.right)

      device.stage.run { table.insetsContentViewsToSafeArea = false }
      device.stage.tick()
      #expect(isMirrored ? cell.contentView.frame.maxX == width : cell.contentView.frame.minX == 0)
      device.stage.close()
    }
  }
}

/// A cell with two texts below each other, in a stack that fills the cell.
private final class StackCell: UITableViewCell {
  static let margin: CGFloat = 12
  static let gap: CGFloat = 4
  let title = UILabel()
  let note = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [title, note] { label.numberOfLines = 0 }
    note.font = .systemFont(ofSize: 13)
    note.text = "A note that is short."
    let stack = UIStackView(arrangedSubviews: [title, note])
    stack.axis = .vertical
    stack.spacing = Self.gap
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.margin),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// A cell whose constraints determine the content's position, but not its height.
private final class CollapsedCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    view.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
  }
  required init?(coder: NSCoder) { nil }
}

private final class HeadedTable: NSObject, UITableViewDelegate {
  @MainActor final class Header: UITableViewHeaderFooterView {
    let label = UILabel()
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.text = String(repeating: "A header of several lines. ", count: 8)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }
  @MainActor lazy var header = Header(reuseIdentifier: nil)

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header
  }
}

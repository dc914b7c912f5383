import Stage
import Testing
import UIKit

@MainActor
struct ListLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    var text: (IndexPath) -> String = { "Row \($0.item)" }
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let edges = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        cell, _, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Edge"
        cell.contentConfiguration = content
      }
    }
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: text(indexPath))
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(
        using: edges[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: indexPath)
    }
  }

  private struct Device {
    let stage: Stage
    let view: UICollectionView
    let source: Source
  }

  private func device(
    _ counts: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    text: ((IndexPath) -> String)? = nil
  ) -> Device {
    let stage = Stage(device: .phone)
    let (root, view, source) = stage.run {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      change(&configuration)
      return (
        UIViewController(),
        UICollectionView(
          frame: UIScreen.main.bounds,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)),
        Source(counts)
      )
    }
    stage.run {
      if let text { source.text = text }
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = source
    }
    stage.show(root)
    stage.run { root.view.addSubview(view) }
    stage.tick()
    return Device(stage: stage, view: view, source: source)
  }

  private func cell(_ device: Device, _ item: Int, _ section: Int = 0) throws
    -> UICollectionViewListCell
  {
    try #require(
      device.view.cellForItem(at: IndexPath(item: item, section: section))
        as? UICollectionViewListCell)
  }

  private func separators(_ cell: UICollectionViewListCell) -> [CGRect] {
    cell.subviews.filter { !$0.isHidden && $0.frame.height < 1 }.map(\.frame)
  }

  @Test func `rows of a plain list have the height of their content`() throws {
    let device = device(
      [3], .plain,
      text: { path in
        path.item == 1 ? String(repeating: "A text of several lines. ", count: 6) : "Row"
      })
    let heights = try (0..<3).map { try cell(device, $0).frame.height }

    #expect(heights[0] == 44 && heights[2] == 44)
    #expect(heights[1] > 80)
    #expect(try cell(device, 2).frame.minY == 44 + heights[1])
    #expect(try cell(device, 0).frame.width == 393)
    device.stage.close()
  }

  @Test func `sections of an inset list are 35 points apart and have round corners`() throws {
    let device = device([3, 1], .insetGrouped)

    #expect(try cell(device, 0).frame == CGRect(x: 16, y: 35, width: 361, height: 44))
    #expect(try cell(device, 0, 1).frame.minY == 35 + 3 * 44 + 35)
    #expect(
      try cell(device, 0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(try cell(device, 1).layer.cornerRadius == 0)
    #expect(
      try cell(device, 2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(try cell(device, 0, 1).layer.cornerRadius == 10)
    #expect(
      try cell(device, 0).backgroundConfiguration?.backgroundColor
        == .secondarySystemGroupedBackground)
    device.stage.close()
  }

  @Test func `separators begin at the text`() throws {
    let device = device([3], .insetGrouped)

    #expect(separators(try cell(device, 0)).map(\.minX) == [16])
    #expect(separators(try cell(device, 0)).map(\.maxX) == [361])
    #expect(try cell(device, 0).separatorLayoutGuide.layoutFrame.minX == 16)
    #expect(separators(try cell(device, 2)).isEmpty)
    device.stage.close()

    let plain = self.device([2], .plain) { configuration in
      configuration.separatorConfiguration.color = .red
      configuration.itemSeparatorHandler = { path, standard in
        var separators = standard
        #expect(separators.color == .red)
        if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
        if path.item == 1 {
          separators.topSeparatorVisibility = .visible
          separators.topSeparatorInsets = .zero
          separators.bottomSeparatorInsets.trailing = 30
          separators.bottomSeparatorInsets.leading = 20
        }
        return separators
      }
    }
    #expect(separators(try cell(plain, 0)).isEmpty)
    #expect(separators(try cell(plain, 1)).map(\.minX) == [0, 20])
    #expect(separators(try cell(plain, 1)).map(\.maxX) == [393, 363])
    plain.stage.close()

    let none = self.device([2], .plain) { $0.showsSeparators = false }
    #expect(separators(try cell(none, 0)).isEmpty)
    none.stage.close()
  }

  @Test func `headers and footers show their content`() throws {
    let device = device([2], .insetGrouped) { configuration in
      configuration.headerMode = .supplementary
      configuration.footerMode = .supplementary
    }
    let header = try #require(
      device.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)

    #expect(header.frame.minX == 16 && header.frame.minY == 0)
    #expect(abs(header.frame.height - 39) < 1)
    #expect(header.layer.zPosition == 200)
    #expect(abs(try cell(device, 0).frame.minY - header.frame.maxY) < 0.5)
    #expect(header.defaultContentConfiguration() == .groupedHeader())
    device.stage.close()
  }

  @Test func `headers of plain lists stay in sight`() throws {
    let device = device([40, 40], .plain) { $0.headerMode = .supplementary }
    let header = try #require(
      device.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    // The padding above the header scrolls away.
    #expect(header.frame.minY == 22)
    device.stage.run { device.view.contentOffset.y = 300 }
    device.stage.tick()
    #expect(abs(header.frame.minY - 300) < 1e-6)
    device.stage.close()
  }

  @Test func `the first item can be the header`() throws {
    let device = device([3], .insetGrouped) { $0.headerMode = .firstItemInSection }

    #expect(try cell(device, 0).defaultContentConfiguration() == .groupedHeader())
    #expect(try cell(device, 0).backgroundConfiguration?.backgroundColor == .clear)
    #expect(separators(try cell(device, 0)).isEmpty)
    #expect(
      try cell(device, 1).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    device.stage.close()
  }

  @Test func `the list has a colour behind its rows`() throws {
    let device = device([2], .grouped)
    let board = try #require(device.view.subviews.first)
    #expect(board.backgroundColor == .systemGroupedBackground)
    #expect(board.frame.minY < 0 && board.frame.maxY > 852)
    // The first and the last row of a grouped section have separators of the full width.
    #expect(separators(try cell(device, 0)).map(\.minX) == [0, 16])
    #expect(separators(try cell(device, 1)).map(\.minX) == [0])
    device.stage.close()

    let own = self.device([2], .plain) { $0.backgroundColor = .yellow }
    #expect(own.view.subviews.first?.backgroundColor == .yellow)
    own.stage.close()
  }

  @Test func `a touched row is grey`() throws {
    let device = device([3], .plain)
    let row = try cell(device, 1)
    device.stage.play(
      TouchScript(unit: .points, fingers: [[.init(.down, t: 0, x: 100, y: 66)]]))
    device.stage.advance(by: 0.3)

    #expect(row.configurationState.isHighlighted)
    #expect(row.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(separators(row).isEmpty)
    device.stage.close()
  }

  @Test func `editing shows other accessories`() throws {
    let device = device([3], .plain)
    let row = try cell(device, 0)
    device.stage.run {
      row.accessories = [
        .delete(), .disclosureIndicator(displayed: .whenNotEditing), .multiselect(),
      ]
    }
    device.stage.tick()
    #expect(row.contentView.frame.minX == 0 && row.contentView.frame.maxX < 393)

    device.stage.run { device.view.isEditing = true }
    device.stage.tick()
    #expect(row.configurationState.isEditing)
    #expect(row.contentView.frame.minX == 80)
    #expect(row.contentView.frame.maxX == 393)

    device.stage.run { device.view.allowsMultipleSelectionDuringEditing = true }
    for y in [22.0, 66] {
      device.stage.play(
        TouchScript(
          unit: .points,
          fingers: [[.init(.down, t: 0, x: 200, y: y), .init(.up, t: 0.05, x: 200, y: y)]]))
      device.stage.advance(by: 0.3)
    }
    #expect(device.view.indexPathsForSelectedItems?.map(\.item) == [0, 1])
    device.stage.close()
  }

  @Test func `a sidebar has inset rows without separators`() throws {
    let device = device([3], .sidebar)

    #expect(try cell(device, 0).frame == CGRect(x: 10, y: 0, width: 373, height: 44))
    #expect(separators(try cell(device, 0)).isEmpty)
    #expect(try cell(device, 0).defaultContentConfiguration() == .sidebarCell())
    #expect(device.view.contentSize.height == 142)
    device.stage.close()
  }
}

import Stage
import Testing
import UIKit

@MainActor
struct UICollectionViewListCellTests {
  private func cell(
    _ accessories: [UICellAccessory], level: Int = 0,
    _ change: (UICollectionViewListCell) -> Void = { _ in }
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    cell.accessories = accessories
    cell.indentationLevel = level
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  private func spans(_ cell: UICollectionViewListCell) -> [[CGFloat]] {
    cell.subviews.compactMap { $0 as? UIControl }.filter { $0.alpha > 0 }
      .map { [$0.frame.minX, $0.frame.width] }.sorted { $0[0] < $1[0] }
  }

  @Test func `accessories have their places and leave the rest to the content`() {
    let stage = Stage(device: .phone)
    stage.run {
      let plain = cell([])
      #expect(plain.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))

      let one = cell([.disclosureIndicator()])
      #expect(spans(one) == [[298, 14]])
      #expect(one.contentView.frame == CGRect(x: 0, y: 0, width: 298, height: 60))

      // The order in the array does not matter.
      let two = cell([.disclosureIndicator(), .checkmark()])
      #expect(spans(two) == [[266, 24], [298, 14]])
      #expect(two.contentView.frame.maxX == 266)

      let leading = cell([.outlineDisclosure()])
      #expect(spans(leading) == [[8, 14]])
      #expect(leading.contentView.frame == CGRect(x: 22, y: 0, width: 298, height: 60))

      let both = cell([
        .multiselect(displayed: .always), .delete(displayed: .always), .label(text: "On"),
      ])
      #expect(spans(both).prefix(2) == [[8, 24], [48, 24]])
      #expect(both.contentView.frame.minX == 72)
      #expect(both.contentView.frame.maxX == spans(both)[2][0])
    }
    stage.close()
  }

  @Test func `indentation moves the content and the leading accessories`() {
    let stage = Stage(device: .phone)
    stage.run {
      #expect(cell([], level: 3).contentView.frame.minX == 30)
      let moved = cell([.outlineDisclosure()], level: 2)
      #expect(spans(moved) == [[28, 14]])
      #expect(moved.contentView.frame.minX == 42)
      let kept = cell([.outlineDisclosure()], level: 2) { cell in
        cell.indentsAccessories = false
        cell.indentationWidth = 15
      }
      #expect(spans(kept) == [[8, 14]])
      #expect(kept.contentView.frame.minX == 52)
    }
    stage.close()
  }

  @Test func `custom views are placed among the other accessories`() {
    let stage = Stage(device: .phone)
    stage.run {
      let view = UISwitch()
      let width = view.intrinsicContentSize.width
      let cell = cell([
        .disclosureIndicator(), .checkmark(),
        .customView(
          configuration: .init(
            customView: view,
            placement: .trailing(at: UICellAccessory.Placement.position(after: .checkmark)),
            reservedLayoutWidth: .actual)),
      ])
      #expect(spans(cell) == [[290 - 8 - width - 24, 24], [290 - width, width], [298, 14]])
      #expect(view.superview is UIControl)

      let first = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let options = UICellAccessory.CustomViewConfiguration(
        customView: first,
        placement: .leading(at: UICellAccessory.Placement.position(before: .delete)),
        reservedLayoutWidth: .custom(30), maintainsFixedSize: true)
      let leading = self.cell([
        .delete(displayed: .always), .customView(configuration: options),
      ])
      #expect(spans(leading) == [[8, 30], [54, 24]])
      for view in leading.subviews { view.layoutIfNeeded() }
      #expect(first.frame == CGRect(x: 10, y: 25, width: 10, height: 10))
    }
    stage.close()
  }

  @Test func `hidden accessories take no room, and one of a type is the most`() async {
    let stage = Stage(device: .phone)
    stage.run {
      let hidden = cell([.checkmark(options: .init(isHidden: true)), .reorder(), .insert()])
      #expect(spans(hidden).isEmpty)
      #expect(hidden.contentView.frame.width == 320)
      #expect(UICellAccessory.detail().accessoryType == .detail)
      var options = UICellAccessory.LabelOptions()
      #expect(options.reservedLayoutWidth == .actual && !options.isHidden)
      options.font = .systemFont(ofSize: 12)
      #expect(options.font.pointSize == 12 && options.adjustsFontForContentSizeCategory)
    }
    stage.close()
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessories = [.checkmark(), .checkmark()]
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException"))
  }

  @Test func `a tap on an accessory calls its handler`() throws {
    let stage = Stage(device: .phone)
    let root = stage.run { UIViewController() }
    stage.show(root)
    var taps = 0
    stage.run {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
      cell.accessories = [.detail(actionHandler: { taps += 1 })]
      root.view.addSubview(cell)
    }
    stage.tick()
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: 370, y: 222), .init(.up, t: 0.05, x: 370, y: 222)]]))
    try stage.settle()

    #expect(taps == 1)
    stage.close()
  }
}

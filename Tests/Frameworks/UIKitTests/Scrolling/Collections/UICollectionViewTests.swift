import Stage
import Testing
import UIKit

@MainActor
struct UICollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func flow(_ width: CGFloat = 100, _ height: CGFloat = 100) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    return layout
  }

  private func expectOrder(
    _ device: CollectionDevice, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try device.stage.settle()
    for path in device.view.indexPathsForVisibleItems {
      let cell = try #require(device.view.cellForItem(at: path) as? MadeItem)
      #expect(
        cell.name == device.source.items[path.section][path.item],
        sourceLocation: sourceLocation)
      #expect(
        cell.frame == device.view.layoutAttributesForItem(at: path)?.frame,
        sourceLocation: sourceLocation)
      #expect(cell.alpha == 1, sourceLocation: sourceLocation)
    }
    let cells = device.view.subviews.filter { $0 is MadeItem }
    #expect(cells.count == device.view.visibleCells.count, sourceLocation: sourceLocation)
  }

  @Test func `only visible items have cells, however far it scrolls`() throws {
    let device = CollectionDevice(counts: [10_000], layout: flow())
    // Each row contains three items, and at most nine rows of 110 points are visible.
    for step in 1...300 {
      device.stage.run { device.view.contentOffset.y = CGFloat(step) * 333 }
    }
    #expect(MadeItem.made <= 9 * 3 + 3)
    try expectOrder(device)
    device.stage.close()
  }

  @Test func `a cell is created in the size of its item`() throws {
    let device = CollectionDevice(counts: [3], layout: flow(120, 80))
    let cell = try #require(device.view.cellForItem(at: path(1)) as? MadeItem)

    #expect(cell.firstSize == CGSize(width: 120, height: 80))
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.reuseIdentifier == "item")
    device.stage.close()
  }

  @Test func `a tap calls the methods in the header's order`() throws {
    let device = CollectionDevice(layout: flow())
    device.tap(50, 50)
    #expect(
      device.listener.log == [
        "mayHighlight(0)", "highlight(0)", "maySelect(0)", "select(0)", "unhighlight(0)",
      ])
    #expect(device.view.cellForItem(at: path(0))?.isSelected == true)

    device.listener.log = []
    device.tap(200, 50)
    #expect(
      device.listener.log.filter { $0.contains("elect(") && !$0.contains("may") }
        == ["deselect(0)", "select(1)"])
    #expect(device.view.indexPathsForSelectedItems == [path(1)])
    // This point is between two items.
    device.tap(50, 105)
    #expect(device.view.indexPathsForSelectedItems == [path(1)])
    device.stage.close()
  }

  @Test func `headers and footers are supplementary views`() throws {
    let layout = flow()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let device = CollectionDevice(counts: [3, 3], layout: layout)
    let header = try #require(
      device.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1)))

    #expect(header.frame == CGRect(x: 0, y: 160, width: 393, height: 40))
    #expect(
      device.view.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionFooter
      ).map(\.frame.minY).sorted() == [140, 300])
    #expect(device.view.contentSize == CGSize(width: 393, height: 320))
    device.stage.close()
  }

  @Test func `items can be inserted, deleted and moved`() throws {
    let device = CollectionDevice(counts: [12, 4], layout: flow())
    let kept = try #require(device.view.cellForItem(at: path(4)))
    var ends = 0
    device.stage.run {
      device.view.performBatchUpdates {
        device.source.items[0].remove(at: 2)
        device.source.items[0].insert("new", at: 0)
        let moved = device.source.items[1].removeLast()
        device.source.items[1].insert(moved, at: 0)
        device.view.deleteItems(at: [path(2)])
        device.view.insertItems(at: [path(0)])
        device.view.moveItem(at: path(3, 1), to: path(0, 1))
      } completion: { _ in
        ends += 1
      }
    }
    #expect(device.view.cellForItem(at: path(4)) === kept)
    device.stage.advance(by: 0.1)
    #expect(device.view.layer.sublayers?.contains { $0.animationKeys() != nil } == true)
    try expectOrder(device)
    #expect(ends == 1)

    device.stage.run {
      device.source.items.removeFirst()
      device.view.deleteSections([0])
    }
    try expectOrder(device)
    device.stage.close()
  }

  @Test func `updates work while it scrolls`() throws {
    let device = CollectionDevice(counts: [300], layout: flow())
    device.stage.run {
      device.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    }
    for step in 0..<8 {
      device.stage.advance(by: 0.05)
      device.stage.run {
        device.source.items[0].insert("new \(step)", at: 5)
        device.view.insertItems(at: [path(5)])
      }
    }
    try expectOrder(device)
    device.stage.close()
  }

  @Test func `another layout moves every cell present in both`() throws {
    let device = CollectionDevice(counts: [6], layout: flow())
    let cell = try #require(device.view.cellForItem(at: path(5)))
    let old = cell.frame
    var ends = 0
    let wide = device.stage.run { flow(393, 60) }
    device.stage.run {
      device.view.setCollectionViewLayout(wide, animated: true) { _ in ends += 1 }
    }
    #expect(device.view.cellForItem(at: path(5)) === cell)
    device.stage.advance(by: 0.1)
    let shown = device.stage.run { cell.layer.presentationValues() ?? cell.layer.values }
    #expect(shown.bounds.width > old.width && shown.bounds.width < 393)
    try expectOrder(device)
    #expect(cell.frame.width == 393)
    #expect(ends == 1)
    #expect(device.view.collectionViewLayout === wide)
    device.stage.close()
  }

  @Test func `scrolling to an item respects the requested position`() throws {
    let device = CollectionDevice(layout: flow())
    func place(_ position: UICollectionView.ScrollPosition) -> CGRect {
      device.stage.run { device.view.scrollToItem(at: path(60), at: position, animated: false) }
      let frame = device.view.layoutAttributesForItem(at: path(60))?.frame ?? .zero
      return device.view.convert(frame, to: nil)
    }
    #expect(place(.top).minY == 0)
    #expect(place(.bottom).maxY == 852)
    #expect(abs(place(.centeredVertically).midY - 426) < 0.5)
    device.stage.close()
  }

  @Test func `an item's frame in the window is exact while it scrolls`() throws {
    let device = CollectionDevice(layout: flow())
    device.stage.run { device.view.setContentOffset(CGPoint(x: 0, y: 150), animated: true) }
    for _ in 0..<20 {
      device.stage.tick()
      let place = try #require(device.view.layoutAttributesForItem(at: path(9)))
      let cell = try #require(device.view.cellForItem(at: path(9)))
      let frame = device.view.convert(place.frame, to: nil)
      #expect(frame == cell.convert(cell.bounds, to: nil))
      #expect(abs(frame.minY - (330 - device.view.contentOffset.y)) < 1e-9)
    }
    device.stage.close()
  }

  @Test func `rotating the device recomputes the lines`() throws {
    let device = CollectionDevice(layout: flow())
    device.stage.rotate(to: .landscapeLeft)
    try expectOrder(device)
    // Seven items of 100 points and six gaps fit into the height of 852 points.
    #expect(device.view.layoutAttributesForItem(at: path(7))?.frame.minX == 0)
    device.stage.close()
  }

  @Test func `registrations create and configure cells`() throws {
    let device = CollectionDevice(counts: [3], layout: flow())
    let cell = device.stage.run {
      let registration = UICollectionView.CellRegistration<MadeItem, Int> { cell, path, number in
        cell.name = "\(path.item): \(number)"
      }
      return device.view.dequeueConfiguredReusableCell(
        using: registration, for: path(1), item: 7)
    }
    #expect(cell.name == "1: 7")
    device.stage.close()
  }

  @Test func `reloading inside a callback starts over`() throws {
    let device = CollectionDevice(layout: flow())
    var isFirst = true
    device.source.onCell = { path in
      guard isFirst, path.item == 4 else { return }
      isFirst = false
      device.source.items = [["x", "y"]]
      device.view.reloadData()
    }
    device.stage.run { device.view.reloadData() }
    device.source.onCell = nil

    #expect(device.view.visibleCells.count == 2)
    try expectOrder(device)
    #expect(device.stage.warnings == [])
    device.stage.close()
  }

  @Test func `misuse raises with UIKit's messages`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = Stage().run {
          UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"), "\(text)")
  }
}

import Stage
import Testing
import UIKit

/// A table and a collection view place a view again only if its place has changed (facts J.14).
@MainActor
struct KeptPlacesTests {
  private let stage = Stage(device: .phone)
  private let moved = CGRect(x: 10, y: 20, width: 200, height: 300)

  @Test func `a row keeps the frame that the app sets, until its place changes`() throws {
    let rows = stage.run { Rows(style: .plain) }
    stage.show(rows)
    stage.tick()
    let cell = try #require(stage.run { rows.tableView.visibleCells.first })

    stage.run { cell.frame = moved }
    stage.tick()
    #expect(stage.run { cell.frame } == moved)
    stage.run { rows.tableView.contentOffset.y = 5 }
    stage.tick()
    #expect(stage.run { cell.frame } == moved)

    stage.run { rows.tableView.performBatchUpdates(nil) }
    stage.advance(by: 0.5)
    #expect(stage.run { cell.frame } == CGRect(x: 0, y: 0, width: 393, height: 44))

    stage.run { cell.frame = moved }
    stage.run { rows.tableView.frame.size.width = 300 }
    stage.tick()
    #expect(stage.run { cell.frame } == CGRect(x: 0, y: 0, width: 300, height: 44))

    stage.run { cell.frame = moved }
    stage.run { rows.tableView.reloadData() }
    stage.tick()
    let shown = stage.run { rows.tableView.visibleCells.map(\.frame.minY) }
    #expect(shown.prefix(3) == [0, 44, 88])
  }

  @Test func `an item keeps what the app sets, until its attributes change`() throws {
    let layout = stage.run { UICollectionViewFlowLayout() }
    let items = stage.run { Items(collectionViewLayout: layout) }
    stage.show(items)
    stage.tick()
    let cell = try #require(stage.run { items.collectionView.visibleCells.first } as? Item)
    let first = stage.run { cell.frame }
    #expect(cell.applied == 1)

    stage.run {
      cell.frame = moved
      cell.alpha = 0.5
    }
    stage.tick()
    stage.run { items.collectionView.contentOffset.y = 5 }
    stage.tick()
    stage.run { layout.invalidateLayout() }
    stage.tick()
    stage.run {
      #expect(cell.frame == moved)
      #expect(cell.alpha == 0.5)
    }
    #expect(cell.applied == 1)

    stage.run { layout.itemSize = CGSize(width: 60, height: 70) }
    stage.tick()
    stage.run {
      #expect(cell.frame.size == CGSize(width: 60, height: 70))
      #expect(cell.frame != first)
      #expect(cell.alpha == 1)
    }
    #expect(cell.applied == 2)
  }

  @Test func `attributes are equal if all their values are`() {
    stage.run {
      typealias Change = (UICollectionViewLayoutAttributes) -> Void
      let changes: [Change] = [
        { $0.indexPath = IndexPath(item: 1, section: 0) }, { $0.center.x += 1 },
        { $0.size.width += 1 }, { $0.transform3D.m11 = 2 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 },
        { $0.isHidden = true },
      ]
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      for (number, change) in changes.enumerated() {
        let other = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: 0, section: 0))
        #expect(attributes == other && attributes.hash == other.hash)
        change(other)
        #expect(attributes != other, "\(number)")
      }
    }
  }
}

private final class Rows: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

private final class Item: UICollectionViewCell {
  var applied = 0
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
  }
}

private final class Items: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(Item.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 500 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

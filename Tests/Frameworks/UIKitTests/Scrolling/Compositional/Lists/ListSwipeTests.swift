import Stage
import Testing
import UIKit

@MainActor
struct ListSwipeTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var rows = ["a", "b", "c"]
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { rows.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: rows[indexPath.item])
    }
  }

  @Test func `rows of lists have the actions of their providers`() throws {
    let stage = Stage(device: .phone)
    var log: [String] = []
    let (root, view, source) = stage.run {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        log.append("trailing \(path.item)")
        let action = UIContextualAction(style: .destructive, title: "Bin") { _, _, completion in
          log.append("delete \(path.item)")
          completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
      configuration.leadingSwipeActionsConfigurationProvider = { path in
        log.append("leading \(path.item)")
        return nil
      }
      return (
        UIViewController(),
        UICollectionView(
          frame: UIScreen.main.bounds,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)),
        Source()
      )
    }
    stage.run {
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = source
    }
    stage.show(root)
    stage.run { root.view.addSubview(view) }
    stage.tick()
    func drag(_ x: Double, by dx: Double) throws {
      stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: x, y: 100), .init(.move, t: 0.2, x: x + dx, y: 100),
              .init(.up, t: 0.5, x: x + dx, y: 100),
            ]
          ]))
      try stage.settle()
    }
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))

    try drag(60, by: 100)
    #expect(log == ["leading 1"])
    #expect(!cell.configurationState.isSwiped)
    try drag(300, by: -100)
    #expect(log == ["leading 1", "trailing 1"])
    #expect(cell.configurationState.isSwiped)
    #expect(cell.bounds.origin.x == 74)
    // A new layout keeps the row open.
    stage.run { view.collectionViewLayout.invalidateLayout() }
    stage.tick()
    #expect(cell.bounds.origin.x == 74)

    stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: 350, y: 100), .init(.up, t: 0.05, x: 350, y: 100)]]))
    try stage.settle()
    #expect(log.last == "delete 1")
    #expect(!cell.configurationState.isSwiped)
    #expect(cell.bounds.origin.x == 0)

    // While the collection view is edited, its rows cannot be swiped.
    stage.run { view.isEditing = true }
    try drag(300, by: -100)
    #expect(log.count == 3)

    // The delete accessory shows the actions of its row.
    let row = try #require(cell as? UICollectionViewListCell)
    stage.run { row.accessories = [.delete()] }
    stage.tick()
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: 44, y: 100), .init(.up, t: 0.05, x: 44, y: 100)]]))
    try stage.settle()
    #expect(log.last == "trailing 1")
    #expect(cell.bounds.origin.x == 74)
    stage.close()
  }
}

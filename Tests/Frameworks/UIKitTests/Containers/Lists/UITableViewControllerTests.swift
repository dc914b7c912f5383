import Stage
import Testing
import UIKit

@MainActor
struct UITableViewControllerTests {
  /// A stage with a list in a navigation controller. A tap on a row pushes a detail controller.
  private func device() -> (Stage, ListController, UINavigationController) {
    let stage = Stage(device: .phone)
    let list = stage.run { ListController(style: .plain) }
    let navigation = stage.run { UINavigationController(rootViewController: list) }
    stage.show(navigation)
    stage.tick()
    return (stage, list, navigation)
  }

  private func open(_ stage: Stage, _ list: ListController) throws {
    let row = list.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    let place = stage.run { list.tableView.convert(row, to: nil) }
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: place.midX, y: place.midY),
            .init(.up, t: 0.05, x: place.midX, y: place.midY),
          ]
        ]))
    stage.advance(by: 0.2)
    try stage.settle()
  }

  /// Plays a touch that moves from the left edge to the fraction `share` of the width and rests
  /// there.
  private func swipe(_ stage: Stage, to share: Double) throws {
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 2, y: 400), .init(.move, t: 0.4, x: 393 * share, y: 400),
            .init(.up, t: 0.6, x: 393 * share, y: 400),
          ]
        ]))
    try stage.settle()
  }

  @Test func `a tap opens the detail, and the row stays selected meanwhile`() throws {
    let (stage, list, navigation) = device()
    try open(stage, list)

    #expect(navigation.viewControllers.count == 2)
    #expect(list.tableView.indexPathForSelectedRow?.row == 2)
    stage.close()
  }

  @Test func `going back clears the selection alongside the transition`() throws {
    let (stage, list, navigation) = device()
    try open(stage, list)
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.1)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    let shown = stage.run { cell.highlight?.layer.presentationValues() }
    #expect(shown.map { $0.opacity > 0 && $0.opacity < 1 } == true)

    try stage.settle()
    #expect(cell.highlight?.alpha == 0)
    #expect(!cell.isSelected)
    stage.close()
  }

  @Test func `a cancelled swipe back restores the selection`() throws {
    let (stage, list, navigation) = device()
    try open(stage, list)
    try swipe(stage, to: 0.25)

    #expect(navigation.viewControllers.count == 2)
    #expect(list.tableView.indexPathForSelectedRow?.row == 2)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.isSelected)
    #expect(cell.highlight?.alpha == 1)

    try swipe(stage, to: 0.8)
    #expect(navigation.viewControllers.count == 1)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    #expect(cell.highlight?.alpha == 0)
    stage.close()
  }

  @Test func `with clearsSelectionOnViewWillAppear off it stays`() throws {
    let (stage, list, navigation) = device()
    list.clearsSelectionOnViewWillAppear = false
    try open(stage, list)
    stage.run { _ = navigation.popViewController(animated: true) }
    try stage.settle()

    #expect(list.tableView.indexPathForSelectedRow?.row == 2)
    stage.close()
  }

  @Test func `a cell's frame in the window is exact while it scrolls`() throws {
    let (stage, list, _) = device()
    let path = IndexPath(row: 9, section: 0)
    let start = stage.run { list.tableView.convert(list.tableView.rectForRow(at: path), to: nil) }
    let offset = list.tableView.contentOffset.y
    stage.run {
      list.tableView.setContentOffset(CGPoint(x: 0, y: offset + 200), animated: true)
    }
    for _ in 0..<20 {
      stage.tick()
      let cell = try #require(list.tableView.cellForRow(at: path))
      let place = stage.run { cell.convert(cell.bounds, to: nil) }
      let expected = start.minY - (list.tableView.contentOffset.y - offset)
      #expect(abs(place.minY - expected) < 1e-9)
      #expect(abs(place.height - start.height) < 1e-9)
    }
    stage.close()
  }

  @Test func `the rows begin below the bar`() throws {
    let (stage, list, _) = device()
    let row = list.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    let place = stage.run { list.tableView.convert(row, to: nil) }
    #expect(place.minY >= list.tableView.safeAreaInsets.top)
    #expect(list.tableView.adjustedContentInset.top > 0)
    stage.close()
  }

  @Test func `all objects are released with the stage`() throws {
    weak var gone: UITableView?
    do {
      let (stage, list, _) = device()
      gone = list.tableView
      try open(stage, list)
      stage.close()
    }
    #expect(gone == nil)
  }
}

/// A list of forty rows. A tap on a row pushes an empty controller.
private final class ListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.view.backgroundColor = .systemBackground
    detail.title = "Row \(indexPath.row)"
    navigationController?.pushViewController(detail, animated: true)
  }
}

import UBottomSheet
import UIKit

func show() -> UIViewController { MapController() }

final class MapController: UIViewController {
  private var sheet: UBottomSheetCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard sheet == nil else { return }
    let coordinator = UBottomSheetCoordinator(parent: self)
    let list = ListController()
    list.sheetCoordinator = coordinator
    coordinator.addSheet(list, to: self)
    coordinator.setCornerRadius(12)
    sheet = coordinator
  }
}

final class ListController: UITableViewController, Draggable {
  var sheetCoordinator: UBottomSheetCoordinator?

  func draggableView() -> UIScrollView? { tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sheetCoordinator?.startTracking(item: self)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "Place \(indexPath.row + 1)"
    return cell
  }
}

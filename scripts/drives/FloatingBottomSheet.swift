import FloatingBottomSheet
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 120, width: 193, height: 44)
    button.setTitle("Show", for: .normal)
    button.addTarget(self, action: #selector(showSheet), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func showSheet() { presentFloatingBottomSheet(SheetController()) }
}

final class SheetController: UITableViewController, FloatingBottomSheetPresentable {
  var bottomSheetScrollable: UIScrollView? { tableView }
  var bottomSheetHeight: any FloatingBottomSheetSizing { .fixed(400) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

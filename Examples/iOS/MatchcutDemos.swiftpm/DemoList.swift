import Demos
import UIKit

/// Lists every demo by its title. A tap opens it full screen; a two-finger double tap anywhere
/// returns to the list.
final class DemoList: UITableViewController {
  private lazy var leaving: UITapGestureRecognizer = {
    let recognizer = UITapGestureRecognizer(target: self, action: #selector(leave))
    recognizer.numberOfTapsRequired = 2
    recognizer.numberOfTouchesRequired = 2
    return recognizer
  }()

  init() {
    super.init(style: .insetGrouped)
    title = "Matchcut"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "demo")
  }

  // Demos present over each other; only the window receives the touches of all of them.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(leaving)
  }

  @objc private func leave() { dismiss(animated: false) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    demos.count
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    "Two taps with two fingers lead back to this list."
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "demo", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = demos[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let root = demos[indexPath.row].root()
    root.modalPresentationStyle = .fullScreen
    present(root, animated: true)
  }
}

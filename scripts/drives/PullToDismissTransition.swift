import PullToDismissTransition
import UIKit

func show() -> UIViewController { HomeController() }

final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasShown else { return }
    hasShown = true
    let list = ListController()
    list.isPullToDismissEnabled = true
    list.modalPresentationCapturesStatusBarAppearance = true
    list.modalPresentationStyle = .overFullScreen
    present(list, animated: true)
  }

  private var hasShown = false
}

final class ListController: UITableViewController, PullToDismissable {
  private(set) lazy var pullToDismissTransition = PullToDismissTransition(
    viewController: self, transitionType: .slideStatic)

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    setupPullToDismiss()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    setupPullToDismiss()
    pullToDismissTransition.monitorActiveScrollView(scrollView: tableView)
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

extension ListController: UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPullToDismissEnabled ? pullToDismissTransition : nil
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    isPullToDismissEnabled ? pullToDismissTransition : nil
  }
}

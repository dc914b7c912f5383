import UIKit

@testable import PreviewTransition

func show() -> UIViewController { UINavigationController(rootViewController: ListController()) }

private func picture(_ color: UIColor) -> UIImage {
  let size = CGSize(width: 400, height: 300)
  return UIGraphicsImageRenderer(size: size).image {
    color.setFill()
    $0.fill(CGRect(origin: .zero, size: size))
    UIColor.white.setFill()
    $0.cgContext.fillEllipse(in: CGRect(x: 150, y: 100, width: 100, height: 100))
  }
}

final class ListController: PTTableViewController {
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
  ]

  override func loadView() {
    super.loadView()
    tableView.rowHeight = 240
    tableView.separatorStyle = .none
    tableView.register(ParallaxCell.self, forCellReuseIdentifier: "ParallaxCell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    colors.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ParallaxCell", for: indexPath)
    (cell as? ParallaxCell)?.setImage(
      picture(colors[indexPath.row]), title: "Page \(indexPath.row)")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pushViewController(DetailController())
  }
}

final class DetailController: PTDetailViewController {
  override func loadView() {
    super.loadView()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
    button.setTitle("Back", for: .normal)
    button.addTarget(self, action: #selector(back), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func back() { popViewController() }
}

import Stage
import Testing
import UIKit

/// UIKit's own layouts keep a transform that the app has set on one of the views that they place
/// (facts M.10).
@MainActor
struct KeptTransformTests {
  @Test(arguments: Placed.allCases)
  fileprivate func `a layout keeps the transform of a view that it places`(placed: Placed) throws {
    let stage = Stage(device: .phone)
    let page = stage.run { placed.page() }
    stage.show(page)
    stage.advance(by: 0.1)
    let view = try #require(stage.run { placed.view(page) }, "\(placed)")
    let (bounds, center) = stage.run { (view.bounds, view.center) }
    #expect(!bounds.isEmpty, "\(placed)")
    let turned = CGAffineTransform(scaleX: 0.5, y: 0.75)

    stage.run { UIView.animate(withDuration: 0.2) { view.transform = turned } }
    stage.advance(by: 0.3)
    stage.run {
      view.superview?.setNeedsLayout()
      page.view.setNeedsLayout()
    }
    stage.tick()

    stage.run {
      #expect(view.transform == turned, "\(placed)")
      #expect(view.bounds == bounds, "\(placed)")
      #expect(abs(view.center.x - center.x) < 1e-9, "\(placed)")
      #expect(abs(view.center.y - center.y) < 1e-9, "\(placed)")
    }
  }
}

/// The views that UIKit's own layouts place, and that an app can reach.
@MainActor
private enum Placed: CaseIterable, Sendable {
  case buttonTitle, buttonImage, buttonSubtitle
  case rowCell, rowContent, rowText, rowImage, rowAccessory, rowBackground
  case tableHeader, tableFooter, sectionHeader
  case itemCell, itemContent, itemHeader
  case navigationBar, navigationTitle, barButton, toolbar, pushedView
  case tabBar, tabView, textFieldLeft, stackedView, pageView, effectContent

  func page() -> UIViewController {
    let page = UIViewController()
    switch self {
    case .navigationBar, .navigationTitle, .barButton, .toolbar, .pushedView:
      page.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
      page.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
      let navigation = UINavigationController(rootViewController: page)
      navigation.setToolbarHidden(false, animated: false)
      return navigation
    case .tabBar, .tabView:
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      return tabs
    case .pageView:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([page], direction: .forward, animated: false)
      return pages
    case .rowCell, .rowContent, .rowText, .rowImage, .rowAccessory, .rowBackground, .tableHeader,
      .tableFooter, .sectionHeader:
      return RowsController(style: .plain)
    case .itemCell, .itemContent, .itemHeader:
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 300, height: 40)
      return ItemsController(collectionViewLayout: layout)
    default:
      let part = part
      part.frame = CGRect(x: 20, y: 200, width: 300, height: 100)
      page.view.addSubview(part)
      return page
    }
  }

  /// A view with the placed view; only for views outside of containers.
  private var part: UIView {
    switch self {
    case .buttonTitle, .buttonImage, .buttonSubtitle:
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "Title"
      button.configuration?.subtitle = "Subtitle"
      button.configuration?.image = picture
      return button
    case .textFieldLeft:
      let field = UITextField()
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      field.leftViewMode = .always
      return field
    case .stackedView:
      return UIStackView(arrangedSubviews: [UIButton(type: .contactAdd)])
    default: return UIVisualEffectView(effect: UIBlurEffect(style: .light))
    }
  }

  func view(_ page: UIViewController) -> UIView? {
    let part = page.view.subviews.first
    let table = (page as? UITableViewController)?.tableView
    let row = table?.visibleCells.first
    let items = (page as? UICollectionViewController)?.collectionView
    let navigation = page as? UINavigationController
    let top = navigation?.topViewController
    let tabs = page as? UITabBarController
    switch self {
    case .buttonTitle: return (part as? UIButton)?.titleLabel
    case .buttonImage: return (part as? UIButton)?.imageView
    case .buttonSubtitle: return (part as? UIButton)?.subtitleLabel
    case .rowCell: return row
    case .rowContent: return row?.contentView
    case .rowText: return row?.textLabel
    case .rowImage: return row?.imageView
    case .rowAccessory: return row?.accessoryView
    case .rowBackground: return row?.backgroundView
    case .tableHeader: return table?.tableHeaderView
    case .tableFooter: return table?.tableFooterView
    case .sectionHeader: return table?.headerView(forSection: 0)
    case .itemCell: return items?.visibleCells.first
    case .itemContent: return items?.visibleCells.first?.contentView
    case .itemHeader:
      return items?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
    case .navigationBar: return navigation?.navigationBar
    case .navigationTitle: return top?.navigationItem.titleView
    case .barButton: return top?.navigationItem.rightBarButtonItem?.customView
    case .toolbar: return navigation?.toolbar
    case .pushedView: return top?.view
    case .tabBar: return tabs?.tabBar
    case .tabView: return tabs?.selectedViewController?.view
    case .textFieldLeft: return (part as? UITextField)?.leftView
    case .stackedView: return (part as? UIStackView)?.arrangedSubviews.first
    case .pageView: return (page as? UIPageViewController)?.viewControllers?.first?.view
    case .effectContent: return (part as? UIVisualEffectView)?.contentView
    }
  }
}

@MainActor private var picture: UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
}

private final class RowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section" }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row"
    cell.imageView?.image = picture
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    cell.backgroundView = UIView()
    return cell
  }
}

private final class ItemsController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

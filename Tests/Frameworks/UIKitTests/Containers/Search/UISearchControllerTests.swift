import Stage
import Testing
import UIKit

@MainActor
struct UISearchControllerTests {
  private final class Listener: UIViewController, UISearchResultsUpdating,
    UISearchControllerDelegate, UISearchBarDelegate
  {
    var calls: [String] = []
    var mayBegin = true

    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update '\(searchController.searchBar.text ?? "")'")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("didDismiss")
    }
    func presentSearchController(_ searchController: UISearchController) {
      calls.append("present")
      onPresent?(searchController)
    }
    var onPresent: ((UISearchController) -> Void)?
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      calls.append("scope \(scope)")
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text '\(searchText)'")
    }
  }

  private func search(
    _ stage: Stage, results: UIViewController? = nil
  ) -> (page: Listener, search: UISearchController, navigation: UINavigationController) {
    let parts = stage.run {
      let page = Listener()
      let search = UISearchController(searchResultsController: results)
      search.searchResultsUpdater = page
      search.delegate = page
      search.searchBar.delegate = page
      page.navigationItem.searchController = search
      return (page, search, UINavigationController(rootViewController: page))
    }
    stage.show(parts.2)
    stage.advance(by: 0.1)
    return parts
  }

  @Test func `a search field has a magnifying glass before its text`() {
    let stage = Stage(device: .phone)
    let bar = search(stage).search.searchBar
    let field = bar.searchTextField
    #expect(bar.placeholder == "Search")
    #expect(UISearchBar().placeholder == nil)
    #expect((field.leftView as? UIImageView)?.image != nil)
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 8)
    #expect(field.textRect(forBounds: field.bounds).minX > (field.leftView?.bounds.width ?? 0) + 8)
    stage.close()
  }

  @Test func `a delegate may refuse the search`() {
    let stage = Stage(device: .phone)
    let (page, search, _) = search(stage)
    stage.run {
      page.mayBegin = false
      #expect(!search.searchBar.becomeFirstResponder())
      #expect(!search.isActive && page.calls.isEmpty)
      search.isActive = false
      #expect(page.calls.isEmpty)
    }
    stage.close()
  }

  @Test func `the search tells of its begin, its text and its end, in this order`() {
    let stage = Stage(device: .phone)
    let (page, search, _) = search(stage)
    stage.run {
      #expect(search.searchBar.becomeFirstResponder())
      #expect(search.isActive && search.searchBar.showsCancelButton)
    }
    stage.advance(by: 1)
    #expect(page.calls == ["present", "willPresent", "update ''", "didPresent"])
    #expect(search.searchBar.isFirstResponder && search.presentingViewController != nil)
    stage.run {
      page.calls = []
      search.searchBar.searchTextField.insertText("a")
      #expect(page.calls == ["update 'a'", "text 'a'"])
      page.calls = []

      search.isActive = false
    }
    stage.advance(by: 1)
    stage.run {
      #expect(page.calls.first == "willDismiss" && page.calls.last == "didDismiss")
      #expect(page.calls.contains("update ''") && search.presentingViewController == nil)
      #expect(search.searchBar.text == "" || search.searchBar.text == nil)
      #expect(!search.searchBar.showsCancelButton && !search.searchBar.isFirstResponder)
    }
    stage.close()
  }

  @Test func `the bar is under the title, and content begins below it`() {
    let stage = Stage(device: .phone)
    let (page, search, navigation) = search(stage)
    let bar = navigation.navigationBar

    #expect(search.searchBar.superview === bar)
    #expect(search.searchBar.frame.maxY == bar.bounds.maxY)
    #expect(page.view.safeAreaInsets.top == bar.frame.maxY)

    let height = bar.frame.height
    stage.run { page.navigationItem.searchController = nil }
    stage.advance(by: 0.1)
    #expect(search.searchBar.superview == nil)
    #expect(bar.frame.height < height)
    stage.close()
  }

  @Test func `results cover the view while there is text`() {
    let stage = Stage(device: .phone)
    let results = stage.run { UIViewController() }
    let (_, search, _) = search(stage, results: results)
    stage.run {
      search.isActive = true
      #expect(results.parent == nil)
      search.searchBar.text = "a"
      #expect(results.parent === search && results.view.superview === search.view)
      search.searchBar.text = ""
      #expect(results.parent == nil && results.view.superview == nil)
      search.showsSearchResultsController = true
      #expect(results.parent === search)
      search.isActive = false
      #expect(results.parent == nil)
    }
    stage.close()
  }

  @Test func `an active search is presented in its context, below its bar`() {
    for definesContext in [true, false] {
      let stage = Stage(device: .phone)
      let results = stage.run { UIViewController() }
      let (page, search, navigation) = search(stage, results: results)
      let bar = navigation.navigationBar
      let (height, inset) = (bar.frame.height, page.view.safeAreaInsets.top)
      stage.run {
        page.definesPresentationContext = definesContext
        search.obscuresBackgroundDuringPresentation = true
        #expect(search.searchBar.becomeFirstResponder())
      }
      stage.advance(by: 1)

      let presenter: UIViewController = definesContext ? page : navigation
      #expect(search.presentingViewController === presenter)
      // The bar shows only the search bar, and the content moves up with it.
      #expect(bar.frame.height == search.searchBar.frame.height && bar.frame.height < height)
      #expect(page.view.safeAreaInsets.top == inset - (height - bar.frame.height))
      let frame = search.view.convert(search.view.bounds, to: nil)
      #expect(frame.minY == bar.convert(bar.bounds, to: nil).maxY && frame.maxY == 852)
      // The content is dimmed, but the bar gets its touches.
      #expect(stage.window.hitTest(CGPoint(x: 100, y: 500), with: nil)?.superview === search.view)
      let field = search.searchBar.searchTextField
      let point = field.convert(CGPoint(x: 9, y: 9), to: nil)
      #expect(stage.window.hitTest(point, with: nil)?.isDescendant(of: field) == true)

      stage.run { search.searchBar.text = "a" }
      #expect(results.view.convert(results.view.bounds, to: nil) == frame)
      stage.run { search.isActive = false }
      stage.advance(by: 1)
      #expect(bar.frame.height == height && page.view.safeAreaInsets.top == inset)
      #expect(search.view.window == nil && search.presentingViewController == nil)
      stage.close()
    }
  }

  @Test func `content that is not obscured gets its touches, and the bar stays if asked`() {
    let stage = Stage(device: .phone)
    let (page, search, navigation) = search(stage)
    let height = navigation.navigationBar.frame.height
    stage.run {
      search.hidesNavigationBarDuringPresentation = false
      search.isActive = true
    }
    stage.advance(by: 1)

    #expect(stage.window.hitTest(CGPoint(x: 100, y: 500), with: nil) === page.view)
    #expect(navigation.navigationBar.frame.height == height && search.isActive)
    stage.close()
  }

  @Test func `a search that the app presents and dismisses itself tells nothing of it`() {
    let stage = Stage(device: .phone)
    let (page, search, _) = search(stage)
    stage.run {
      page.onPresent = { page.present($0, animated: false) }
      search.isActive = true
    }
    stage.advance(by: 1)
    #expect(page.calls == ["present", "update ''"] && search.presentingViewController != nil)
    stage.run {
      page.calls = []
      page.dismiss(animated: true)
    }
    stage.advance(by: 1)
    #expect(page.calls == ["update ''"] && !search.isActive)
    stage.close()
  }

  // MARK: Hiding while content scrolls

  private func scrolling(
    _ stage: Stage, prefersLargeTitles: Bool = false, hides: Bool?
  ) -> (content: UIScrollView, search: UISearchController, bar: UINavigationBar) {
    let parts = stage.run {
      let page = UIViewController()
      page.title = "Fruit"
      let content = UIScrollView()
      content.contentSize = CGSize(width: 393, height: 3000)
      page.view = content
      let search = UISearchController(searchResultsController: nil)
      page.navigationItem.searchController = search
      if let hides { page.navigationItem.hidesSearchBarWhenScrolling = hides }
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
      stage.show(navigation)
      return (content, search, navigation.navigationBar)
    }
    stage.advance(by: 0.1)
    return parts
  }

  @Test(arguments: [false, true])
  func `the search bar is visible only at the start of the content`(isLarge: Bool) {
    let stage = Stage(device: .phone)
    let (content, search, bar) = scrolling(stage, prefersLargeTitles: isLarge, hides: nil)
    let (height, start) = (bar.frame.height, content.contentOffset.y)
    let inset = content.safeAreaInsets.top
    #expect(search.searchBar.frame.height == 52 && start == -inset)

    for distance in [0, 10, 26, 51, 52, 60, 104, 105, 300, 26, 0, -10] as [CGFloat] {
      stage.run { content.contentOffset.y = start + distance }
      stage.advance(by: 0.1)
      let hidden = min(max(distance, 0), 52)
      let title = isLarge ? min(distance - hidden, 52) : 0
      #expect(search.searchBar.frame.height == 52 - hidden, "\(distance)")
      #expect(search.searchBar.frame.maxY == bar.bounds.maxY)
      #expect(bar.frame.height == height - hidden - title, "\(distance)")
      #expect(content.safeAreaInsets.top == inset)
      let field = search.searchBar.searchTextField
      #expect(field.frame.height == max(0, 36 - hidden))
      #expect((field.alpha == 1) == (hidden == 0) && (field.alpha == 0) == (hidden >= 26))
    }
    stage.close()
  }

  @Test func `a search bar that does not hide stays below the title`() {
    let stage = Stage(device: .phone)
    let (content, search, bar) = scrolling(stage, hides: false)
    let (height, start) = (bar.frame.height, content.contentOffset.y)

    stage.run { content.contentOffset.y = start + 300 }
    stage.advance(by: 0.1)
    #expect(search.searchBar.frame.height == 52 && bar.frame.height == height)

    stage.run { bar.topItem?.hidesSearchBarWhenScrolling = true }
    stage.advance(by: 0.1)
    #expect(search.searchBar.frame.height == 0 && bar.frame.height == height - 52)

    stage.run { bar.topItem?.hidesSearchBarWhenScrolling = false }
    stage.advance(by: 0.1)
    #expect(search.searchBar.frame.height == 52 && bar.frame.height == height)
    stage.close()
  }

  @Test func `a search shows its bar over scrolled content, and hides it again`() {
    for hidesTitle in [true, false] {
      let stage = Stage(device: .phone)
      let (content, search, bar) = scrolling(stage, hides: true)
      stage.run {
        search.hidesNavigationBarDuringPresentation = hidesTitle
        content.contentOffset.y += 300
      }
      stage.advance(by: 0.1)
      #expect(search.searchBar.frame.height == 0)

      stage.run { search.isActive = true }
      stage.advance(by: 1)
      #expect(search.searchBar.frame.height == 52)
      #expect(search.searchBar.searchTextField.alpha == 1)
      #expect(search.searchBar.frame.maxY == bar.bounds.maxY)

      stage.run { search.isActive = false }
      stage.advance(by: 1)
      #expect(search.searchBar.frame.height == 0, "\(content.contentOffset)")
      stage.close()
    }
  }

  @Test func `a drag that ends while the search bar is half hidden moves on`() {
    for (way, rest) in [(15, 0), (35, 52)] as [(Double, CGFloat)] {
      let stage = Stage(device: .phone)
      let (content, search, _) = scrolling(stage, hides: true)
      let start = content.contentOffset.y
      // A drag is recognized after 10 points, and the finger stops before it is lifted.
      stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 200, y: 600), .init(.move, t: 0.2, x: 200, y: 590 - way),
              .init(.up, t: 0.6, x: 200, y: 590 - way),
            ]
          ]))
      stage.advance(by: 2)
      #expect(content.contentOffset.y - start == rest, "\(way)")
      #expect(search.searchBar.frame.height == 52 - rest)
      stage.close()
    }
  }

  @Test func `scope buttons are below the field during the search`() {
    let stage = Stage(device: .phone)
    let (page, search, navigation) = search(stage)
    let bar = search.searchBar
    let height = navigation.navigationBar.frame.height
    stage.run {
      bar.selectedScopeButtonIndex = 3
      bar.scopeButtonTitles = ["All", "Some", "None"]
      #expect(!bar.showsScopeBar && bar.selectedScopeButtonIndex == 0)
      bar.selectedScopeButtonIndex = 7
      #expect(bar.selectedScopeButtonIndex == 2 && page.calls.isEmpty)
      search.hidesNavigationBarDuringPresentation = false
      search.isActive = true
    }
    stage.advance(by: 1)
    #expect(bar.showsScopeBar && navigation.navigationBar.frame.height > height)
    let scopes = bar.subviews.compactMap { $0 as? UISegmentedControl }.first
    #expect(scopes.map { $0.frame.minY >= bar.searchTextField.frame.maxY } == true)

    page.calls = []
    let first = scopes.map { $0.convert(CGPoint(x: 20, y: 10), to: nil) } ?? .zero
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: first.x, y: first.y), .init(.up, t: 0.05, x: first.x, y: first.y),
          ]
        ]))
    stage.advance(by: 0.5)
    #expect(bar.selectedScopeButtonIndex == 0 && page.calls == ["scope 0", "update ''"])
    stage.run { search.isActive = false }
    stage.advance(by: 1)
    #expect(!bar.showsScopeBar && navigation.navigationBar.frame.height == height)
    stage.close()
  }
}

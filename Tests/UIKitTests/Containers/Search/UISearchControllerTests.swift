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
      #expect(page.calls == ["willPresent", "update ''", "didPresent"])
      page.calls = []

      search.searchBar.searchTextField.insertText("a")
      #expect(page.calls == ["update 'a'", "text 'a'"])
      page.calls = []

      search.isActive = false
      #expect(page.calls.first == "willDismiss" && page.calls.last == "didDismiss")
      #expect(page.calls.contains("update ''"))
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
    let (page, search, _) = search(stage, results: results)
    stage.run {
      search.isActive = true
      #expect(results.parent == nil)
      search.searchBar.text = "a"
      #expect(results.parent === page && results.view.superview === page.view)
      search.searchBar.text = ""
      #expect(results.parent == nil && results.view.superview == nil)
      search.showsSearchResultsController = true
      #expect(results.parent === page)
      search.isActive = false
      #expect(results.parent == nil)
    }
    stage.close()
  }
}

import Demos
import UIKit

/// The code of the five documents with the mistakes corrected. The pages and the touch scripts are
/// those of `printedDocuments`. An id is the printed document's id followed by `-corrected`.
public let correctedDocuments: [DemoEntry] = printedDocuments.compactMap { printed in
  guard let root = roots[printed.id] else { return nil }
  return printed.with(
    id: printed.id + "-corrected",
    title: documentTitle(printed.id, printed.document, code: "corrected"),
    storyboards: printed.storyboards.isEmpty
      ? [:] : ["Document000": Data(PackageResources.Document000_storyboard)],
    root: root)
}

private let roots: [String: @MainActor @Sendable () -> UIViewController] = [
  "documents/000": {
    UIStoryboard(name: "Document000", bundle: nil).instantiateInitialViewController()
      ?? UIViewController()
  },
  "documents/001": { Document001.ViewController() },
  "documents/001-push": { pushed(Document001.ViewController()) },
  "documents/001-pop": { pushed(Document001.ViewController()) },
  "documents/002": { Document002.ViewController() },
  "documents/003": { SCArticleViewController() },
  "documents/004": {
    let navigation = NavigationController(rootViewController: NumberedPage(1))
    navigation.setViewControllers((1...3).map { NumberedPage($0) }, animated: false)
    return navigation
  },
]

@MainActor private func pushed(_ page: UIViewController) -> UIViewController {
  let navigation = UINavigationController(rootViewController: page)
  navigation.isNavigationBarHidden = true
  return navigation
}

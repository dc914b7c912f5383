import UIKit

/// The code of the five documents, with unchanged names and mistakes. The only additions are what
/// the code needs to run. The module `CorrectedDocuments` contains the code with its mistakes
/// corrected.
public let printedDocuments: [DemoEntry] = [
  DemoEntry(
    id: "documents/000", title: documentTitle("documents/000", "000", code: "as printed"),
    document: "000",
    root: {
      UIStoryboard(name: "Document000", bundle: flipCardBundle).instantiateInitialViewController()
        ?? UIViewController()
    },
    fingers: ["finish": Data(PackageResources.document_000_json)],
    storyboards: document000Storyboards),
  DemoEntry(
    id: "documents/001",
    title: documentTitle("documents/001", "001", code: "as printed"), document: "001",
    root: { Document001.ViewController() },
    fingers: ["finish": Data(PackageResources.document_001_json)], endsProgram: true),
  DemoEntry(
    id: "documents/001-push",
    title: documentTitle("documents/001-push", "001", code: "as printed"), document: "001",
    root: {
      let navigation = UINavigationController(rootViewController: Document001.ViewController())
      navigation.isNavigationBarHidden = true
      return navigation
    },
    fingers: ["finish": Data(PackageResources.document_001_json)]),
  // The document prints a method outside the extension to which it belongs, so UIKit does not call
  // the method. Here the returned object does not make the transitions interactive; therefore the
  // push ends, and the pop shows the next mistake.
  DemoEntry(
    id: "documents/001-pop",
    title: documentTitle("documents/001-pop", "001", code: "as printed"),
    document: "001",
    root: {
      let page = Document001.ViewController()
      let navigation = UINavigationController(rootViewController: page)
      navigation.isNavigationBarHidden = true
      let returned = page.navigationController(
        navigation, interactionControllerFor: Document001.PresentationAnimator(presenting: true))
      (returned as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart = false
      return navigation
    },
    fingers: ["finish": Data(PackageResources.document_001_json)]),
  DemoEntry(
    id: "documents/002",
    title: documentTitle("documents/002", "002", code: "as printed"), document: "002",
    root: { Document002.ViewController() },
    fingers: [
      "finish": Data(PackageResources.document_002_json),
      "turn": Data(PackageResources.document_002_turn_json),
    ]),
  DemoEntry(
    id: "documents/003", title: documentTitle("documents/003", "003", code: "as printed"),
    document: "003",
    root: { SCArticleViewController() },
    fingers: ["finish": Data(PackageResources.document_003_json)], detail: menuBars),
  DemoEntry(
    id: "documents/004",
    title: documentTitle("documents/004", "004", code: "as printed"), document: "004",
    root: {
      let navigation = NavigationController(rootViewController: NumberedPage(1))
      navigation.setViewControllers((1...3).map { NumberedPage($0) }, animated: false)
      return navigation
    },
    fingers: [
      "finish": Data(PackageResources.document_004_json),
      // The system cancels the gesture after more than half of the distance.
      "cancel": Data(PackageResources.document_004_cancel_json),
      // A swipe back begins while the push of a button runs.
      "double": Data(PackageResources.document_004_double_json),
      // A swipe forward without a page to go forward to.
      "no-page": Data(PackageResources.document_004_no_page_json),
    ], endsProgram: true),
]

#if canImport(ObjectiveC)
  private let document000Storyboards: [String: Data] = [:]
#else
  private let document000Storyboards = [
    "Document000": Data(PackageResources.Document000_storyboard)
  ]
#endif

/// The title of the demo with this id. `state` says whether the document's code has been changed.
public func documentTitle(_ id: String, _ document: String, code state: String) -> String {
  "Tutorial \(document), code \(state): \(subjects[id] ?? "")"
}

/// What the code of each demo shows.
private let subjects = [
  "documents/000": "a card that flips",
  "documents/001": "an animator, presented",
  "documents/001-push": "the same animator, pushed",
  "documents/001-pop": "the same animator, pushed and popped",
  "documents/002": "a presentation controller",
  "documents/003": "a pull menu",
  "documents/004": "swiping back and forward",
]

import Foundation

/// A document's listing as source for iOS: an app in a folder of its own, with `#selector` and
/// `@objc`.
///
/// The listing in the package compiles without Objective-C and, where names would clash, in a
/// namespace. The listing for iOS is made from it, so that the document's code exists only once.
struct PlainListing {
  /// The document's number, such as `003`.
  let document: String
  let isCorrected: Bool

  static let all: [PlainListing] = ["000", "001", "002", "003", "004"].flatMap { document in
    [false, true].map { PlainListing(document: document, isCorrected: $0) }
  }

  /// The app's folder, relative to the package's folder.
  var folder: String { "Examples/Documents/\(document)\(isCorrected ? "-corrected" : "")" }

  /// The app's files by name.
  func files() throws -> [String: String] {
    let sources =
      isCorrected ? "Sources/Catalogue/CorrectedDocuments" : "Sources/Catalogue/Demos/Documents"
    let listing = "Document\(document).swift"
    var files = [
      listing: Self.plain(try Page.text(of: "\(sources)/\(listing)")),
      "PrintedPage.swift": try Page.text(of: "Sources/Catalogue/Demos/Documents/PrintedPage.swift"),
      "AppDelegate.swift": appDelegate,
    ]
    if document == "000" {
      files["Document000.storyboard"] = try Page.text(
        of: "Sources/Catalogue/Demos/Documents/Document000.storyboard")
    }
    return files
  }

  // MARK: The listing

  /// The package's source as it is written for iOS.
  static func plain(_ source: String) -> String {
    withoutNamespace(source)
      .replacing(#/Document\d+\.(?=[A-Z])/#, with: "")
      .replacing(#/#if canImport\(ObjectiveC\)\n\s*@objc\n\s*#endif\n\s*func/#, with: "@objc func")
      .replacing(#/Selector\(\s*"[^"]+",\s*([A-Za-z.]+)\)/#) { "#selector(\($0.1))" }
  }

  /// The source without `enum Document001 { … }` around its declarations.
  private static func withoutNamespace(_ source: String) -> String {
    var lines: [String] = []
    var isInside = false
    for line in source.components(separatedBy: "\n") {
      if line.wholeMatch(of: #/enum Document\d+ \{/#) != nil {
        isInside = true
        while let last = lines.last, last == "@MainActor" || last.hasPrefix("///") {
          lines.removeLast()
        }
      } else if isInside, line == "}" {
        isInside = false
      } else {
        lines.append(isInside && line.hasPrefix("  ") ? String(line.dropFirst(2)) : line)
      }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: The app

  private var appDelegate: String {
    """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
    \(root.map { "    \($0)\n" }.joined())\
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }
    }

    """
  }

  /// The lines that create the app's root view controller.
  private var root: [String] {
    switch document {
    case "000":
      [
        "let storyboard = UIStoryboard(name: \"Document000\", bundle: nil)",
        "let root = storyboard.instantiateInitialViewController()",
      ]
    case "003": ["let root = SCArticleViewController()"]
    case "004":
      [
        "let root = NavigationController(rootViewController: NumberedPage(1))",
        "root.setViewControllers((1...3).map { NumberedPage($0) }, animated: false)",
      ]
    default: ["let root = ViewController()"]
    }
  }
}

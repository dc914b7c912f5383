import Stage
import Testing
import UIKit

/// A share sheet over a controller that fills a phone's screen.
@MainActor
struct UIActivityViewControllerTests {
  private let stage = Stage(device: .phone)
  private let root: UIViewController
  private let results = Results()

  init() {
    root = stage.run { UIViewController() }
    stage.show(root)
  }

  private func present(
    _ items: [Any], _ own: [UIActivity] = [], excluded: [UIActivity.ActivityType]? = nil
  ) throws -> UIActivityViewController {
    let sheet = stage.run {
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
      sheet.excludedActivityTypes = excluded
      sheet.completionWithItemsHandler = { [results] type, isDone, _, _ in
        results.lines.append("\(type?.rawValue ?? "none") \(isDone)")
      }
      root.present(sheet, animated: false)
      return sheet
    }
    try stage.settle()
    return sheet
  }

  private func titles(_ sheet: UIActivityViewController) -> [String] {
    sheet.view.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
  }

  private func tap(_ title: String, in sheet: UIActivityViewController) throws {
    let button = try #require(
      sheet.view.subviews.first { ($0 as? UIButton)?.title(for: .normal) == title })
    let rect = stage.run { button.convert(button.bounds, to: nil) }
    stage.playTap(at: CGPoint(x: rect.midX, y: rect.midY))
    try stage.settle()
  }

  @Test func `copying puts the text on the pasteboard and closes the sheet`() throws {
    let sheet = try present(["Hello"])

    #expect(titles(sheet) == ["Close", "Copy"])
    try tap("Copy", in: sheet)

    #expect(stage.run { UIPasteboard.general.string } == "Hello")
    #expect(root.presentedViewController == nil)
    #expect(results.lines == ["com.apple.UIKit.activity.CopyToPasteboard true"])
  }

  @Test func `a provider makes its item when the service is chosen`() throws {
    let provider = LateGreeting(placeholderItem: "placeholder")
    let sheet = try present([provider])
    #expect(provider.count == 0)
    #expect(titles(sheet) == ["Close", "Copy"])

    try tap("Copy", in: sheet)

    #expect(stage.run { UIPasteboard.general.string } == "Hello")
    #expect(provider.count == 1)
    #expect(provider.activityType == .copyToPasteboard)
  }

  @Test func `closing the sheet reports that nothing was done`() throws {
    let sheet = try present(["Hello"])

    try tap("Close", in: sheet)

    #expect(results.lines == ["none false"])
  }

  @Test func `the app's own services are offered if they can use the items`() throws {
    let own = stage.run { OwnActivity() }
    let sheet = try present(["Hello"], [own], excluded: [.copyToPasteboard])

    #expect(titles(sheet) == ["Close", "Keep"])
    try tap("Keep", in: sheet)

    #expect(own.kept == ["Hello"])
    #expect(results.lines == ["keep true"])
    #expect(titles(try present([3], [own])) == ["Close", "Copy"])
  }
}

@MainActor private final class Results {
  var lines: [String] = []
}

private final class OwnActivity: UIActivity {
  private(set) var kept: [String] = []
  override var activityType: ActivityType? { ActivityType("keep") }
  override var activityTitle: String? { "Keep" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems is [String]
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    kept = activityItems as? [String] ?? []
  }
  override func perform() { activityDidFinish(true) }
}

private final class LateGreeting: UIActivityItemProvider, @unchecked Sendable {
  private(set) var count = 0

  override var item: Any {
    count += 1
    return "Hello"
  }
}

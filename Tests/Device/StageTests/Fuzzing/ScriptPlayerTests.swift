import Stage
import Testing
import UIKit

/// Each kind of fault, in an app that has this fault from the start.
@MainActor
struct ScriptPlayerTests {
  private func kinds(
    _ script: TouchScript = TouchScript(fingers: []),
    _ root: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> [String] {
    try ScriptPlayer(FuzzSubject(id: "any", opening: .root(root))).faults(of: script).map(\.kind)
  }

  @Test func `a correct app has no faults`() throws {
    #expect(try kinds { UIViewController() } == [])
    #expect(try kinds { UINavigationController(rootViewController: UIViewController()) } == [])
  }

  @Test func `work that never ends is reported as pendingWork`() throws {
    #expect(try kinds { RestlessPage() } == ["unrest"])
  }

  @Test func `a retained object is a leak`() throws {
    let script = TouchScript(
      unit: .points,
      fingers: [[.init(.down, t: 0, x: 100, y: 122), .init(.up, t: 0.1, x: 100, y: 122)]])
    defer { FlawedPage.forgetPages() }

    #expect(try kinds(script) { FlawedPage(.keepsPages) } == ["leak"])
  }

  @Test func `a view without an owner is left over`() throws {
    #expect(
      try kinds(Self.tap) { TappedPage { $0.view.window?.addSubview(UIView()) } } == ["leftover"])
  }

  @Test func `hiding the page on top is reported`() throws {
    #expect(try kinds(Self.tap) { TappedPage { $0.view.alpha = 0 } } == ["unseen"])
    #expect(try kinds(Self.tap) { TappedPage { $0.view.frame.origin.y = 5000 } } == ["unseen"])
  }

  @Test func `a page that ignores touches is reported`() throws {
    #expect(
      try kinds(Self.tap) { TappedPage { $0.view.isUserInteractionEnabled = false } } == ["deaf"])
  }

  @Test func `a page that shrank is reported as residue`() throws {
    let shrunken = try kinds(Self.tap) {
      TappedPage { $0.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    }

    #expect(Set(shrunken) == ["residue"])
  }

  private static let tap = TouchScript(fingers: [
    [.init(.down, t: 0, x: 0.5, y: 0.5), .init(.up, t: 0.1, x: 0.5, y: 0.5)]
  ])
}

private final class RestlessPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    again()
  }
  private func again() { DispatchQueue.main.async { [weak self] in self?.again() } }
}

/// A page that performs an action when it is tapped.
private final class TappedPage: UIViewController {
  private let action: @MainActor (UIViewController) -> Void
  init(_ action: @escaping @MainActor (UIViewController) -> Void) {
    self.action = action
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("tapped", TappedPage.tapped))
    view.addGestureRecognizer(tap)
  }
  private func tapped() { action(self) }
}

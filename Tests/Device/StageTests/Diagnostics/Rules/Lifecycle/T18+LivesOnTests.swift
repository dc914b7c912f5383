import Stage
import Testing
import UIKit

@MainActor
struct LivesOnTests {
  /// Retains a page outside the transition, but none of the transition's own objects.
  private final class Coordinator {
    var page: UIViewController?
    weak var seen: UIViewController?
  }

  private final class Page: UIViewController {
    var coordinator: Coordinator?
  }

  private func leaks(_ link: (Page, Coordinator) -> Void) throws -> [Finding] {
    let stage = Stage()
    stage.beginChecking()
    do {
      let front = UIViewController()
      stage.show(front)
      let page = Page()
      let coordinator = Coordinator()
      page.coordinator = coordinator
      link(page, coordinator)
      page.modalPresentationStyle = .fullScreen
      front.present(page, animated: true)
      try stage.settle()
      front.dismiss(animated: true)
      try stage.settle()
    }
    return stage.finishChecking().filter { $0.rule == "T18" }
  }

  @Test func `a retain cycle through an object outside the transition is named`() throws {
    let found = try #require(
      try leaks { page, coordinator in
        coordinator.page = page
        coordinator.seen = page
      }.first)

    #expect(found.object.hasPrefix("Coordinator"))
    #expect(found.property == "page")
    #expect(found.message.contains(".coordinator → Coordinator#1"), "\(found.message)")
    #expect(found.message.contains("Coordinator#1.page → "))
    #expect(!found.message.contains(".seen"))
  }

  @Test func `a weak reference back is no leak`() throws {
    #expect(try leaks { page, coordinator in coordinator.seen = page } == [])
  }

  private static var kept: UIViewController?

  @Test func `an object retained by a global is reported as retained by none of them`() throws {
    let found = try leaks { page, _ in Self.kept = page }
    Self.kept = nil

    #expect(found.count == 1)
    #expect(found.first?.message.contains("no stored property") == true)
    #expect(found.first?.fix.contains("global") == true)
  }

  /// A delegate and animator that serves all transitions of an app.
  private final class Shared: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    static let shared = Shared()
    var page: UIViewController?

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test(arguments: [true, false])
  func `a shared animator is no leak, unless it retains a page`(retains: Bool) throws {
    let found = try leaks { page, _ in
      page.transitioningDelegate = Shared.shared
      if retains { Shared.shared.page = page }
    }
    Shared.shared.page = nil

    #expect(found.map(\.property) == (retains ? ["page"] : []))
  }
}

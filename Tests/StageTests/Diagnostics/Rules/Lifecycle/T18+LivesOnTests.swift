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
    #expect(found.message.contains(".coordinator retains Coordinator#1"))
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
    #expect(found.first?.message.contains("Retained by") == false)
    #expect(found.first?.fix.contains("global") == true)
  }
}

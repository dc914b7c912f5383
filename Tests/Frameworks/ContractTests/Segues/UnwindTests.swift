import Stage
import TestSupport
import Testing

/// Case C26(b): the order in which UIKit queries the controllers, and how it performs the unwind
/// (facts K.5).
@MainActor
struct UnwindTests {
  private static let search =
    "{Second.allowedChildren(), Second.canPerform(false), P.allowedChildren(), "
    + "P.canPerform(false)} → Tab.allowedChildren(Nav) → Nav.allowedChildren(Pushed First) "
    + "→ Pushed.allowedChildren() → Pushed.canPerform(false) → First.allowedChildren() "
    + "→ First.canPerform(true)"
  private static let way =
    "Tab.dismiss → Tab.unwind(Nav) → Tab.selectedViewController → Nav.unwind(First) "
    + "→ Nav.popToViewController"

  @Test func `an unwind through a presentation, a tab and a push has the documented order`() throws
  {
    let unwind = try UnwindStage()
    try unwind.present()

    unwind.tap()
    try unwind.stage.settle()

    unwind.expectTrace(
      "P.shouldPerformSegue → \(Self.search) → P.prepare → First.iAmFirst → \(Self.way)")
    // Within the braces, UIKit queries a controller's children before the controller itself.
    unwind.expectTrace("P.allowedChildren → P.canPerform")
    unwind.expectTrace("Second.allowedChildren → Second.canPerform")
    #expect(unwind.tab.presentedViewController == nil)
    #expect(unwind.first.view.window != nil && unwind.second.view.window == nil)
    #expect(areSame(unwind.nav.viewControllers, [unwind.first]))
    unwind.stage.expectRest()
    unwind.stage.close()
  }

  @Test func `a refused unwind calls no controller`() throws {
    let unwind = try UnwindStage()
    try unwind.present()
    unwind.p.allows = false

    unwind.tap()
    try unwind.stage.settle()

    #expect(unwind.log.events == ["P.shouldPerformSegue"])
    #expect(unwind.tab.presentedViewController === unwind.p)
    unwind.stage.close()
  }

  @Test func `performSegue unwinds without shouldPerform`() throws {
    let unwind = try UnwindStage()
    try unwind.present()

    unwind.stage.run { unwind.p.performSegue(withIdentifier: "back", sender: nil) }
    try unwind.stage.settle()

    unwind.expectTrace("\(Self.search) → P.prepare → First.iAmFirst !P.shouldPerformSegue")
    unwind.stage.close()
  }

  @Test func `a custom unwind segue unwinds by calling super`() throws {
    let unwind = try UnwindStage(
      segue: "customClass=\"UnwindWrapped\" customModule=\"ContractTests\"")
    try unwind.present()

    unwind.tap()
    try unwind.stage.settle()

    unwind.expectTrace("P.prepare → First.iAmFirst → wrapped.perform → \(Self.way)")
    unwind.stage.close()
  }

  @Test func `an unwind inside one container dismisses nothing`() throws {
    let unwind = try UnwindStage()
    unwind.stage.run { unwind.nav.pushViewController(unwind.p, animated: false) }
    unwind.log.clear()

    unwind.tap()
    try unwind.stage.settle()

    unwind.expectTrace(
      "P.prepare → First.iAmFirst → Nav.unwind(First) → Nav.popToViewController "
        + "!Tab.dismiss !Nav.dismiss !P.dismiss !Tab.unwind")
    unwind.stage.close()
  }

  @Test func `the presenter can be the unwind's destination itself`() throws {
    let unwind = try UnwindStage()
    unwind.stage.run {
      unwind.tab.front = unwind.nav
      unwind.nav.viewControllers = [unwind.first]
    }
    unwind.stage.run { unwind.first.present(unwind.p, animated: false) }
    try unwind.stage.settle()
    unwind.log.clear()

    unwind.tap()
    try unwind.stage.settle()

    unwind.expectTrace(
      "P.allowedChildren() → P.canPerform(false) → First.allowedChildren() "
        + "→ First.canPerform(true) → P.prepare → First.iAmFirst → Tab.dismiss "
        + "!Tab.unwind !Nav.unwind !Tab.allowedChildren")
    #expect(unwind.tab.presentedViewController == nil)
    unwind.stage.close()
  }

  @Test func `an unwind without a destination changes nothing and warns`() throws {
    let unwind = try UnwindStage()
    try unwind.present()
    unwind.stage.run { unwind.first.removeFromParent() }
    #expect(areSame(unwind.nav.viewControllers, [unwind.pushed]))

    unwind.tap()
    try unwind.stage.settle()

    #expect(!unwind.log.heard("P.prepare") && !unwind.log.heard("Tab.dismiss"))
    #expect(unwind.tab.presentedViewController === unwind.p)
    #expect(
      unwind.stage.warnings.contains {
        $0.hasPrefix("Unwind.storyboard, line 5: no controller accepts the unwind 'iAmFirst:'")
      })
    unwind.stage.close()
  }

  @Test func `a container that returns its own parent does not hang the search`() throws {
    let unwind = try UnwindStage()
    try unwind.present()
    unwind.nav.fronts = { [weak tab = unwind.tab, weak first = unwind.first] in
      [tab, first].compactMap { $0 }
    }

    unwind.tap()
    try unwind.stage.settle()

    #expect(unwind.log.count("Tab.allowedChildren") == 1)
    #expect(unwind.log.heard("First.iAmFirst"))
    unwind.stage.close()
  }

  @Test func `the unwind source has the searched selector`() throws {
    let unwind = try UnwindStage()
    try unwind.present()
    let source = unwind.stage.run {
      UIStoryboardUnwindSegueSource(
        source: unwind.p, unwindAction: Selector("iAmFirst:"), sender: unwind.tab)
    }

    #expect(source.source === unwind.p && source.unwindAction.description == "iAmFirst:")
    #expect(unwind.tab.childContaining(source) === unwind.second)
    #expect(unwind.second.childContaining(source) === unwind.p)
    #expect(unwind.nav.childContaining(source) == nil)
    unwind.stage.close()
  }
}

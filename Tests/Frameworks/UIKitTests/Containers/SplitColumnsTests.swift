import Stage
import Testing
import UIKit

/// Split views with a column style.
@MainActor struct SplitColumnsTests {
  private final class Decider: UISplitViewControllerDelegate {
    var calls: [String] = []
    var top: UISplitViewController.Column?
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { calls.append("show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { calls.append("hide \(column)") }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      calls.append("top \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
  }

  private func named(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func show(
    _ style: UISplitViewController.Style, on stage: Stage, isWide: Bool = false,
    _ decider: Decider? = nil,
    _ prepare: (UISplitViewController) -> Void = { _ in }
  ) -> UISplitViewController {
    let split = stage.run {
      let split = UISplitViewController(style: style)
      split.delegate = decider
      split.setViewController(named("list"), for: .primary)
      if style == .tripleColumn { split.setViewController(named("middle"), for: .supplementary) }
      split.setViewController(named("detail"), for: .secondary)
      prepare(split)
      return split
    }
    stage.show(split)
    if isWide { stage.rotate(to: .landscapeLeft, animated: false) }
    stage.advance(by: 0.1)
    return split
  }

  /// The titles of the columns that are shown, with their frames' edges.
  private func shown(_ split: UISplitViewController) -> [String] {
    split.children.compactMap { child -> (CGFloat, String)? in
      guard let view = child.viewIfLoaded, view.superview === split.view else { return nil }
      let title = (child as? UINavigationController)?.viewControllers.last?.title ?? child.title
      return (
        view.frame.minX, "\(title ?? "") \(Int(view.frame.minX))..<\(Int(view.frame.maxX))"
      )
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func stack(_ split: UISplitViewController) -> [String?] {
    (split.children.first as? UINavigationController)?.viewControllers.map(\.title) ?? []
  }

  @Test func `two columns are beside each other in a wide view`() {
    let stage = Stage(device: .pad)
    let split = show(.doubleColumn, on: stage, isWide: true)
    let width = Int(split.view.bounds.width)

    #expect(split.style == .doubleColumn)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.splitBehavior == .tile)
    #expect(shown(split) == ["list 0..<320", "detail 320..<\(width)"])
    #expect(split.viewController(for: .primary)?.title == "list")
    #expect(split.viewController(for: .primary)?.parent is UINavigationController)
    #expect(split.viewController(for: .compact) == nil)
    stage.close()
  }

  @Test func `widths in points override fractions, within their limits`() {
    let stage = Stage(device: .pad)
    let split = show(.doubleColumn, on: stage, isWide: true) {
      $0.preferredPrimaryColumnWidth = 400
    }
    #expect(split.primaryColumnWidth == 400)
    stage.run { split.maximumPrimaryColumnWidth = 350 }
    #expect(split.primaryColumnWidth == 350)
    stage.run {
      split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
      split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
      split.preferredPrimaryColumnWidthFraction = 0.1
      split.minimumPrimaryColumnWidth = 200
    }
    #expect(split.primaryColumnWidth == 200)
    stage.close()
  }

  @Test func `columns are shown and hidden with the closest display mode`() {
    let stage = Stage(device: .pad)
    let decider = Decider()
    let split = show(.tripleColumn, on: stage, isWide: true, decider)
    decider.calls = []
    let width = Int(split.view.bounds.width)
    #expect(shown(split) == ["middle 0..<320", "detail 320..<\(width)"])

    stage.run { split.show(.primary) }
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(shown(split) == ["list 0..<320", "middle 320..<640", "detail 640..<\(width)"])

    stage.run { split.hide(.supplementary) }
    #expect(split.displayMode == .secondaryOnly)
    #expect(shown(split) == ["detail 0..<\(width)"])

    stage.run { split.preferredSplitBehavior = .displace }
    stage.run { split.show(.primary) }
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(shown(split).last == "detail 640..<\(width + 320)")
    stage.run { split.show(.secondary) }
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(
      decider.calls == [
        "show primary", "hide primary", "hide supplementary", "show primary",
        "show supplementary", "hide primary",
      ])
    stage.close()
  }

  @Test func `a high view shows the secondary column, and covers it`() {
    let stage = Stage(device: .pad)
    let split = show(.doubleColumn, on: stage)
    let width = Int(split.view.bounds.width)
    #expect(split.displayMode == .secondaryOnly)
    stage.run { split.show(.primary) }
    #expect(split.displayMode == .oneOverSecondary)
    #expect(Set(shown(split)) == ["list 0..<320", "detail 0..<\(width)"])
    stage.run { split.primaryEdge = .trailing }
    stage.advance(by: 0.1)
    #expect(shown(split).contains("list \(width - 320)..<\(width)"))
    stage.run { split.hide(.primary) }
    #expect(shown(split) == ["detail 0..<\(width)"])
    stage.close()
  }

  @Test func `a compact width shows the secondary column on the primary stack`() {
    let stage = Stage(device: .phone)
    let decider = Decider()
    let split = show(.doubleColumn, on: stage, decider)
    #expect(split.isCollapsed)
    #expect(stack(split) == ["list", "detail"])
    #expect(decider.calls == ["top secondary", "collapsed"])
    stage.close()
  }

  @Test func `the delegate chooses the top column, and columns are pushed and popped`() throws {
    let stage = Stage(device: .phone)
    let decider = Decider()
    decider.top = .primary
    let split = show(.tripleColumn, on: stage, decider)
    #expect(stack(split) == ["list"])

    stage.run { split.show(.secondary) }
    try stage.settle()
    #expect(stack(split) == ["list", "middle", "detail"])

    stage.run { split.setViewController(named("other"), for: .secondary) }
    try stage.settle()
    #expect(stack(split) == ["list", "middle", "other"])

    stage.run { split.hide(.supplementary) }
    try stage.settle()
    #expect(stack(split) == ["list"])

    stage.run { split.showDetailViewController(named("third"), sender: nil) }
    try stage.settle()
    #expect(stack(split) == ["list", "middle", "third"])
    stage.close()
  }

  @Test func `the compact column is shown instead of the others`() {
    let stage = Stage(device: .phone)
    let decider = Decider()
    let split = show(.doubleColumn, on: stage, decider) {
      $0.setViewController(named("tabs"), for: .compact)
    }
    #expect(split.children.map(\.title) == ["tabs"])
    #expect(decider.calls == ["top compact", "collapsed"])
    stage.close()
  }

  @Test func `an expanded split view has its columns back`() {
    let stage = Stage(device: .phone)
    let decider = Decider()
    let split = show(.doubleColumn, on: stage, decider)
    stage.run {
      (split.children.first as? UINavigationController)?.pushViewController(
        named("more"), animated: false)
      split.traitOverrides.horizontalSizeClass = .regular
    }
    stage.advance(by: 0.1)
    #expect(!split.isCollapsed)
    let titles = split.children.map { child in
      (child as? UINavigationController)?.viewControllers.map(\.title)
    }
    #expect(titles == [["list"], ["detail", "more"]])
    #expect(decider.calls.last == "expanded")
    stage.close()
  }
}

import Stage
import Testing
import UIKit

@MainActor struct UISplitViewControllerTests {
  private final class Decider: UISplitViewControllerDelegate {
    var calls: [String] = []
    var collapses = false
    func splitViewController(
      _ split: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
    ) { calls.append("\(mode)") }
    func splitViewController(
      _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
      onto primary: UIViewController
    ) -> Bool {
      calls.append("collapse")
      return collapses
    }
  }

  private func split(
    _ stage: Stage, primary: UIViewController, secondary: UIViewController,
    _ prepare: (UISplitViewController) -> Void = { _ in }
  ) -> UISplitViewController {
    let split = stage.run {
      let split = UISplitViewController()
      split.viewControllers = [primary, secondary]
      prepare(split)
      return split
    }
    stage.show(split)
    stage.advance(by: 0.1)
    return split
  }

  private func controllers(_ stage: Stage) -> (UINavigationController, UIViewController) {
    stage.run {
      (UINavigationController(rootViewController: UIViewController()), UIViewController())
    }
  }

  @Test func `without controllers the first detail is shown`() {
    let stage = Stage(device: .phone)
    stage.run {
      let split = UISplitViewController()
      #expect(split.viewControllers.isEmpty)
      let detail = UIViewController()

      split.showDetailViewController(detail, sender: nil)

      #expect(split.viewControllers == [detail])
      #expect(detail.splitViewController === split)
    }
  }

  @Test func `a compact width shows the secondary controller on the primary stack`() {
    let stage = Stage(device: .phone)
    let (primary, secondary) = controllers(stage)
    let split = split(stage, primary: primary, secondary: secondary)

    stage.run {
      #expect(split.isCollapsed)
      #expect(split.viewControllers == [primary])
      #expect(primary.topViewController === secondary)
      #expect(primary.view.frame == split.view.bounds)
    }
  }

  @Test func `the delegate may leave the secondary controller out`() {
    let stage = Stage(device: .phone)
    let (primary, secondary) = controllers(stage)
    let decider = Decider()
    decider.collapses = true
    let split = split(stage, primary: primary, secondary: secondary) { $0.delegate = decider }

    stage.run {
      #expect(split.viewControllers == [primary])
      #expect(primary.viewControllers.count == 1)
      #expect(decider.calls == ["collapse"])
    }
  }

  @Test func `a detail is pushed while collapsed, and replaces the secondary one else`() {
    for device in [Device.phone, .pad] {
      let stage = Stage(device: device)
      let (primary, secondary) = controllers(stage)
      let split = split(stage, primary: primary, secondary: secondary)
      let detail = stage.run { UIViewController() }

      stage.run { primary.showDetailViewController(detail, sender: nil) }
      stage.advance(by: 1)

      stage.run {
        if device == .phone {
          #expect(primary.topViewController === detail)
        } else {
          #expect(split.viewControllers == [primary, detail])
          #expect(secondary.parent == nil)
        }
      }
    }
  }

  @Test func `a regular width shows both, the primary column only where there is room`() {
    let stage = Stage(device: .pad)
    let (primary, secondary) = controllers(stage)
    let decider = Decider()
    let split = split(stage, primary: primary, secondary: secondary) { $0.delegate = decider }

    stage.run {
      let isWide = split.view.bounds.width > split.view.bounds.height
      #expect(!split.isCollapsed)
      #expect(split.viewControllers == [primary, secondary])
      #expect(split.displayMode == (isWide ? .oneBesideSecondary : .secondaryOnly))

      split.preferredDisplayMode = .oneBesideSecondary
      #expect(primary.view.frame.width == 320)
      #expect(secondary.view.frame.minX == 320)
      split.maximumPrimaryColumnWidth = 200
      split.view.layoutIfNeeded()
      #expect(primary.view.frame.width == 200)

      split.preferredDisplayMode = .oneOverSecondary
      #expect(secondary.view.frame == split.view.bounds)
      split.preferredDisplayMode = .secondaryOnly
      #expect(primary.view.superview == nil)
      #expect(
        decider.calls.suffix(3) == ["oneBesideSecondary", "oneOverSecondary", "secondaryOnly"])
    }
  }

  @Test func `the controllers are separated again in a regular width`() {
    let stage = Stage(device: .pad)
    let (primary, secondary) = controllers(stage)
    let split = split(stage, primary: primary, secondary: secondary)

    stage.run { split.traitOverrides.horizontalSizeClass = .compact }
    stage.advance(by: 0.1)
    stage.run { #expect(primary.topViewController === secondary) }
    stage.run { split.traitOverrides.horizontalSizeClass = .regular }
    stage.advance(by: 0.1)

    stage.run {
      #expect(!split.isCollapsed)
      #expect(split.viewControllers == [primary, secondary])
      #expect(primary.viewControllers.count == 1)
    }
  }
}

import Stage
import Testing
import UIKit

@MainActor
struct AppearanceOracleTests {
  /// Shows a root, runs an action, and returns the findings of the oracle and of the rules when the
  /// stage is idle.
  private func faults(
    _ root: UIViewController, _ body: @escaping @MainActor () -> Void
  ) throws -> [Fault] {
    let stage = Stage()
    stage.show(root)
    try stage.settle()
    let oracles: [any Oracle] = [AppearanceOracle(stage), RuleOracle(stage)]
    stage.run { body() }
    try stage.settle()
    return oracles.flatMap { $0.faults(stage, at: .rest) }
  }

  @Test func `a container that forwards in pairs has no finding`() throws {
    let (container, child) = (Forwarding(), UIViewController())

    let faults = try faults(container) {
      container.show(child)
      container.hide(child)
    }

    #expect(faults == [])
  }

  @Test func `a container that calls a child twice is found`() throws {
    let (container, child) = (Forwarding(), UIViewController())

    let faults = try faults(container) {
      container.show(child)
      child.beginAppearanceTransition(true, animated: false)
    }

    #expect(faults.map(\.kind) == ["T20"], "\(faults)")
  }

  @Test func `a container that calls the wrong half is found`() throws {
    let (container, child) = (Forwarding(), UIViewController())

    let faults = try faults(container) {
      container.show(child)
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }

    #expect(faults.map(\.kind) == ["T20"], "\(faults)")
    #expect(
      faults.allSatisfy { $0.text.contains("but the controller's view is in a window") },
      "\(faults)")
  }

  /// The calls are those of an engine that omits a call or calls two controllers in the opposite
  /// order.
  @Test func `calls in another order than the engine's are found`() throws {
    let (root, page) = (UIViewController(), UIViewController())
    page.modalPresentationStyle = .fullScreen

    let faults = try faults(root) {
      root.present(page, animated: true)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        CallTrace.note(.appearance, root, .appearance(.viewDidDisappear(true)))
      }
    }

    #expect(Set(faults.map(\.kind)) == ["appearance"], "\(faults)")
    let order = "from.viewDidDisappear came before to.viewDidAppear"
    let leap = "received viewDidDisappear in the state disappeared"
    for text in [order, leap] {
      #expect(faults.contains { $0.text.contains(text) }, "\(text): \(faults)")
    }
  }

  @Test func `a finished and a cancelled transition are in order`() throws {
    let stage = Stage()
    stage.show(FlawedPage(nil))
    try stage.settle()
    let oracle = AppearanceOracle(stage)

    for (start, end) in [(0.95, 0.1), (0.9, 0.8), (0.1, 0.95)] {
      stage.play(.drag(from: CGPoint(x: 0.5, y: start), to: CGPoint(x: 0.5, y: end)))
      try stage.settle()
    }

    #expect(
      stage.evidence?.transitions.map(\.outcome) == [.completed, .cancelled, .completed])
    #expect(oracle.faults(stage, at: .rest) == [])
  }
}

/// A controller that shows a child and forwards appearance to it itself.
private final class Forwarding: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func show(_ child: UIViewController) {
    addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: self)
  }

  func hide(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    child.removeFromParent()
  }
}

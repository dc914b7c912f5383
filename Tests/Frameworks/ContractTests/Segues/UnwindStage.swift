import Stage
import TestSupport
import Testing

/// A stage with `Tab[Nav[First, Pushed], Second]` and Second selected. Second presents P, a scene
/// of a storyboard whose button unwinds to `iAmFirst:` (case C26(b)). Tab is a container that the
/// test declares, not a `UITabBarController`.
@MainActor
struct UnwindStage: LoggedStage {
  let stage: Stage
  let log = EventLog()
  let tab = UnwindContainer()
  let nav: UnwindNavigation
  let first = UnwindFirst()
  let pushed = UnwindPage()
  let second = UnwindPage()
  let p: UnwindPage

  /// `segue` is the class of the unwind segue; nil for UIKit's own class.
  init(segue: String = "") throws {
    var storyboards = Storyboards()
    try storyboards.embed("Unwind", Data(Self.xml(segue).utf8))
    storyboards.connect(UnwindFirst.self) { $0.action("iAmFirst:", UnwindFirst.iAmFirst) }
    stage = Stage(storyboards: storyboards)
    nav = stage.run { UnwindNavigation() }
    p = try #require(
      stage.run { UIStoryboard(name: "Unwind", bundle: nil).instantiateInitialViewController() }
        as? UnwindPage)

    let cast: [(UnwindPage, String)] = [
      (tab, "Tab"), (first, "First"), (pushed, "Pushed"), (second, "Second"), (p, "P"),
    ]
    for (page, name) in cast { (page.name, page.log) = (name, log) }
    nav.log = log
    stage.run {
      nav.setViewControllers([first, pushed], animated: false)
      tab.hold([nav, second], showing: second)
    }
    stage.show(tab)
  }

  /// Makes Second present P, waits until the stage is idle and clears the log.
  func present() throws {
    stage.run { second.present(p, animated: false) }
    try stage.settle()
    log.clear()
  }

  func tap() {
    stage.run { (p.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
  }

  private static func xml(_ segue: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="P"><scenes><scene><objects>
    <viewController id="P" customClass="UnwindPage" customModule="ContractTests">
    <view key="view"><subviews><button><connections>
    <segue kind="unwind" identifier="back" destination="X" unwindAction="iAmFirst:" \(segue)/>
    </connections></button></subviews></view></viewController>
    <exit id="X"/></objects></scene></scenes></document>
    """
  }
}

/// A controller that logs the methods that an unwind calls, and returns the same values as UIKit.
class UnwindPage: UIViewController {
  var name = ""
  var log = EventLog()
  var allows = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.write("\(name).shouldPerformSegue")
    return allows
  }
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let children = super.allowedChildrenForUnwinding(from: source)
    log.write("\(name).allowedChildren(\(unwindNames(children)))")
    return children
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let can = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    log.write("\(name).canPerform(\(can))")
    return can
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.write("\(name).prepare")
    super.prepare(for: segue, sender: sender)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    log.write("\(name).dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log.write("\(name).unwind(\(unwindNames([subsequentVC])))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

final class UnwindFirst: UnwindPage {
  func iAmFirst(_ segue: UIStoryboardSegue) { log.write("\(name).iAmFirst") }
}

@MainActor
private func unwindNames(_ controllers: [UIViewController]) -> String {
  controllers.map { $0 is UnwindNavigation ? "Nav" : ($0 as? UnwindPage)?.name ?? "?" }
    .joined(separator: " ")
}

/// A navigation controller that logs the methods that an unwind calls.
final class UnwindNavigation: UINavigationController {
  var log = EventLog()
  /// The controllers that the search visits, instead of the controllers that UIKit returns.
  var fronts: (() -> [UIViewController])?

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let children = fronts?() ?? super.allowedChildrenForUnwinding(from: source)
    log.write("Nav.allowedChildren(\(unwindNames(children)))")
    return children
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    log.write("Nav.canPerform")
    return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    log.write("Nav.dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    log.write("Nav.unwind(\(unwindNames([subsequentVC])))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    log.write("Nav.popToViewController")
    return super.popToViewController(viewController, animated: animated)
  }
}

/// A container that shows one of its children.
final class UnwindContainer: UnwindPage {
  func hold(_ controllers: [UIViewController], showing front: UIViewController) {
    for controller in controllers {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    self.front = front
  }

  var front: UIViewController? {
    didSet {
      for child in children where child !== front { child.viewIfLoaded?.removeFromSuperview() }
      if let front { view.addSubview(front.view) }
    }
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    log.write("\(name).selectedViewController")
    front = subsequentVC
  }
}

/// An unwind segue that logs an extra step before the unwind.
final class UnwindWrapped: UIStoryboardSegue {
  override func perform() {
    (destination as? UnwindPage)?.log.write("wrapped.perform")
    super.perform()
  }
}

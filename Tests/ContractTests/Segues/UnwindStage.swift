import Stage
import Testing

/// Tab[ Nav[First, Pushed], Second ] with Second in front; Second presents P, a storyboard's scene
/// whose button unwinds to `iAmFirst:` (case C26(b)). Tab and Nav stand for UIKit's containers.
@MainActor
struct UnwindStage {
  let stage: Stage
  let log = EventLog()
  let tab = UnwindContainer()
  let nav = UnwindContainer()
  let first = UnwindFirst()
  let pushed = UnwindPage()
  let second = UnwindPage()
  let p: UnwindPage

  /// `segue` is the class of the unwind segue, if not UIKit's.
  init(segue: String = "") throws {
    var storyboards = Storyboards()
    try storyboards.embed("Unwind", Data(Self.xml(segue).utf8))
    storyboards.connect(UnwindFirst.self) { $0.action("iAmFirst:", UnwindFirst.iAmFirst) }
    stage = Stage(storyboards: storyboards)
    p = try #require(
      stage.run { UIStoryboard(name: "Unwind", bundle: nil).instantiateInitialViewController() }
        as? UnwindPage)

    let cast: [(UnwindPage, String)] = [
      (tab, "Tab"), (nav, "Nav"), (first, "First"), (pushed, "Pushed"), (second, "Second"),
      (p, "P"),
    ]
    for (page, name) in cast { (page.name, page.log) = (name, log) }
    stage.run {
      (nav.fronts, nav.word) = ({ [$0.pushed, $0.first] }, "popToViewController")
      (tab.fronts, tab.word) = (nil, "selectedViewController")
      tab.hold([nav, second], showing: second)
      nav.hold([first, pushed], showing: pushed)
    }
    nav.cast = (pushed: pushed, first: first)
    stage.show(tab)
  }

  /// Second presents P and everything comes to rest; the log begins anew.
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

/// Writes what an unwind asks of it, then answers as UIKit does.
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
    writeAllowed(children)
    return children
  }
  func writeAllowed(_ children: [UIViewController]) {
    let names = children.compactMap { ($0 as? UnwindPage)?.name }.joined(separator: " ")
    log.write("\(name).allowedChildren(\(names))")
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
    log.write("\(name).unwind(\((subsequentVC as? UnwindPage)?.name ?? "?"))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

final class UnwindFirst: UnwindPage {
  func iAmFirst(_ segue: UIStoryboardSegue) { log.write("\(name).iAmFirst") }
}

/// Shows one of its children; searches them in the order it is given.
final class UnwindContainer: UnwindPage {
  typealias Cast = (pushed: UIViewController, first: UIViewController)
  var cast: Cast?
  /// The order of the search; nil for UIKit's default.
  var fronts: ((Cast) -> [UIViewController])?
  /// What it calls the change of the child in front.
  var word = ""

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

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    guard let cast, let fronts else { return super.allowedChildrenForUnwinding(from: source) }
    let origin = childContaining(source)
    let children = fronts(cast).filter { $0 !== origin }
    writeAllowed(children)
    return children
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    log.write("\(name).\(word)")
    front = subsequentVC
  }
}

/// An unwind segue with something of its own before the way back.
final class UnwindWrapped: UIStoryboardSegue {
  override func perform() {
    (destination as? UnwindPage)?.log.write("wrapped.perform")
    super.perform()
  }
}

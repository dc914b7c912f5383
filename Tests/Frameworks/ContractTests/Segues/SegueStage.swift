import Stage
import TestSupport
import Testing

/// Two or more logging controllers from a storyboard, on a stage.
@MainActor
struct SegueStage: LoggedStage {
  let stage: Stage
  private(set) var log = EventLog()

  /// Creates two scenes: the initial scene A has a button that triggers `segue`, and scene B has an
  /// exit.
  init(_ segue: String, exit: String = "") throws {
    var storyboards = Storyboards()
    try storyboards.embed("Segues", Data(Self.xml(segue, exit).utf8))
    storyboards.connect(SeguePage.self) { $0.action("backHere:", SeguePage.backHere) }
    stage = Stage(storyboards: storyboards)
    stage.show(
      UIStoryboard(name: "Segues", bundle: nil).instantiateInitialViewController()
        ?? UIViewController())
    // All pages write into the log of the first page, which passes its log to the other pages.
    log = try #require(stage.window.rootViewController as? SeguePage).log
    log.clear()
  }

  var a: SeguePage? { stage.window.rootViewController as? SeguePage }
  var b: SeguePage? { a?.presentedViewController as? SeguePage }

  /// Taps the button of the page.
  func tap(_ page: SeguePage?) {
    stage.run { (page?.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
  }

  private static func xml(_ segue: String, _ exit: String) -> String {
    let page = "customClass=\"SeguePage\" customModule=\"ContractTests\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="A"><scenes>
      <scene><objects><viewController id="A" title="A" \(page)><view key="view"><subviews>
      <button><rect key="frame" x="0" y="0" width="50" height="50"/>
      <connections>\(segue)</connections></button></subviews></view></viewController>
      </objects></scene>
      <scene><objects><viewController id="B" title="B" \(page)><view key="view"><subviews>
      <button><rect key="frame" x="0" y="0" width="50" height="50"/>
      <connections>\(exit)</connections></button></subviews></view></viewController>
      <exit id="X"/></objects></scene>
      </scenes></document>
      """
  }
}

/// A controller that logs the methods that segues and presentations call.
final class SeguePage: UIViewController {
  var log = EventLog()
  var allows = true
  /// Called in `prepare(for:sender:)`.
  var prepared: ((UIStoryboardSegue) -> Void)?
  private var name: String { title ?? "?" }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.write("\(name).shouldPerformSegue(\(identifier))")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.write("\(name).prepare(\(segue.identifier ?? "nil"))")
    (segue.destination as? SeguePage)?.log = log
    prepared?(segue)
  }
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    log.write("\(name).allowedChildren")
    return super.allowedChildrenForUnwinding(from: source)
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let can = allows && self !== fromViewController
    log.write("\(name).canPerform(\(can))")
    return can
  }
  func backHere(_ segue: UIStoryboardSegue) { log.write("\(name).backHere") }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    log.write("\(name).present(\(flag))")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    log.write("\(name).dismiss(\(flag))")
    super.dismiss(animated: flag, completion: completion)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.write("\(name).viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.write("\(name).willAppear(\(animated))")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.write("\(name).didAppear(\(animated))")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.write("\(name).willDisappear(\(animated))")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.write("\(name).didDisappear(\(animated))")
  }
}

/// A custom segue that logs its call and presents the destination without animation.
final class SegueCustom: UIStoryboardSegue {
  override func perform() {
    (source as? SeguePage)?.log.write("custom.perform")
    source.present(destination, animated: false)
  }
}

/// A custom segue that does nothing.
final class SegueEmpty: UIStoryboardSegue {}

/// A segue that logs an extra step and then behaves like UIKit's class.
final class SegueWrapped: UIStoryboardSegue {
  override func perform() {
    (source as? SeguePage)?.log.write("wrapped.perform")
    super.perform()
  }
}

@_spi(Ported) import UIKit

// Methods that replace UIKit's methods, as in ported source. Each method first checks whether it
// has a new implementation.

/// The calls that the replacements record.
@MainActor
enum Exchanges {
  static var heard: [String] = []
}

extension UIViewController {
  func noted_viewWillAppear(_ animated: Bool) {
    if ExposedClass.ran("noted_viewWillAppear:", of: UIViewController.self, self, animated) {
      return
    }
    Exchanges.heard.append("before \(animated)")
    noted_viewWillAppear(animated)
    Exchanges.heard.append("after")
  }

  func noted_dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if ExposedClass.ran(
      "noted_dismissWithAnimated:completion:", of: UIViewController.self, self, flag, completion)
    {
      return
    }
    Exchanges.heard.append("dismiss \(completion == nil)")
    noted_dismiss(animated: flag, completion: completion)
  }

  var noted_preferredStatusBarStyle: UIStatusBarStyle {
    if let result = ExposedClass.answer(
      "noted_preferredStatusBarStyle", of: UIViewController.self, self, as: UIStatusBarStyle.self)
    {
      return result
    }
    return self.noted_preferredStatusBarStyle == .default ? .lightContent : .default
  }

  @section(".init_array") @used private static let _exposed_exchange: @convention(c) () -> Void = {
    ExposedClass.register(UIViewController.self, name: "UIViewController", module: nil) { c in
      c.method(
        "noted_viewWillAppear:", { (t: UIViewController, a: Bool) in t.noted_viewWillAppear(a) })
      c.exchangeable("noted_viewWillAppear:")
      c.method(
        "noted_dismissWithAnimated:completion:",
        { (t: UIViewController, a: Bool, b: (() -> Void)?) in
          t.noted_dismiss(animated: a, completion: b)
        })
      c.exchangeable("noted_dismissWithAnimated:completion:")
      c.property(
        "noted_preferredStatusBarStyle", \UIViewController.noted_preferredStatusBarStyle)
      c.exchangeable("noted_preferredStatusBarStyle")
    }
  }
}

extension UIView {
  func noted_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let result = ExposedClass.answer(
      "noted_hitTest:with:", of: UIView.self, self, point, event, as: UIView?.self)
    {
      return result
    }
    return point.x < 0 ? nil : noted_hitTest(point, with: event) ?? self
  }

  @section(".init_array") @used private static let _exposed_exchange: @convention(c) () -> Void = {
    ExposedClass.register(UIView.self, name: "UIView", module: nil) { c in
      c.method(
        "noted_hitTest:with:",
        { (t: UIView, a: CGPoint, b: UIEvent?) in t.noted_hitTest(a, with: b) })
      c.exchangeable("noted_hitTest:with:")
    }
  }
}

extension UINavigationController {
  func noted_pushViewController(_ viewController: UIViewController, animated: Bool) {
    if ExposedClass.ran(
      "noted_pushViewController:animated:", of: UINavigationController.self, self, viewController,
      animated)
    {
      return
    }
    Exchanges.heard.append("push")
    noted_pushViewController(viewController, animated: false)
  }

  func noted_viewDidLoad() {
    if ExposedClass.ran("noted_viewDidLoad", of: UINavigationController.self, self) { return }
    noted_viewDidLoad()
    Exchanges.heard.append("\(type(of: self)) loaded")
  }

  @section(".init_array") @used private static let _exposed_exchange: @convention(c) () -> Void = {
    ExposedClass.register(UINavigationController.self, name: "UINavigationController", module: nil)
    { c in
      c.method(
        "noted_pushViewController:animated:",
        { (t: UINavigationController, a: UIViewController, b: Bool) in
          t.noted_pushViewController(a, animated: b)
        })
      c.exchangeable("noted_pushViewController:animated:")
      c.method("noted_viewDidLoad", { (t: UINavigationController) in t.noted_viewDidLoad() })
      c.exchangeable("noted_viewDidLoad")
    }
  }
}

extension CALayer {
  func noted_add(_ anim: CAAnimation, forKey key: String?) {
    if ExposedClass.ran("noted_add:forKey:", of: CALayer.self, self, anim, key) { return }
    Exchanges.heard.append(key ?? "nil")
    if key != "refused" { noted_add(anim, forKey: key) }
  }

  @section(".init_array") @used private static let _exposed_exchange: @convention(c) () -> Void = {
    ExposedClass.register(CALayer.self, name: "CALayer", module: nil) { c in
      c.method(
        "noted_add:forKey:",
        { (t: CALayer, a: CAAnimation, b: String?) in t.noted_add(a, forKey: b) })
      c.exchangeable("noted_add:forKey:")
    }
  }
}

/// A controller that overrides an exchanged method and calls super.
final class ExchangedPage: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    Exchanges.heard.append("page")
    super.viewWillAppear(animated)
    Exchanges.heard.append("page end")
  }
}

@_spi(Ported) import UIKit

/// A controller whose methods an extension replaces, as in ported source.
@MainActor
class ReplacedController: UIViewController {
  var heard: [String] = []
}

extension ReplacedController {
  func replaced_viewDidLoad() {
    heard.append("before")
    super.viewDidLoad()
    heard.append("after")
  }

  var replaced_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  var replaced_supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }

  @section(".init_array") @used private static let _exposed_replaced: @convention(c) () -> Void = {
    ExposedClass.register(
      ReplacedController.self, name: "ReplacedController", module: nil, replaces: true
    ) { c in
      c.replaces("viewDidLoad", { (t: ReplacedController) in t.replaced_viewDidLoad() })
      c.replaces(
        "preferredStatusBarStyle",
        { (t: ReplacedController) in t.replaced_preferredStatusBarStyle })
      c.replaces(
        "supportedInterfaceOrientations",
        { (t: ReplacedController) in t.replaced_supportedInterfaceOrientations })
    }
  }
}

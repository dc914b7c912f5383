@_spi(Ported) import DeviceRuntime

// The methods and properties of controllers that an app can use by name, in selectors and key
// paths.

private enum UIViewControllerNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIViewController.self, name: "UIViewController", module: "UIKit") { c in
      c.method(
        "dismissViewControllerAnimated:completion:",
        { (t: UIViewController, a: Bool, b: (() -> Void)?) in t.dismiss(animated: a, completion: b)
        })
      c.method(
        "presentViewController:animated:completion:",
        { (t: UIViewController, a: UIViewController, b: Bool, c: (() -> Void)?) in
          t.present(a, animated: b, completion: c)
        })
      c.method("loadViewIfNeeded", { (t: UIViewController) in t.loadViewIfNeeded() })
      c.method(
        "setNeedsStatusBarAppearanceUpdate",
        { (t: UIViewController) in t.setNeedsStatusBarAppearanceUpdate() })
      c.property("title", \UIViewController.title)
      // The setter of `view` is a separate closure that does not call the getter, because the
      // getter loads the view: while a nib sets `view`, the getter would load the nib again.
      c.property("view", \UIViewController.view) { $0.view = $1 }
      c.property("parent", \UIViewController.parent)
      c.property("presentedViewController", \UIViewController.presentedViewController)
      c.property("presentingViewController", \UIViewController.presentingViewController)
      c.property("navigationController", \UIViewController.navigationController)
      c.property("tabBarController", \UIViewController.tabBarController)
      c.property("navigationItem", \UIViewController.navigationItem)
      c.property("transitioningDelegate", \UIViewController.transitioningDelegate)
      c.property("modalPresentationStyle", \UIViewController.modalPresentationStyle)
      c.property("preferredContentSize", \UIViewController.preferredContentSize)
      c.property("children", \UIViewController.children)
    }
  }
}

private enum UINavigationControllerNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(
      UINavigationController.self, name: "UINavigationController", module: "UIKit"
    ) { c in
      c.method(
        "popViewControllerAnimated:",
        { (t: UINavigationController, a: Bool) in t.popViewController(animated: a) })
      c.method(
        "popToRootViewControllerAnimated:",
        { (t: UINavigationController, a: Bool) in t.popToRootViewController(animated: a) })
      c.method(
        "pushViewController:animated:",
        { (t: UINavigationController, a: UIViewController, b: Bool) in
          t.pushViewController(a, animated: b)
        })
      c.property("viewControllers", \UINavigationController.viewControllers)
      c.property("topViewController", \UINavigationController.topViewController)
      c.property("visibleViewController", \UINavigationController.visibleViewController)
      c.property("navigationBar", \UINavigationController.navigationBar)
      c.property("delegate", \UINavigationController.delegate)
      c.property("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
      c.property(
        "interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
    }
  }
}

private enum UITabBarControllerNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UITabBarController.self, name: "UITabBarController", module: "UIKit") {
      c in
      c.property("viewControllers", \UITabBarController.viewControllers)
      c.property("selectedIndex", \UITabBarController.selectedIndex)
      c.property("selectedViewController", \UITabBarController.selectedViewController)
      c.property("delegate", \UITabBarController.delegate)
    }
  }
}

private enum UIViewPropertyAnimatorNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(
      UIViewPropertyAnimator.self, name: "UIViewPropertyAnimator", module: "UIKit"
    ) { c in
      c.method("startAnimation", { (t: UIViewPropertyAnimator) in t.startAnimation() })
      c.method("pauseAnimation", { (t: UIViewPropertyAnimator) in t.pauseAnimation() })
      c.property("state", \UIViewPropertyAnimator.state)
      c.property("running", \UIViewPropertyAnimator.isRunning)
      c.property("reversed", \UIViewPropertyAnimator.isReversed)
      c.property("fractionComplete", \UIViewPropertyAnimator.fractionComplete)
    }
  }
}

private enum UIPercentDrivenInteractiveTransitionNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(
      UIPercentDrivenInteractiveTransition.self, name: "UIPercentDrivenInteractiveTransition",
      module: "UIKit"
    ) { c in
      c.method("finish", { (t: UIPercentDrivenInteractiveTransition) in t.finish() })
      c.method("cancel", { (t: UIPercentDrivenInteractiveTransition) in t.cancel() })
      c.property("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete)
      c.property("duration", \UIPercentDrivenInteractiveTransition.duration)
    }
  }
}

@_spi(Ported) import DeviceRuntime

// The methods of UIKit's classes whose implementations an app can exchange (swizzle). Each
// exchangeable method first asks `ExchangedMethods` for a replacement. The closures in this file
// are the original implementations.

private enum UIViewControllerExchange {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIViewController.self, name: "UIViewController", module: "UIKit") { c in
      c.exchangeable("viewDidLoad", { (_: UIViewController) in })
      c.exchangeable(
        "viewWillAppear:", { (t: UIViewController, a: Bool) in t.expectCall(.willAppear) })
      c.exchangeable("viewIsAppearing:", { (_: UIViewController, _: Bool) in })
      c.exchangeable(
        "viewDidAppear:", { (t: UIViewController, a: Bool) in t.expectCall(.didAppear) })
      c.exchangeable(
        "viewWillDisappear:", { (t: UIViewController, a: Bool) in t.expectCall(.willDisappear) })
      c.exchangeable(
        "viewDidDisappear:", { (t: UIViewController, a: Bool) in t.expectCall(.didDisappear) })
      c.exchangeable("viewWillLayoutSubviews", { (_: UIViewController) in })
      c.exchangeable("viewDidLayoutSubviews", { (_: UIViewController) in })
      c.exchangeable("didReceiveMemoryWarning", { (_: UIViewController) in })
      c.exchangeable(
        "traitCollectionDidChange:", { (_: UIViewController, _: UITraitCollection?) in })
      c.exchangeable("viewSafeAreaInsetsDidChange", { (_: UIViewController) in })
      c.exchangeable("prefersStatusBarHidden", { (t: UIViewController) in t.hidesStatusBar })
      c.exchangeable(
        "preferredStatusBarStyle", { (t: UIViewController) in UIStatusBarStyle.default })
      c.exchangeable("childForStatusBarHidden", { (_: UIViewController) in UIViewController?.none })
      c.exchangeable("childForStatusBarStyle", { (_: UIViewController) in UIViewController?.none })
      c.exchangeable("prefersHomeIndicatorAutoHidden", { (_: UIViewController) in false })
      c.exchangeable("shouldAutorotate", { (_: UIViewController) in true })
      c.exchangeable(
        "supportedInterfaceOrientations",
        { (_: UIViewController) in UIDevice.current.supportedInterfaceOrientations })
      c.exchangeable(
        "preferredStatusBarUpdateAnimation", { (t: UIViewController) in UIStatusBarAnimation.fade })
      c.exchangeable(
        "addChildViewController:",
        { (t: UIViewController, a: UIViewController) in t.addToChildren(a) })
      c.exchangeable(
        "removeFromParentViewController", { (t: UIViewController) in t.removeFromChildren() })
      c.exchangeable(
        "willMoveToParentViewController:",
        { (t: UIViewController, a: UIViewController?) in t.parentWillChange(to: a) })
      c.exchangeable(
        "didMoveToParentViewController:", { (_: UIViewController, _: UIViewController?) in })
      c.exchangeable(
        "viewWillTransitionToSize:withTransitionCoordinator:",
        { (t: UIViewController, a: CGSize, b: any UIViewControllerTransitionCoordinator) in
          t.tellChildren(of: a, with: b)
        })
      c.exchangeable(
        "presentViewController:animated:completion:",
        { (t: UIViewController, a: UIViewController, b: Bool, c: (() -> Void)?) in
          t.beginPresenting(a, animated: b, completion: c)
        })
      c.exchangeable(
        "dismissViewControllerAnimated:completion:",
        { (t: UIViewController, a: Bool, b: (() -> Void)?) in
          t.beginDismissing(animated: a, completion: b)
        })
    }
  }
}

private enum UIViewExchange {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIView.self, name: "UIView", module: "UIKit") { c in
      c.exchangeable("layoutSubviews", { (t: UIView) in t.constraintPart?.placeSubviews() })
      c.exchangeable("didMoveToWindow", { (_: UIView) in })
      c.exchangeable("didMoveToSuperview", { (_: UIView) in })
      c.exchangeable("willMoveToSuperview:", { (_: UIView, _: UIView?) in })
      c.exchangeable("willMoveToWindow:", { (_: UIView, _: UIWindow?) in })
      c.exchangeable("didAddSubview:", { (_: UIView, _: UIView) in })
      c.exchangeable("willRemoveSubview:", { (_: UIView, _: UIView) in })
      c.exchangeable("addSubview:", { (t: UIView, a: UIView) in t.insert(a, at: t.views.count) })
      c.exchangeable("removeFromSuperview", { (t: UIView) in t.leaveSuperview() })
      c.exchangeable(
        "hitTest:withEvent:",
        { (t: UIView, a: CGPoint, b: UIEvent?) in t.deepestView(at: a, with: b) })
      c.exchangeable(
        "pointInside:withEvent:", { (t: UIView, a: CGPoint, b: UIEvent?) in t.bounds.contains(a) })
      c.exchangeable("traitCollectionDidChange:", { (_: UIView, _: UITraitCollection?) in })
      c.exchangeable("tintColorDidChange", { (_: UIView) in })
      c.exchangeable("safeAreaInsetsDidChange", { (_: UIView) in })
      c.exchangeable("updateConstraints", { (_: UIView) in })
      c.exchangeable("sizeThatFits:", { (t: UIView, a: CGSize) in t.bounds.size })
    }
  }
}

private enum UINavigationControllerExchange {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(
      UINavigationController.self, name: "UINavigationController", module: "UIKit"
    ) { c in
      c.exchangeable(
        "pushViewController:animated:",
        { (t: UINavigationController, a: UIViewController, b: Bool) in
          t.beginPush(of: a, animated: b)
        })
      c.exchangeable(
        "popViewControllerAnimated:",
        { (t: UINavigationController, a: Bool) in t.beginPop(animated: a) })
      c.exchangeable(
        "popToViewController:animated:",
        { (t: UINavigationController, a: UIViewController, b: Bool) in
          t.beginPop(to: a, animated: b)
        })
      c.exchangeable(
        "popToRootViewControllerAnimated:",
        { (t: UINavigationController, a: Bool) in t.beginPopToRoot(animated: a) })
      c.exchangeable(
        "setViewControllers:animated:",
        { (t: UINavigationController, a: [UIViewController], b: Bool) in
          t.beginReplacing(with: a, animated: b)
        })
      c.exchangeable(
        "setNavigationBarHidden:animated:",
        { (t: UINavigationController, a: Bool, b: Bool) in t.hideBar(a, animated: b) })
      c.exchangeable(
        "childForStatusBarStyle",
        { (t: UINavigationController) in t.hidesBar ? t.topViewController : nil })
      c.exchangeable(
        "childForStatusBarHidden", { (t: UINavigationController) in t.topViewController })
    }
  }
}

private enum UIResponderExchange {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIResponder.self, name: "UIResponder", module: "UIKit") { c in
      c.exchangeable("becomeFirstResponder", { (t: UIResponder) in t.takeFirstResponder() })
      c.exchangeable("resignFirstResponder", { (t: UIResponder) in t.giveUpFirstResponder() })
      c.exchangeable(
        "touchesBegan:withEvent:",
        { (t: UIResponder, a: Set<UITouch>, b: UIEvent?) in
          t.nextForEvents?.touchesBegan(a, with: b)
        })
      c.exchangeable(
        "touchesMoved:withEvent:",
        { (t: UIResponder, a: Set<UITouch>, b: UIEvent?) in
          t.nextForEvents?.touchesMoved(a, with: b)
        })
      c.exchangeable(
        "touchesEnded:withEvent:",
        { (t: UIResponder, a: Set<UITouch>, b: UIEvent?) in
          t.nextForEvents?.touchesEnded(a, with: b)
        })
      c.exchangeable(
        "touchesCancelled:withEvent:",
        { (t: UIResponder, a: Set<UITouch>, b: UIEvent?) in
          t.nextForEvents?.touchesCancelled(a, with: b)
        })
    }
  }
}

private enum UIWindowExchange {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIWindow.self, name: "UIWindow", module: "UIKit") { c in
      c.exchangeable("sendEvent:", { (t: UIWindow, a: UIEvent) in a.system?.deliver(a, in: t) })
    }
  }
}

private enum UIApplicationExchange {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIApplication.self, name: "UIApplication", module: "UIKit") { c in
      c.exchangeable("sendEvent:", { (t: UIApplication, a: UIEvent) in t.deliver(a) })
      c.exchangeable(
        "sendAction:to:from:forEvent:",
        { (t: UIApplication, a: Selector, b: Any?, c: Any?, d: UIEvent?) in
          t.deliver(a, to: b, from: c, for: d)
        })
    }
  }
}

private enum UIControlExchange {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIControl.self, name: "UIControl", module: "UIKit") { c in
      c.exchangeable(
        "sendAction:to:forEvent:",
        { (t: UIControl, a: Selector, b: Any?, c: UIEvent?) in t.deliver(a, to: b, for: c) })
    }
  }
}

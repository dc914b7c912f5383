/// The Objective-C names of Matchcut's methods whose implementations can be exchanged. A test
/// compares this list with the names that `ExposedMembers.exchangeable` registers.
package enum ExchangeableNames {
  package static let all: Set<String> = [
    "addAnimation:forKey:", "addChildViewController:", "addSubview:", "becomeFirstResponder",
    "childForStatusBarHidden", "childForStatusBarStyle", "didAddSubview:",
    "didMoveToParentViewController:", "didMoveToSuperview", "didMoveToWindow",
    "didReceiveMemoryWarning", "dismissViewControllerAnimated:completion:", "hitTest:withEvent:",
    "layoutSublayers", "layoutSubviews", "pointInside:withEvent:",
    "popToRootViewControllerAnimated:", "popToViewController:animated:",
    "popViewControllerAnimated:", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden",
    "presentViewController:animated:completion:", "pushViewController:animated:",
    "removeAnimationForKey:", "removeFromParentViewController", "removeFromSuperview",
    "resignFirstResponder", "safeAreaInsetsDidChange", "sendAction:to:forEvent:",
    "sendAction:to:from:forEvent:", "sendEvent:", "setNavigationBarHidden:animated:",
    "setViewControllers:animated:", "shouldAutorotate", "sizeThatFits:",
    "supportedInterfaceOrientations", "tintColorDidChange", "touchesBegan:withEvent:",
    "touchesCancelled:withEvent:", "touchesEnded:withEvent:", "touchesMoved:withEvent:",
    "traitCollectionDidChange:", "updateConstraints", "viewDidAppear:", "viewDidDisappear:",
    "viewDidLayoutSubviews", "viewDidLoad", "viewIsAppearing:", "viewSafeAreaInsetsDidChange",
    "viewWillAppear:", "viewWillDisappear:", "viewWillLayoutSubviews",
    "viewWillTransitionToSize:withTransitionCoordinator:", "willMoveToParentViewController:",
    "willMoveToSuperview:", "willMoveToWindow:", "willRemoveSubview:",
  ]
}

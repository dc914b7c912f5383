/// The Objective-C names of Apple's methods that cannot be derived from their Swift names.
enum FrameworkNames {
  /// The selector of one of Apple's methods, which source refers to as `name`, with or without
  /// labels.
  static func selector(_ name: String, labels: [String]?) -> String {
    guard let labels else {
      let known = renamed.keys.filter { $0.hasPrefix(name + "(") }
      if known.count == 1, let selector = renamed[known[0]] { return selector }
      return unlabelled.contains(name) ? name + ":" : name
    }
    if let known = renamed[Member.fullName(name, labels, isCall: true)] { return known }
    guard let first = labels.first else { return name }
    let start = name + (first == "_" ? "" : first.capitalizedFirst) + ":"
    return labels.dropFirst().reduce(start) { $0 + ($1 == "_" ? "" : $1) + ":" }
  }

  /// The selector of a property's getter or setter.
  static func setter(of property: String) -> String {
    if property.hasPrefix("is"), property.dropFirst(2).first?.isUppercase == true {
      return "set" + property.dropFirst(2) + ":"
    }
    return ObjectiveCName.setter(of: property)
  }

  /// The Objective-C names of Apple's class properties, by the class and the Swift name. UIKit's
  /// `SharedObjectNames` finds the objects under these names.
  static let classProperties: [String: String] = [
    "UIApplication.shared": "sharedApplication", "UIScreen.main": "mainScreen",
    "UIDevice.current": "currentDevice",
  ]

  private static let renamed: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "show(_:sender:)": "showViewController:sender:",
    "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
    "endEditing(_:)": "endEditing:",
    "layoutSublayers(of:)": "layoutSublayersOfLayer:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "point(inside:with:)": "pointInside:withEvent:",
    "hitTest(_:with:)": "hitTest:withEvent:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
    "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
    "willMove(toParent:)": "willMoveToParentViewController:",
    "didMove(toParent:)": "didMoveToParentViewController:",
    "addChild(_:)": "addChildViewController:",
    "removeFromParent()": "removeFromParentViewController",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "add(_:forKey:)": "addAnimation:forKey:",
    "sendAction(_:to:for:)": "sendAction:to:forEvent:",
    "sendAction(_:to:from:for:)": "sendAction:to:from:forEvent:",
    "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)":
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
    "gestureRecognizer(_:shouldRequireFailureOf:)":
      "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)":
      "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)":
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
    "scrollViewDidEndDragging(_:willDecelerate:)": "scrollViewDidEndDragging:willDecelerate:",
    "viewForZooming(in:)": "viewForZoomingInScrollView:",
    "numberOfSections(in:)": "numberOfSectionsInTableView:",
    "tableView(_:numberOfRowsInSection:)": "tableView:numberOfRowsInSection:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
    "animationController(forPresented:presenting:source:)":
      "animationControllerForPresentedController:presentingController:sourceController:",
    "animationController(forDismissed:)": "animationControllerForDismissedController:",
    "interactionControllerForPresentation(using:)": "interactionControllerForPresentation:",
    "interactionControllerForDismissal(using:)": "interactionControllerForDismissal:",
    "presentationController(forPresented:presenting:source:)":
      "presentationControllerForPresentedViewController:presentingViewController:"
      + "sourceViewController:",
    "transitionDuration(using:)": "transitionDuration:",
    "animateTransition(using:)": "animateTransition:",
    "interruptibleAnimator(using:)": "interruptibleAnimatorForTransition:",
    "startInteractiveTransition(_:)": "startInteractiveTransition:",
    "scrollViewWillBeginZooming(_:with:)": "scrollViewWillBeginZooming:withView:",
    "scrollViewDidEndZooming(_:with:atScale:)": "scrollViewDidEndZooming:withView:atScale:",
    "navigationController(_:animationControllerFor:from:to:)":
      "navigationController:animationControllerForOperation:fromViewController:"
      + "toViewController:",
    "navigationController(_:interactionControllerFor:)":
      "navigationController:interactionControllerForAnimationController:",
    "tabBarController(_:animationControllerForTransitionFrom:to:)":
      "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
    "tabBarController(_:interactionControllerFor:)":
      "tabBarController:interactionControllerForAnimationController:",
    "tabBarController(_:willBeginCustomizing:)":
      "tabBarController:willBeginCustomizingViewControllers:",
    "tabBarController(_:willEndCustomizing:changed:)":
      "tabBarController:willEndCustomizingViewControllers:changed:",
    "tabBarController(_:didEndCustomizing:changed:)":
      "tabBarController:didEndCustomizingViewControllers:changed:",
    "navigationController(_:willShow:animated:)":
      "navigationController:willShowViewController:animated:",
    "navigationController(_:didShow:animated:)":
      "navigationController:didShowViewController:animated:",
    "tabBarController(_:didSelect:)": "tabBarController:didSelectViewController:",
    "tabBarController(_:shouldSelect:)": "tabBarController:shouldSelectViewController:",
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "perform(_:with:)": "performSelector:withObject:",
    "value(forKey:)": "valueForKey:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "isEqual(_:)": "isEqual:",
    "cut(_:)": "cut:", "copy(_:)": "copy:", "paste(_:)": "paste:", "delete(_:)": "delete:",
    "select(_:)": "select:", "selectAll(_:)": "selectAll:",
  ]

  /// The full names of the delegate methods that an object can forward to another object.
  static let delegateMethods: Set<String> = Set(
    renamed.keys.filter { name in
      ["gestureRecognizer", "scrollView", "navigationController", "tabBarController", "viewFor"]
        .contains { name.hasPrefix($0) }
    } + optionalRequirements.map { $0 + "(_:)" })

  /// The names of methods with one unlabelled argument, for references that omit the labels.
  private static let unlabelled: Set<String> = [
    "viewIsAppearing", "sendEvent", "didAddSubview", "willRemoveSubview",
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "draw",
    "sizeThatFits",
    "addSubview", "setNeedsDisplayInRect", "traitCollectionDidChange", "scrollViewDidScroll",
    "scrollViewWillBeginDragging", "scrollViewDidEndDecelerating", "gestureRecognizerShouldBegin",
    "textFieldShouldReturn", "textFieldDidBeginEditing", "textFieldDidEndEditing",
  ]

  /// Optional requirements of UIKit's protocols whose arguments do not have labels. A call of such
  /// a method with `?` looks like a call of a closure.
  static let optionalRequirements: Set<String> = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
    "scrollViewDidChangeAdjustedContentInset", "gestureRecognizerShouldBegin",
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
    "textFieldDidEndEditing", "textFieldShouldClear", "textFieldShouldReturn",
    "textFieldDidChangeSelection", "textViewShouldBeginEditing", "textViewDidBeginEditing",
    "textViewShouldEndEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss", "animationDidStart", "animationEnded",
    "navigationControllerSupportedInterfaceOrientations",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations", "applicationDidBecomeActive",
    "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground",
    "applicationWillTerminate", "applicationDidFinishLaunching",
    "applicationDidReceiveMemoryWarning",
    "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidDisconnect",
    "sceneDidEnterBackground", "sceneWillEnterForeground", "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
    "indexTitles", "splitViewControllerDidCollapse", "splitViewControllerDidExpand",
    "dynamicAnimatorDidPause", "dynamicAnimatorWillResume", "addAnimations", "addCompletion",
  ]
}

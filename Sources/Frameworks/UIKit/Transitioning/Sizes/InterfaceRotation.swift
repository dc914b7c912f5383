/// Chooses the interface orientation and rotates every window to that orientation.
@MainActor
package enum InterfaceRotation {
  /// Handles a rotation of the device. The interface rotates as well if the topmost controller
  /// supports the orientation.
  package static func deviceDidRotate(to orientation: UIDeviceOrientation, animated: Bool) {
    let device = UIDevice.current
    guard device.orientation != orientation else { return }
    device.orientation = orientation
    CallTrace.note(.controller, device, .request(.rotate(to: "\(orientation)")))
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: device)
    guard let wanted = orientation.interface, wanted != screen.interfaceOrientation else { return }
    guard let top = controllerOnTop else { return rotate(to: wanted, animated: animated) }
    if ask(top).contains(UIInterfaceOrientationMask(wanted)) {
      rotate(to: wanted, animated: animated)
    } else {
      CallTrace.note(.controller, top, .remark("the interface does not rotate to .\(wanted)"))
    }
  }

  /// Resizes a window, as when the user drags the divider between two apps.
  package static func resize(_ window: UIWindow, to size: CGSize, animated: Bool) {
    guard window.bounds.size != size else { return }
    CallTrace.note(.controller, window, .request(.resize(to: size)))
    SizeTransition(window: window, size: size, animated: animated).run()
  }

  /// Changes the device's traits. As for a change of size, controllers are notified before the
  /// traits change.
  package static func changeDevice(_ change: (inout DeviceTraits) -> Void) {
    var changed = screen.device
    let old = changed
    change(&changed)
    guard changed != screen.device else { return }
    CallTrace.note(.controller, screen, .message("traitsChange"))
    for window in UIWindows.current.shown {
      SizeTransition(
        window: window, size: window.bounds.size, device: changed, animated: false
      ) { screen.device = changed }.run()
    }
    screen.device = changed
    screen.announceSettings(since: old)
    let category = changed.category
    guard category != old.category else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: screen,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }

  /// Rotates the interface of an app that has just launched to a supported orientation, before the
  /// app's first frame.
  package static func appDidLaunch() {
    if let top = controllerOnTop { follow(ask(top), animated: false) }
  }

  /// After the current commit, asks the app for the supported orientations and rotates the
  /// interface if necessary.
  static func askLater() {
    TickQueue.afterCommit(by: "a change of the supported interface orientations") {
      if let top = controllerOnTop { follow(ask(top)) }
    }
  }

  /// Rotates the interface to an orientation that `presented` supports, before `presented` is
  /// presented full screen.
  ///
  /// As in UIKit, every full-screen presentation asks for the supported orientations. The trace
  /// records these calls only if the interface rotates.
  static func prepare(for presented: UIViewController) {
    guard presented.coversScreen else { return }
    let mask = presented.supportedInterfaceOrientations.intersection(ofApp)
    let current = screen.interfaceOrientation
    guard !mask.contains(UIInterfaceOrientationMask(current)) else { return }
    let noted = ask(presented)
    let preferred = CallTrace.ask(
      .controller, presented,
      .property("preferredInterfaceOrientationForPresentation"),
      { presented.preferredInterfaceOrientationForPresentation },
      answer: { .value(.text(".\($0)")) })
    let wanted = noted.contains(UIInterfaceOrientationMask(preferred)) ? preferred : noted.first
    if let wanted { rotate(to: wanted, animated: false) }
  }

  /// Rotates the interface after a transition if the topmost controller supports only other
  /// orientations, or supports the device's orientation.
  static func transitionEnded() {
    SizeTransition.adaptLate()
    guard let top = controllerOnTop else { return }
    let device = UIDevice.current
    let mask = top.supportedInterfaceOrientations.intersection(ofApp)
    let current = UIInterfaceOrientationMask(screen.interfaceOrientation)
    let wanted = device.orientation.interface ?? screen.interfaceOrientation
    guard wanted != screen.interfaceOrientation || !mask.contains(current) else { return }
    follow(mask)
  }

  private static var screen: UIScreen { UIScreen.main }

  // MARK: Choosing the orientation

  /// Rotates to the device's orientation if `mask` contains it. If `mask` does not contain the
  /// device's orientation, keeps the current orientation if `mask` contains it. If `mask` contains
  /// neither the device's nor the current orientation, rotates to the first orientation in `mask`.
  private static func follow(_ mask: UIInterfaceOrientationMask, animated: Bool = true) {
    let device = UIDevice.current
    let ways = [device.orientation.interface, screen.interfaceOrientation, mask.first]
    let wanted = ways.compactMap { $0 }.first { mask.contains(UIInterfaceOrientationMask($0)) }
    guard let wanted, wanted != screen.interfaceOrientation else { return }
    rotate(to: wanted, animated: animated)
  }

  private static func ask(_ controller: UIViewController) -> UIInterfaceOrientationMask {
    let mask = CallTrace.ask(
      .controller, controller, .property("supportedInterfaceOrientations"),
      { controller.supportedInterfaceOrientations }, answer: { .value(.text($0.names)) })
    let common = mask.intersection(ofApp)
    guard common.isEmpty else { return common }
    let fault =
      mask.isEmpty
      ? "\(controller) is returning no orientation"
      : "[\(type(of: controller)) shouldAutorotate] is returning YES"
    UIKitLog.raise(
      "UIApplicationInvalidInterfaceOrientation",
      "Supported orientations has no common orientation with the application, and \(fault)")
  }

  /// The orientations that the app supports.
  private static var ofApp: UIInterfaceOrientationMask {
    let windows = UIWindows.current
    let app = AppOrientations.current
    return app.supported?(windows.key ?? windows.shown.last) ?? app.declared ?? .all
  }

  /// The root of the key window, or the topmost presented controller that covers the screen.
  private static var controllerOnTop: UIViewController? {
    let windows = UIWindows.current
    var top = (windows.key ?? windows.shown.last)?.rootViewController
    while let next = top?.ownPresented, next.record.presentation != .dismissed, next.coversScreen {
      top = next
    }
    return top
  }

  // MARK: Rotating

  private static func rotate(to orientation: UIInterfaceOrientation, animated: Bool) {
    let angle = orientation.angle - screen.interfaceOrientation.angle
    let swaps = screen.interfaceOrientation.isPortrait != orientation.isPortrait
    let turned = swaps ? screen.bounds.size.turned : screen.bounds.size
    let before = (screen.interfaceOrientation, screen.traitCollection)
    let keyboard = Keyboard.current
    let changeScreen = { [screen] in
      screen.interfaceOrientation = orientation
      screen.bounds.size = turned
      keyboard.screenTurned()
    }
    keyboard.willTurn()
    for window in UIWindows.current.all {
      let size = swaps ? window.bounds.size.turned : window.bounds.size
      SizeTransition(
        window: window, size: size, rotation: CGAffineTransform(rotationAngle: angle),
        orientations: (before.0, orientation), animated: animated, changeScreen: changeScreen
      ).run()
    }
    let center = NotificationCenter.default
    let frame = UIStatusBarManager.current.statusBarFrame
    center.post(
      name: .willChangeStatusBarOrientation, object: nil,
      userInfo: [StatusBarKey.orientation: orientation.rawValue])
    changeScreen()
    keyboard.didTurn(in: animated ? SizeTransition.rotationDuration : 0)
    center.post(
      name: .didChangeStatusBarOrientation, object: nil,
      userInfo: [StatusBarKey.orientation: before.0.rawValue])
    if UIStatusBarManager.current.statusBarFrame != frame {
      center.post(
        name: .didChangeStatusBarFrame, object: nil, userInfo: [StatusBarKey.frame: frame])
    }
    AppOrientations.current.didRotate?(before.0, before.1)
  }
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension UIInterfaceOrientationMask {
  /// The first orientation in the set, in the order in which `UIInterfaceOrientation` declares its
  /// cases.
  fileprivate var first: UIInterfaceOrientation? {
    UIInterfaceOrientation.allCases.first {
      $0 != .unknown && contains(UIInterfaceOrientationMask($0))
    }
  }
}

extension UIViewController {
  /// Whether the controller fills the screen when presented. The supported orientations of
  /// controllers that do not fill the screen have no effect. Unverified: which styles besides full
  /// screen are treated as filling the screen.
  fileprivate var coversScreen: Bool {
    switch ownPresentation?.presentationStyle ?? modalPresentationStyle {
    case .fullScreen, .overFullScreen: true
    case .custom: ownPresentation?.shouldPresentInFullscreen ?? false
    default: false
    }
  }
}

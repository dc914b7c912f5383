// What happens to the device as a whole.
extension Stage {
  /// Turns the device; the interface follows where the controller on top supports it.
  ///
  /// Named after the device: turned to its left it shows the interface's `landscapeRight`. Within
  /// a turn of the run loop, it joins that turn.
  public func rotate(to orientation: UIDeviceOrientation, animated: Bool = true) {
    guard let turn = DeviceEvent.Turn(orientation) else { return }
    happen(.init(.rotate(turn), t: 0, animated: animated))
  }

  /// Gives the window another size, in points, as when two apps share the screen; the screen
  /// stays as it is. Raises for a size that no window has.
  public func resize(to size: CGSize, animated: Bool = true) {
    let sides = 1...TouchScript.longestSide
    guard sides.contains(Double(size.width)), sides.contains(Double(size.height)) else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Stage.resize(to:) was given \(size.width) × \(size.height) points. "
          + "Each side takes 1 to \(Int(TouchScript.longestSide)).")
    }
    happen(.init(.resize(size), t: 0, animated: animated))
  }

  /// Has the windows report these size classes in place of those their sizes give; nil takes an
  /// override back.
  public func overrideSizeClasses(
    horizontal: DeviceEvent.SizeClass? = nil,
    vertical: DeviceEvent.SizeClass? = nil
  ) {
    happen(.init(.traits(horizontal: horizontal, vertical: vertical), t: 0))
  }

  private func happen(_ event: DeviceEvent) {
    catchUp()
    world {
      if FrameLoop.current.isBusy {
        TurnQueue.afterCommit(by: "a change of the device") { self.carryOut(event) }
      } else {
        carryOut(event)
        FrameLoop.current.settleTurn()
      }
    }
  }

  func carryOut(_ event: DeviceEvent) {
    if isRecording {
      var event = event
      event.t = world.clock.now - recording.start
      recording.meta.deviceEvents.append(event)
    }
    switch event.change {
    case .rotate(let turn):
      InterfaceRotation.deviceDidTurn(to: turn.orientation, animated: event.isAnimated)
      if window.isHidden { window.frame = UIScreen.main.bounds }
    case .resize(let size):
      InterfaceRotation.resize(window, to: size, animated: event.isAnimated)
    case .traits(let horizontal, let vertical):
      InterfaceRotation.changeDevice {
        $0.horizontal = horizontal?.sizeClass
        $0.vertical = vertical?.sizeClass
      }
    case .app(.background): AppLifecycle.enterBackground()
    case .app(.foreground): AppLifecycle.enterForeground()
    case .app(.memoryWarning): AppLifecycle.receiveMemoryWarning()
    }
  }

  /// The screen in points, and what of the window reaches beyond it.
  var screenSize: CGSize {
    let (screen, window) = (UIScreen.main.bounds.size, window.bounds.size)
    return CGSize(
      width: max(screen.width, window.width), height: max(screen.height, window.height))
  }
}

extension DeviceEvent.Turn {
  fileprivate init?(_ orientation: UIDeviceOrientation) {
    guard let turn = Self.allCases.first(where: { $0.orientation == orientation }) else {
      return nil
    }
    self = turn
  }
}

extension DeviceEvent.SizeClass {
  fileprivate var sizeClass: UIUserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    }
  }
}

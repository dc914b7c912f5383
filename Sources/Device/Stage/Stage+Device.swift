// Changes the orientation, the window's size and the size classes.
extension Stage {
  /// Rotates the device. The interface rotates if the topmost controller supports the orientation.
  ///
  /// The parameter is a device orientation, so `landscapeLeft` results in the interface orientation
  /// `landscapeRight`. If the method is called during a tick, it takes effect in that tick.
  public func rotate(to orientation: UIDeviceOrientation, animated: Bool = true) {
    guard let orientation = DeviceEvent.Orientation(orientation) else { return }
    happen(.init(.rotate(orientation), t: 0, animated: animated))
  }

  /// Resizes the window as in split view; the screen's size does not change. `size` is in points.
  /// Raises an exception for a size that a window cannot have.
  public func resize(to size: CGSize, animated: Bool = true) {
    let sides = 1...TouchScript.longestSide
    guard sides.contains(Double(size.width)), sides.contains(Double(size.height)) else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Stage.resize(to:) was given \(size.width) × \(size.height) points. Each side must be from "
          + "1 to \(Int(TouchScript.longestSide)).")
    }
    happen(.init(.resize(size), t: 0, animated: animated))
  }

  /// Overrides the size classes that windows report; nil removes an override.
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
        TickQueue.afterCommit(by: "a change of the device") { self.carryOut(event) }
      } else {
        carryOut(event)
        FrameLoop.current.commitChanges()
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
    case .rotate(let orientation):
      InterfaceRotation.deviceDidRotate(to: orientation.orientation, animated: event.isAnimated)
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

  /// The screen's size in points. If the window is larger than the screen, the screen's size is
  /// extended so that the window fits.
  var screenSize: CGSize {
    let (screen, window) = (UIScreen.main.bounds.size, window.bounds.size)
    return CGSize(
      width: max(screen.width, window.width), height: max(screen.height, window.height))
  }
}

extension DeviceEvent.Orientation {
  fileprivate init?(_ orientation: UIDeviceOrientation) {
    guard let orientation = Self.allCases.first(where: { $0.orientation == orientation }) else {
      return nil
    }
    self = orientation
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

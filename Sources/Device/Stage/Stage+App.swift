// Launches an app and sends lifecycle events to it.
extension Stage {
  /// Launches the app with this delegate, as iOS does, and runs a tick. When the call returns, the
  /// app's window has appeared.
  ///
  /// The app creates its own windows. The app's key window becomes the stage's `window`. Launch one
  /// app per stage, before showing anything else.
  public func launch(_ delegate: any UIApplicationDelegate.Type) {
    open(.app(AppLaunch(delegate: delegate)))
    tick()
  }

  /// Moves the app to the background and notifies it.
  public func enterBackground() { run { AppLifecycle.enterBackground() } }

  /// Moves the app to the foreground.
  public func enterForeground() { run { AppLifecycle.enterForeground() } }

  /// Sends a memory warning to the app and its controllers.
  public func warnOfMemory() { run { AppLifecycle.receiveMemoryWarning() } }

  /// What a stage shows first.
  package enum Opening: Sendable {
    /// The stage shows a root controller in its own window.
    case root(@MainActor @Sendable () -> UIViewController)
    /// The stage launches an app, which creates its own windows.
    case app(AppLaunch)
  }

  /// Shows the initial content without advancing the clock.
  package func open(_ opening: Opening) {
    world {
      switch opening {
      case .root(let make):
        window.rootViewController = make()
        window.makeKeyAndVisible()
      case .app(let launch):
        launch.run()
        let windows = UIWindows.current
        window = windows.key ?? windows.shown.last ?? window
      }
      FrameLoop.current.commitChanges()
    }
  }
}

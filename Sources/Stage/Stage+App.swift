// A whole app on the stage.
extension Stage {
  /// Launches the app of a delegate, as iOS does, and turns until its window has appeared.
  ///
  /// The app makes its windows; the key one is then the stage's `window`. Launch one app a stage,
  /// before anything else is shown.
  public func launch(_ delegate: any UIApplicationDelegate.Type) {
    open(.app(AppLaunch(delegate: delegate)))
    turn()
  }

  /// The user leaves the app: it is told, and stays as it is.
  public func enterBackground() { run { AppLifecycle.enterBackground() } }

  /// The user comes back.
  public func enterForeground() { run { AppLifecycle.enterForeground() } }

  /// The device runs short of memory: the app and its controllers are told.
  public func warnOfMemory() { run { AppLifecycle.receiveMemoryWarning() } }

  /// What a stage begins with.
  package enum Opening: Sendable {
    /// A controller in the stage's own window.
    case root(@MainActor @Sendable () -> UIViewController)
    /// An app with windows of its own.
    case app(AppLaunch)
  }

  /// Shows the opening without turning the clock.
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
      FrameLoop.current.settleTurn()
    }
  }
}

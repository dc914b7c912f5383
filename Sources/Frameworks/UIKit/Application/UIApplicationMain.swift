import CAppHost

/// Runs an app until the program ends. Depending on the program's arguments, the app runs with the
/// browser page or on the command line.
///
/// The principal class and the delegate's class are found by their names, `Module.Class`. Without a
/// principal class, the application is a `UIApplication`. Each simulated device that shows the app
/// creates its own instances of the app's objects. A program may therefore have several application
/// delegates, one after the other or at the same time. Returns the program's exit code.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  func type(_ name: String, _ role: String) -> AnyClass {
    if let type = NSClassFromString(name) { return type }
    UIKitLog.raise(
      UIKitLog.inconsistency,
      "Unable to instantiate the UIApplication \(role) instance. No class named \(name) is loaded.")
  }
  return AppLaunch(
    principal: principalClassName.map { type($0, "subclass") },
    delegate: delegateClassName.map { type($0, "delegate") }
  ).host()
}

extension UIApplicationDelegate {
  /// The entry point of a program whose app delegate is marked `@main`.
  public static func main() {
    exit(AppLaunch(delegate: Self.self).host())
  }
}

extension AppLaunch {
  /// A launch, wrapped in an object that can be passed through C code.
  package final class Parcel {
    package let launch: AppLaunch
    init(_ launch: AppLaunch) { self.launch = launch }
  }

  /// Passes the launch to this program's app host, which shows the app.
  fileprivate func host() -> Int32 {
    let code = matchcut_run_app(Unmanaged.passRetained(Parcel(self)).toOpaque())
    if code >= 0 { return code }
    UIKitLog.raise(
      UIKitLog.inconsistency,
      "This program is not linked with the app host, which shows an app. Depend on the product "
        + "UIKit, not only on its target.")
  }
}

import CAppHost

/// Runs an app until the program ends: as its command line says, in the page or without it.
///
/// The classes are found by name, `Module.Class`; without a principal class the application is a
/// `UIApplication`. Each device that shows the app makes its objects anew, so that a program may
/// have several application delegates in its life, one after the other or side by side. Answers
/// the program's exit code.
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
  /// The entry of a program whose delegate is marked `@main`.
  public static func main() {
    exit(AppLaunch(delegate: Self.self).host())
  }
}

extension AppLaunch {
  /// A launch on its way through C.
  package final class Parcel {
    package let launch: AppLaunch
    init(_ launch: AppLaunch) { self.launch = launch }
  }

  /// Hands the launch to what hosts apps in this program.
  fileprivate func host() -> Int32 {
    let code = matchcut_run_app(Unmanaged.passRetained(Parcel(self)).toOpaque())
    if code >= 0 { return code }
    UIKitLog.raise(
      UIKitLog.inconsistency,
      "There is nothing in this program that could show an app: depend on the product UIKit, not "
        + "on its target alone.")
  }
}

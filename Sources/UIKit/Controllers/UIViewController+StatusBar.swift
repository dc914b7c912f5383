extension UIViewController {
  /// Asks again about the status bar, whoever decides; inside an animation block the change is
  /// animated along with it.
  public func setNeedsStatusBarAppearanceUpdate() {
    CallTrace.note(.controller, self, .message("setNeedsStatusBarAppearanceUpdate"))
    UIStatusBarManager.current.ask()
  }

  /// Nothing to be seen: films show no home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Hidden where the height is compact, as on a phone held on its side.
  var hidesStatusBar: Bool { currentTraits.verticalSizeClass == .compact }
}

/// The operations on a storyboard scene that the scene's controller uses.
///
/// The type that adopts the protocol is in another folder, so that controllers do not depend on
/// storyboards.
@MainActor
protocol StoryboardController: AnyObject {
  /// Creates the view, assigns it to `controller` and connects its outlets. Returns false if the
  /// scene has no view.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs a segue without calling `shouldPerformSegue`. Returns false if there is no segue with
  /// this identifier.
  func performSegue(named identifier: String, from controller: UIViewController, sender: Any?)
    -> Bool
}

extension UIViewController {
  /// Creates the view as designed in the storyboard or in a nib. Returns false if there is neither
  /// a view in the storyboard nor a nib.
  func loadDesignedView() -> Bool {
    if let scene, scene.loadView(of: self) { return true }
    return NibReading.current.loadView?(self) ?? false
  }
}

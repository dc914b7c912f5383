/// The storyboard scene of a controller, as far as the controller uses it.
///
/// Declared here and adopted in a higher folder, so that controllers do not depend on storyboards.
@MainActor
protocol StoryboardController: AnyObject {
  /// Creates the view, assigns it to `controller` and connects its outlets; false if the scene has
  /// no view.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs a segue without calling `shouldPerformSegue`; false if no segue has this identifier.
  func performSegue(named identifier: String, from controller: UIViewController, sender: Any?)
    -> Bool
}

/// The scene of a storyboard that a controller came from, as far as the controller asks it.
///
/// Declared here and adopted above, so that controllers need not name storyboards.
@MainActor
protocol ControllerScene: AnyObject {
  /// Makes the view, gives it to `controller` and connects it; false where the scene has none.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs a segue without asking whether it should; false where none has this name.
  func performSegue(named identifier: String, from controller: UIViewController, sender: Any?)
    -> Bool
}

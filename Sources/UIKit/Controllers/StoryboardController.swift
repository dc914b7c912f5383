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

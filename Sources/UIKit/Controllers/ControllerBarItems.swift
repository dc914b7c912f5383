/// What bars show for a controller, as far as the controller tells it.
///
/// Declared here and adopted above, so that controllers need not name bars.
@MainActor
protocol ControllerBarItems: AnyObject {
  func titleChanged(to title: String?)
}

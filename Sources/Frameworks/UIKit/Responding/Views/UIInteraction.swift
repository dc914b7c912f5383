/// A behaviour that is added to a view with `addInteraction(_:)`.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil if no view has it. Not retained.
  var view: UIView? { get }

  /// Called before the interaction is added to `view`. Before the interaction is removed, this
  /// method is called with nil.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to `view`. After the interaction was removed, this
  /// method is called with nil. The interaction sets its `view` property in this method.
  func didMove(to view: UIView?)
}

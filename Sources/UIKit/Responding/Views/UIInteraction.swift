/// A behaviour that is added to a view with `addInteraction(_:)`.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil if no view has it. Not retained.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, and before it is removed, with nil.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, and after it was removed, with nil. The
  /// interaction sets its `view` here.
  func didMove(to view: UIView?)
}

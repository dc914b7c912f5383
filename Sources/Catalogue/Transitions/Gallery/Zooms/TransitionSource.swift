import UIKit

/// The view from which a page grows.
///
///     .zoomFromView(.identified("photo-7"))
///     .zoomFromView(.view { [weak self] in self?.selectedCell })
///
/// The view is looked up at the beginning of every transition, including backward ones, because the
/// list that contains it may have been scrolled in between.
@MainActor
public struct TransitionSource {
  private let find: (TransitionScene) -> UIView?

  /// The first view of the page below with this `accessibilityIdentifier`.
  public static func identified(_ identifier: String) -> TransitionSource {
    TransitionSource { scene in
      scene.lowerController?.viewIfLoaded?.descendants().first {
        $0.accessibilityIdentifier == identifier
      }
    }
  }

  /// The view that the closure returns. The closure returns nil if there is no such view at the
  /// moment.
  public static func view(_ provider: @escaping () -> UIView?) -> TransitionSource {
    TransitionSource { _ in provider() }
  }

  /// The source of the gallery's own entries: the view with the identifier "transition-source".
  public static var standard: TransitionSource { identified("transition-source") }

  /// The view and its frame in the container; nil if it is not on screen.
  func place(in scene: TransitionScene) -> (view: UIView, frame: CGRect)? {
    guard let view = find(scene), let frame = scene.frameInContainer(of: view),
      frame.intersects(scene.container.bounds)
    else { return nil }
    return (view, frame)
  }

  /// Why an animation that grows from this source cannot be shown; nil if it can.
  func unavailableReason(in scene: TransitionScene) -> String? {
    guard place(in: scene) == nil else { return nil }
    return "the view it grows from is missing on the page below, or has no size, or is not on "
      + "screen"
  }
}

extension UIView {
  /// The view itself and all its descendants, parents first.
  func descendants() -> [UIView] { [self] + subviews.flatMap { $0.descendants() } }
}

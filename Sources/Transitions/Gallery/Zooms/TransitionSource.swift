import UIKit

/// The view that a page grows from.
///
///     .zoomFromView(.identified("photo-7"))
///     .zoomFromView(.view { [weak self] in self?.selectedCell })
///
/// It is looked for at the beginning of every transition, on the way back as well: the list may
/// have been scrolled meanwhile.
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

  /// Any view; nil where there is none at the moment.
  public static func view(_ provider: @escaping () -> UIView?) -> TransitionSource {
    TransitionSource { _ in provider() }
  }

  /// What the gallery's own entries grow from: the view named "transition-source".
  public static var standard: TransitionSource { identified("transition-source") }

  /// The view and where it lies in the container; nil where it is not on screen.
  func place(in scene: TransitionScene) -> (view: UIView, frame: CGRect)? {
    guard let view = find(scene), let frame = scene.frameInContainer(of: view),
      frame.intersects(scene.container.bounds)
    else { return nil }
    return (view, frame)
  }

  /// Why a look that grows from it cannot be shown; nil where it can.
  func unavailableReason(in scene: TransitionScene) -> String? {
    guard place(in: scene) == nil else { return nil }
    return "the view it grows from is missing on the page below, or has no size, or is not on "
      + "screen"
  }
}

extension UIView {
  /// The view itself and all below it, parents first.
  func descendants() -> [UIView] { [self] + subviews.flatMap { $0.descendants() } }
}

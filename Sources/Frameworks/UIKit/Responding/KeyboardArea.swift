/// The area of the screen that the keyboard covers. Objects that make room for the keyboard observe
/// the area; they are called followers.
///
/// The keyboard sets the area inside the animation that moves the keyboard. Changes that followers
/// make when they are notified are therefore animated together with the keyboard.
@MainActor
package final class KeyboardArea: WorldService {
  /// The frame of the keyboard with its accessory view, in the screen's coordinate system. The
  /// frame is nil while no part of the keyboard is on screen.
  package private(set) var frame: CGRect?
  /// Whether the keyboard is attached to the bottom edge of the screen.
  package private(set) var isDocked = true
  private var followers: [Follower] = []

  private struct Follower {
    weak var object: (any KeyboardFollower)?
  }

  package init() {}
  package static var current: KeyboardArea { World.current.service() }

  /// Adds a follower, which is not retained. Does nothing if the follower was already added.
  package func add(_ follower: any KeyboardFollower) {
    remove(follower)
    followers.append(Follower(object: follower))
  }

  package func remove(_ follower: any KeyboardFollower) {
    followers.removeAll { $0.object == nil || $0.object === follower }
  }

  /// Sets the area and notifies the followers, in the order in which they were added.
  package func cover(_ frame: CGRect?, isDocked: Bool) {
    guard frame != self.frame || isDocked != self.isDocked else { return }
    (self.frame, self.isDocked) = (frame, isDocked)
    tellFollowers()
  }

  package func tellFollowers() {
    for follower in followers { follower.object?.keyboardAreaChanged() }
  }

  /// Lets the followers perform pending layout, before a change of the area is animated.
  package func prepareFollowers() {
    for follower in followers { follower.object?.keyboardAreaWillChange() }
  }

  /// The maximum distance of a touch from the keyboard's top edge, in points, at which the touch
  /// begins to drag the keyboard. The distance is the largest `dismissPadding` of the followers.
  package var dismissPadding: CGFloat {
    followers.compactMap { $0.object?.dismissPadding }.max() ?? 0
  }

  /// The height of the bottom part of `view` that the docked keyboard covers, in points; 0 if the
  /// view is not in a window.
  package func overlap(with view: UIView) -> CGFloat {
    guard isDocked, let covered = frame(in: view) else { return 0 }
    guard covered.minX < view.bounds.maxX, covered.maxX > view.bounds.minX else { return 0 }
    return min(max(0, view.bounds.maxY - covered.minY), view.bounds.height)
  }

  /// The keyboard's frame in the coordinate system of `view`; nil if it is off screen, or if the
  /// view is not in a window.
  package func frame(in view: UIView) -> CGRect? {
    guard let frame, view.window != nil else { return nil }
    return view.layer.convert(frame, from: UIScreen.main.rootLayer)
  }
}

/// An object that makes room for the keyboard.
@MainActor
package protocol KeyboardFollower: AnyObject {
  /// Called before the area changes with animation. The follower performs pending layout here, so
  /// that this layout is not animated.
  func keyboardAreaWillChange()
  /// Called after the area has changed. The keyboard calls this method inside its animation or,
  /// while the user drags the keyboard, for every event.
  func keyboardAreaChanged()
  /// The maximum distance of a touch from the keyboard's top edge, in points, at which the touch
  /// begins to drag the keyboard; 0 by default.
  var dismissPadding: CGFloat { get }
}

extension KeyboardFollower {
  package func keyboardAreaWillChange() {}
  package var dismissPadding: CGFloat { 0 }
}

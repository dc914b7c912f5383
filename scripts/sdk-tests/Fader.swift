import UIKit

public final class Fader: UIViewController {
  public func fade(for seconds: TimeInterval, then done: @escaping () -> Void) {
    UIView.animate(
      withDuration: seconds, animations: { self.view.alpha = 0.5 }, completion: { _ in done() })
  }
}

import UIKit

/// Black that fades in from one side to the other, for shadows on pages that turn.
final class SlopeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// From clear to black, between two points in shares of the view.
  func slope(from clear: CGPoint, to black: CGPoint) {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor.black.cgColor]
    (gradient.startPoint, gradient.endPoint) = (clear, black)
    isUserInteractionEnabled = false
  }
}

import UIKit

/// A black gradient from one side to the other, used as a shadow on rotating pages.
final class SlopeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Sets a gradient from clear to black between two points, in fractions of the view.
  func slope(from clear: CGPoint, to black: CGPoint) {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor.black.cgColor]
    (gradient.startPoint, gradient.endPoint) = (clear, black)
    isUserInteractionEnabled = false
  }
}

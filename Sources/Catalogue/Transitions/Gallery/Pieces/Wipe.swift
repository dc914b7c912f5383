import UIKit

/// The animation that `Transition.wipe` shows.
public struct Wipe: TransitionAnimation {
  /// The edge at which the wipe begins.
  public var edge: Edge
  /// The width of the soft edge, in points; 0 makes it sharp.
  public var softness: CGFloat

  public init(_ edge: Edge = .right, softness: CGFloat = 64) {
    (self.edge, self.softness) = (edge, max(softness, 0))
  }

  public func prepare(_ scene: TransitionScene) {
    guard let upper = scene.upper else { return }
    let edge = scene.edge(edge)
    let (direction, size) = (edge.direction, upper.bounds.size)
    // The opaque part of the mask covers the page. The soft part is next to the opaque part, on the
    // side to which the mask moves.
    let mask = UIView(frame: upper.bounds)
    let body = UIView(frame: upper.bounds)
    body.backgroundColor = .black
    mask.addSubview(body)
    let soft = SoftEdge(
      frame: CGRect(
        x: 0, y: 0, width: edge.isHorizontal ? softness : size.width,
        height: edge.isHorizontal ? size.height : softness))
    soft.center = CGPoint(
      x: size.width / 2 - direction.dx * (size.width + softness) / 2,
      y: size.height / 2 - direction.dy * (size.height + softness) / 2)
    soft.fade(from: edge.opposite.middle, to: edge.middle)
    mask.addSubview(soft)
    upper.mask = mask
    scene.animateIn(mask) { [softness] in
      $0.center.x += direction.dx * (size.width + softness)
      $0.center.y += direction.dy * (size.height + softness)
    }
  }
}

/// A view with a gradient from clear to opaque.
private final class SoftEdge: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Sets the gradient between two points, in fractions of the view. The gradient is flatter near
  /// both points.
  func fade(from clear: CGPoint, to opaque: CGPoint) {
    guard let gradient = layer as? CAGradientLayer else { return }
    let alphas: [CGFloat] = [0, 0.16, 0.5, 0.84, 1]
    gradient.colors = alphas.map { UIColor(white: 0, alpha: $0).cgColor }
    (gradient.startPoint, gradient.endPoint) = (clear, opaque)
  }
}

extension Transition {
  /// `softness` is the width of the soft edge in points; 0 makes it sharp.
  public static func wipe(_ edge: Edge = .right, softness: Double = 64) -> Transition {
    Transition(Wipe(edge, softness: softness), timing: .curve(.easeInOut, duration: 0.5))
  }
}

extension TransitionEntry {
  static let wipe = TransitionEntry(
    id: "wipe", title: "Wipe", family: .pieces,
    parameters: [.edge(.right), .init("softness", .number(0...200, standard: 64))],
    make: { .wipe($0.edge, softness: $0.number("softness")) }
  ).described(
    "A soft edge moves across the screen and uncovers the new page; nothing else moves.",
    source: "All values of this transition were chosen for this gallery.")
}

/// The spokes of a refresh control. The spokes appear one after another during the pull, and rotate
/// during a refresh.
final class RefreshSpokes: UIView {
  private static let key = "turn"
  private let spokes = (0..<RefreshMetrics.spokeCount).map { _ in CALayer() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for (index, spoke) in spokes.enumerated() {
      layer.addSublayer(spoke)
      place(spoke, at: 2 * .pi * CGFloat(index) / CGFloat(spokes.count))
    }
    colour()
    show(progress: 0)
  }
  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colour()
  }

  /// The tint colour that the app has set; nil means the system's grey.
  var color: UIColor? { didSet { colour() } }

  private func colour() {
    let color = (color ?? .secondaryLabel).resolvedColor(with: traitCollection)
    for spoke in spokes { spoke.backgroundColor = color.cgColor }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colour()
  }

  private func place(_ spoke: CALayer, at angle: CGFloat) {
    let (length, width, inner) = (bounds.width * 0.26, bounds.width * 0.1, bounds.width * 0.36)
    spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
    spoke.cornerRadius = width / 2
    spoke.position = CGPoint(
      x: bounds.midX + inner * sin(angle), y: bounds.midY - inner * cos(angle))
    spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
  }

  /// Shows a fraction `progress` of the spokes, starting with the first. `progress` is from 0 to 1.
  /// The last visible spoke may be partially transparent.
  func show(progress: CGFloat) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, spoke) in spokes.enumerated() {
      let part = progress * CGFloat(spokes.count) - CGFloat(index)
      spoke.opacity = Float(min(max(part, 0), 1))
    }
    CATransaction.commit()
  }

  /// Rotates the spokes continuously. The opacity of the spokes increases from the first to the
  /// last.
  func turn() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, spoke) in spokes.enumerated() {
      spoke.opacity = Float(index + 1) / Float(spokes.count)
    }
    CATransaction.commit()
    guard window != nil else { return }
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    let steps = spokes.indices.map { 2 * Double.pi * Double($0) / Double(spokes.count) }
    animation.values = steps
    animation.calculationMode = .discrete
    animation.duration = RefreshMetrics.turn
    animation.repeatCount = .infinity
    layer.add(animation, forKey: Self.key)
  }

  func rest() { layer.removeAnimation(forKey: Self.key) }
}

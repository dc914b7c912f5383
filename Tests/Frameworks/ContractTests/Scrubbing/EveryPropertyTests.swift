import Stage
import Testing

/// After a cancelled transition, every property of the table has its value from before the
/// animation, for each API that writes it and each kind of transition.
@MainActor
struct EveryPropertyTests {
  /// The API that writes a property.
  enum Pen: CaseIterable {
    case block, unanimated, keyframes, spring, nested, propertyAnimator

    @MainActor func write(_ changes: @escaping () -> Void) {
      switch self {
      case .block: UIView.animate(withDuration: 1, animations: changes)
      case .unanimated:
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation(changes) }
      case .keyframes:
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(
            withRelativeStartTime: 0.1, relativeDuration: 0.5, animations: changes)
        }
      case .spring:
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
          animations: changes)
      case .nested:
        UIView.animate(withDuration: 1) { UIView.animate(withDuration: 0.5, animations: changes) }
      case .propertyAnimator:
        UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes).startAnimation()
      }
    }
  }

  @Test(arguments: TransitionKind.allCases, Pen.allCases)
  func `a cancel restores every property of every layer`(kind: TransitionKind, pen: Pen) throws {
    try kind.play { scene in
      // Each property has its own layer, so that no write hides another one.
      let page = scene.going.view as UIView
      let subjects = scene.stage.run { Subject.all }
      scene.stage.run {
        for subject in subjects { page.layer.addSublayer(subject.host.layer) }
      }
      scene.stage.tick()
      let before = subjects.map(\.all)
      scene.animator.duration = 1
      scene.animator.changes = { _ in
        for subject in subjects { pen.write { subject.write() } }
      }

      scene.begin(scene.animator, scene.interactor)
      scene.stage.run { scene.interactor.update(0.7) }
      scene.stage.advance(by: 0.1)
      for (subject, before) in zip(subjects, before) {
        #expect(subject.all != before, "\(subject.name) is not written, so nothing is tested")
      }
      scene.stage.run { scene.interactor.cancel() }
      try scene.expectEnd(finished: false, "\(kind), \(pen)")

      for (subject, before) in zip(subjects, before) {
        #expect(subject.all == before, "\(kind), \(pen): \(subject.name) is not restored")
        #expect(subject.shown == before, "\(kind), \(pen): \(subject.name) is not shown so")
      }
      scene.animator.changes = nil
      scene.stage.run { for subject in subjects { subject.host.layer.removeFromSuperlayer() } }
    }
  }
}

/// A layer, and the property of it that the test writes.
@MainActor
private struct Subject {
  let name: String
  /// This property retains the layer's view, so that the view stays alive.
  let host: UIView
  let layer: CALayer
  let write: () -> Void

  /// Every property of the table, on a view's own layer and on a layer without a view, followed by
  /// the properties of `UIView`.
  static var all: [Subject] {
    AnimatableProperty.allCases.flatMap { property in
      [true, false].map { Subject(property, isBacking: $0) }
    } + viewWrites.map { Subject($0.name, $0.write) }
  }

  private static let viewWrites: [(name: String, write: @MainActor (UIView) -> Void)] = [
    ("frame", { $0.frame = CGRect(x: 3, y: 4, width: 50, height: 60) }),
    ("bounds", { $0.bounds.size.width = 70 }),
    ("center", { $0.center = CGPoint(x: 90, y: 80) }),
    ("transform", { $0.transform = CGAffineTransform(rotationAngle: 0.3) }),
    ("transform3D", { $0.transform3D = CATransform3DMakeRotation(0.3, 0, 1, 0) }),
    ("alpha", { $0.alpha = 0.3 }),
    ("isHidden", { $0.isHidden = true }),
    ("backgroundColor", { $0.backgroundColor = .green }),
    ("clipsToBounds", { $0.clipsToBounds = true }),
  ]

  private init(_ name: String, _ write: @escaping @MainActor (UIView) -> Void) {
    let view = Kind.plain.view
    (self.name, host, layer) = ("UIView.\(name)", view, view.layer)
    self.write = { write(view) }
  }

  private init(_ property: AnimatableProperty, isBacking: Bool) {
    let view = property.kind.view
    let bare = property.kind.layer
    bare.frame = view.bounds
    let layer = isBacking ? view.layer : bare
    if !isBacking { view.layer.addSublayer(bare) }
    let kind = isBacking ? "a view's layer" : "a layer without a view"
    (name, host, self.layer) = ("\(kind), \(property.rawValue)", view, layer)
    write = {
      layer.setValue(layer.values[property].other.boxed, forKeyPath: property.rawValue)
    }
  }

  var all: [AnimatableValue] { AnimatableProperty.allCases.map { layer.values[$0] } }

  var shown: [AnimatableValue] {
    let values = layer.presentationValues() ?? layer.values
    return AnimatableProperty.allCases.map { values[$0] }
  }
}

/// The kinds of layers that have additional properties.
@MainActor
private enum Kind {
  case plain, shape, gradient, text

  var layer: CALayer {
    switch self {
    case .plain: CALayer()
    case .shape: CAShapeLayer()
    case .gradient: CAGradientLayer()
    case .text: CATextLayer()
    }
  }

  var view: UIView {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    return switch self {
    case .plain: UIView(frame: frame)
    case .shape: ShapeView(frame: frame)
    case .gradient: GradientView(frame: frame)
    case .text: TextView(frame: frame)
    }
  }

  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }
  private final class TextView: UIView {
    override class var layerClass: AnyClass { CATextLayer.self }
  }
}

extension AnimatableProperty {
  @MainActor fileprivate var kind: Kind {
    switch self {
    case .shapePath, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineDashPhase:
      .shape
    case .gradientColors, .gradientLocations, .gradientStart, .gradientEnd: .gradient
    case .textColor, .textFontSize: .text
    default: .plain
    }
  }
}

extension AnimatableValue {
  /// A different value of the same kind.
  fileprivate var other: AnimatableValue {
    switch self {
    case .number(let v): .number(v == 0 ? 0.5 : v / 2)
    case .flag(let v): .flag(!v)
    case .point(let v): .point(CGPoint(x: v.x + 0.3, y: v.y + 0.2))
    case .size(let v): .size(CGSize(width: v.width + 7, height: v.height + 9))
    case .rect(let v):
      .rect(CGRect(x: v.minX + 0.1, y: v.minY + 0.2, width: v.width + 5, height: v.height + 6))
    case .transform(let v): .transform(CATransform3DTranslate(v, 11, 12, 0))
    case .color: .color(UIColor.orange.cgColor)
    case .image:
      .image(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage)
    case .path: .path(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
    case .colors: .colors([UIColor.red.cgColor, UIColor.blue.cgColor])
    case .numbers: .numbers([0.2, 0.9])
    }
  }
}

import Testing
import UIKit

/// Objects of every class keep their associated objects and release them when they are deallocated.
@MainActor
struct AttachmentsTests {
  private final class Value {}

  /// One class of each kind in CoreGraphics, QuartzCore and UIKit. The objects are created on
  /// demand.
  private static let makers: [(name: String, make: @MainActor () -> AnyObject)] = [
    ("CALayer", { CALayer() }), ("CAShapeLayer", { CAShapeLayer() }),
    ("layer of a view", { UIView().layer }), ("CABasicAnimation", { CABasicAnimation() }),
    ("CAMediaTimingFunction", { CAMediaTimingFunction(controlPoints: 0, 0, 1, 1) }),
    ("CGMutablePath", { CGMutablePath() }),
    ("CGColor", { CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4) }),
    ("UIView", { UIView() }), ("UIViewController", { UIViewController() }),
    ("UITapGestureRecognizer", { UITapGestureRecognizer() }),
    ("UIBarButtonItem", { UIBarButtonItem() }), ("UINavigationItem", { UINavigationItem() }),
    ("UITabBarItem", { UITabBarItem() }), ("UIBezierPath", { UIBezierPath() }),
    ("UIColor", { UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4) }),
    ("UIFont", { UIFont.systemFont(ofSize: 99.5) }), ("UIImage", { UIImage() }),
    ("UIAction", { UIAction { _ in } }),
    ("NSLayoutConstraint", { UIView().widthAnchor.constraint(equalToConstant: 1) }),
    ("UILayoutGuide", { UILayoutGuide() }), ("UITraitCollection", { UITraitCollection() }),
    ("UIPercentDrivenInteractiveTransition", { UIPercentDrivenInteractiveTransition() }),
    ("UIViewPropertyAnimator", { UIViewPropertyAnimator(duration: 1, curve: .linear) }),
    (
      "UIPresentationController",
      {
        UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
      }
    ),
    ("UICollectionViewLayout", { UICollectionViewLayout() }),
    ("NSMutableParagraphStyle", { NSMutableParagraphStyle() }),
    ("UIAlertAction", { UIAlertAction(title: nil, style: .default) }),
  ]

  @Test func `an associated object is read, replaced, removed and released with its owner`() {
    World()() {
      for (name, make) in Self.makers {
        guard let key = UnsafeRawPointer(bitPattern: 1),
          let other = UnsafeRawPointer(bitPattern: 2)
        else { return }
        var object: AnyObject? = make()
        weak var first: Value?
        weak var second: Value?
        if let object {
          let value = Value()
          first = value
          objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(object.flatMap { objc_getAssociatedObject($0, key) } as? Value === first, "\(name)")
        #expect(object.flatMap { objc_getAssociatedObject($0, other) } == nil, "\(name)")
        if let object {
          let value = Value()
          second = value
          objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(first == nil && second != nil, "\(name)")

        object = nil

        #expect(second == nil, "\(name) keeps what was attached to it")
      }
    }
  }

  @Test func `nil removes one value, and removing takes all`() {
    World()() {
      guard let a = UnsafeRawPointer(bitPattern: 1), let b = UnsafeRawPointer(bitPattern: 2) else {
        return
      }
      let layer = CALayer()
      objc_setAssociatedObject(layer, a, "a", .OBJC_ASSOCIATION_COPY)
      objc_setAssociatedObject(layer, b, "b", .OBJC_ASSOCIATION_COPY_NONATOMIC)

      objc_setAssociatedObject(layer, a, nil, .OBJC_ASSOCIATION_COPY)

      #expect(objc_getAssociatedObject(layer, a) == nil)
      #expect(objc_getAssociatedObject(layer, b) as? String == "b")
      objc_removeAssociatedObjects(layer)
      #expect(objc_getAssociatedObject(layer, b) == nil)
    }
  }

  @Test func `a presentation layer has no associated objects`() {
    World()() {
      guard let key = UnsafeRawPointer(bitPattern: 1) else { return }
      let layer = CALayer()
      objc_setAssociatedObject(layer, key, "own", .OBJC_ASSOCIATION_RETAIN)

      #expect(objc_getAssociatedObject(CALayer(layer: layer), key) == nil)
    }
  }
}

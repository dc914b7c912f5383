import Testing
import UIKit

@MainActor
struct UICollisionBehaviorTests {
  let rig = DynamicsRig()

  private final class ContactLog: NSObject, UICollisionBehaviorDelegate {
    var calls: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { calls.append("began items") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { calls.append("ended items") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { calls.append("began \(identifier.map { "\($0)" } ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { calls.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }
  }

  private let floor = NSString(string: "floor")

  // MARK: Failures

  @Test func `boundaries that are not there are not found, and have no line`() {
    rig.world {
      let collision = UICollisionBehavior()
      #expect(collision.boundary(withIdentifier: floor) == nil)
      #expect(collision.boundaryIdentifiers == nil && collision.items.isEmpty)
      collision.removeBoundary(withIdentifier: floor)
      collision.addBoundary(withIdentifier: floor, from: .zero, to: .zero)
      collision.addBoundary(
        withIdentifier: NSString(string: "floor"), from: .zero, to: CGPoint(x: 1, y: 0))
      #expect(collision.boundaryIdentifiers?.count == 1)
      #expect(collision.boundary(withIdentifier: floor)?.bounds.width == 1)
      collision.removeAllBoundaries()
      #expect(collision.boundaryIdentifiers == nil)
    }
  }

  @Test func `without its collision behavior an item falls through`() {
    rig.run { animator in
      let box = rig.box()
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      collision.removeItem(box)
      rig.tick(120)

      #expect(box.center.y > 900)
    }
  }

  // MARK: Boundaries

  @Test func `an item falls onto the bounds and rests there`() {
    let log = ContactLog()
    rig.run { animator in
      let box = rig.box(at: CGPoint(x: 200, y: 600))
      let collision = UICollisionBehavior(items: [box])
      collision.collisionDelegate = log
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      rig.tick(180)

      // The box rests two points above the boundary.
      #expect(abs(box.center.y - 698) < 0.1, "\(box.center)")
      #expect(box.center.x == 200 && !animator.isRunning)
      #expect(log.calls == ["began bounds"])
      collision.translatesReferenceBoundsIntoBoundary = false
      rig.tick(30)
      #expect(log.calls == ["began bounds", "ended bounds"] && box.center.y > 750)
    }
  }

  @Test(arguments: [0, 0.5, 1])
  func `an item bounces by its elasticity`(elasticity: CGFloat) {
    rig.run { animator in
      let box = rig.box(at: CGPoint(x: 200, y: 100))
      let collision = UICollisionBehavior(items: [box])
      collision.addBoundary(
        withIdentifier: floor, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 400, y: 400))
      let item = UIDynamicItemBehavior(items: [box])
      item.elasticity = elasticity
      animator.addBehavior(collision)
      animator.addBehavior(item)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      var before: CGFloat = 0
      var after: CGFloat = 0
      for _ in 0..<60 {
        rig.tick(1)
        let speed = item.linearVelocity(for: box).y
        if after == 0, speed <= before - 100 || (before > 600 && speed < 10) { after = -speed }
        before = max(before, speed)
      }
      // The box has fallen 250 points at 1,000 points per second squared, so its speed is √(2 ·
      // 1000 · 250) = 707.
      #expect(abs(before - 707) < 20)
      #expect(abs(after - elasticity * 707) < 30, "\(after)")
    }
  }

  @Test func `friction stops an item that slides`() {
    rig.run { animator in
      let box = rig.box(at: CGPoint(x: 100, y: 748))
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      let item = UIDynamicItemBehavior(items: [box])
      item.friction = 0.5
      item.allowsRotation = false
      for behavior in [collision, item, UIGravityBehavior(items: [box])] {
        animator.addBehavior(behavior)
      }
      rig.tick(5)
      item.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
      rig.tick(120)

      // Friction stops the box after v² / 2µg = 40 points.
      #expect(abs(box.center.x - 140) < 3, "\(box.center.x)")
    }
  }

  /// A plate hangs on a pin near one of its corners. The plate falls against a short boundary near
  /// another corner, like a menu that swings open (`isOpening`) or shut.
  @Test(arguments: [true, false])
  func `a pinned plate that a push holds against a boundary comes to rest`(isOpening: Bool) {
    let rig = DynamicsRig()
    let log = PauseLog()
    let (width, height, pin) = (393.0, 852.0, 56.5)
    let plate = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    rig.run { animator in
      rig.page.frame.size = CGSize(width: width, height: height)
      rig.page.addSubview(plate)
      if isOpening {
        plate.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        plate.frame.origin = CGPoint(x: 0, y: 2 * pin - plate.frame.height)
      }
      animator.delegate = log
      animator.addBehavior(
        UIAttachmentBehavior(
          item: plate,
          offsetFromCenter: UIOffset(horizontal: pin - width / 2, vertical: pin - height / 2),
          attachedToAnchor: CGPoint(x: pin, y: pin)))
      let collision = UICollisionBehavior(items: [plate])
      let start =
        isOpening
        ? CGPoint(x: -1, y: height - 1) : CGPoint(x: height - 1, y: 2 * pin - width - 1)
      let end = isOpening ? CGPoint(x: -1, y: height) : CGPoint(x: height, y: start.y)
      collision.addBoundary(withIdentifier: "end" as NSString, from: start, to: end)
      animator.addBehavior(collision)
      let material = UIDynamicItemBehavior(items: [plate])
      (material.elasticity, material.density) = (0.6, 1.5)
      animator.addBehavior(material)
      let push = UIPushBehavior(items: [plate], mode: .continuous)
      push.pushDirection = CGVector(dx: 0, dy: isOpening ? 904 : -904)
      animator.addBehavior(push)
    }

    rig.tick(8 * 60)

    #expect(log.calls.last == "pause")
  }

  @Test func `a path is a boundary, from both sides`() {
    rig.run { animator in
      let box = rig.box(at: CGPoint(x: 200, y: 100))
      let collision = UICollisionBehavior(items: [box])
      collision.addBoundary(
        withIdentifier: floor,
        for: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 400, height: 400)))
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      rig.tick(240)

      let bottom = box.convert(CGPoint(x: 50, y: 100), to: rig.page)
      #expect(hypot(bottom.x - 200, bottom.y - 200) < 201)
      #expect(box.center.y > 250)
    }
  }

  // MARK: Items

  @Test func `items push one another and keep their momentum`() {
    let log = ContactLog()
    rig.run { animator in
      let (a, b) = (rig.box(at: CGPoint(x: 100, y: 200)), rig.box(at: CGPoint(x: 250, y: 200)))
      let collision = UICollisionBehavior(items: [a, b])
      collision.collisionDelegate = log
      let item = UIDynamicItemBehavior(items: [a, b])
      item.elasticity = 1
      animator.addBehavior(collision)
      animator.addBehavior(item)
      item.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
      rig.tick(30)

      #expect(abs(item.linearVelocity(for: a).x) < 1)
      #expect(abs(item.linearVelocity(for: b).x - 300) < 1)
      #expect(log.calls == ["began items", "ended items"])
    }
  }

  @Test func `items pass through one another in the mode of boundaries`() {
    rig.run { animator in
      let (a, b) = (rig.box(at: CGPoint(x: 100, y: 200)), rig.box(at: CGPoint(x: 250, y: 200)))
      let collision = UICollisionBehavior(items: [a, b])
      collision.collisionMode = .boundaries
      let item = UIDynamicItemBehavior(items: [a, b])
      animator.addBehavior(collision)
      animator.addBehavior(item)
      item.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
      rig.tick(60)

      #expect(abs(a.center.x - 400) < 1e-6 && b.center.x == 250)
    }
  }

  @Test func `a stack of three rests`() {
    rig.run { animator in
      let boxes = [740, 620, 500].map { rig.box(at: CGPoint(x: 200, y: $0)) }
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: boxes))
      rig.tick(300)

      for (box, y) in zip(boxes, [748.0, 648, 548]) {
        #expect(abs(box.center.y - y) < 1, "\(box.center)")
      }
      #expect(!animator.isRunning)
    }
  }

  @Test func `an ellipse rolls where a rectangle rests`() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    rig.run { animator in
      let ball = Ball(frame: CGRect(x: 150, y: 100, width: 60, height: 60))
      rig.page.addSubview(ball)
      let collision = UICollisionBehavior(items: [ball])
      collision.addBoundary(
        withIdentifier: floor, from: CGPoint(x: 0, y: 150), to: CGPoint(x: 400, y: 250))
      let item = UIDynamicItemBehavior(items: [ball])
      item.friction = 1
      for behavior in [collision, item, UIGravityBehavior(items: [ball])] {
        animator.addBehavior(behavior)
      }
      rig.tick(40)

      #expect(ball.center.x > 200 && item.angularVelocity(for: ball) > 1)
    }
  }
}

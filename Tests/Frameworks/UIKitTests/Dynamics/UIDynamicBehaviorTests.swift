import Testing
import UIKit

/// Compares each behaviour with the formula for its motion.
@MainActor
struct UIDynamicBehaviorTests {
  let rig = DynamicsRig()

  @Test(arguments: [1.0, 0.25])
  func `gravity accelerates by 1000 points per second squared at every mass`(density: CGFloat) {
    rig.run { animator in
      let box = rig.box(at: CGPoint(x: 200, y: 0))
      let gravity = UIGravityBehavior(items: [box])
      gravity.magnitude = 0.5
      let item = UIDynamicItemBehavior(items: [box])
      item.density = density
      animator.addBehavior(gravity)
      animator.addBehavior(item)
      for tick in 1...60 {
        rig.tick(1)
        let t = CGFloat(tick) / 60
        // The semi-implicit Euler method moves the box about one point too far in every second.
        #expect(abs(box.center.y - 250 * t * t) < 1.1 * t + 0.01, "at \(t)")
        #expect(abs(item.linearVelocity(for: box).y - 500 * t) < 1e-6)
      }
      #expect(box.center.x == 200 && box.transform == .identity)
    }
  }

  @Test func `gravity turns with its angle`() {
    rig.world {
      let gravity = UIGravityBehavior(items: [])
      #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-12)
      gravity.setAngle(0, magnitude: 2)
      #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    }
  }

  @Test func `a continuous push of 1 accelerates a square of 100 points by 100`() {
    rig.run { animator in
      let box = rig.box()
      let push = UIPushBehavior(items: [box], mode: .continuous)
      push.setAngle(0, magnitude: 1)
      let item = UIDynamicItemBehavior(items: [box])
      animator.addBehavior(push)
      animator.addBehavior(item)
      rig.tick(60)
      #expect(abs(item.linearVelocity(for: box).x - 100) < 1e-6)

      item.density = 4
      rig.tick(60)
      #expect(abs(item.linearVelocity(for: box).x - 125) < 1e-6)
      push.active = false
      rig.tick(60)
      #expect(abs(item.linearVelocity(for: box).x - 125) < 1e-6)
    }
  }

  @Test func `an instantaneous push acts once and again when it is activated`() {
    rig.run { animator in
      let box = rig.box()
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: -2)
      let item = UIDynamicItemBehavior(items: [box])
      animator.addBehavior(push)
      animator.addBehavior(item)
      rig.tick(5)
      #expect(!push.active && abs(item.linearVelocity(for: box).y + 200) < 1e-6)

      push.active = true
      rig.tick(1)
      #expect(abs(item.linearVelocity(for: box).y + 400) < 1e-6)
    }
  }

  @Test func `a push beside the centre turns the item`() {
    rig.run { animator in
      let box = rig.box()
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: 1)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
      let item = UIDynamicItemBehavior(items: [box])
      animator.addBehavior(push)
      animator.addBehavior(item)
      rig.tick(1)

      // The push of 100 acts at a distance of 50, and the square's moment of inertia is 100² / 6
      // times its mass.
      #expect(abs(item.angularVelocity(for: box) - 3) < 1e-6)
      #expect(atan2(box.transform.b, box.transform.a) > 0)
    }
  }

  @Test func `items keep their scale when they turn`() {
    rig.run { animator in
      let box = rig.box()
      box.transform = CGAffineTransform(scaleX: 2, y: 2)
      let item = UIDynamicItemBehavior(items: [box])
      animator.addBehavior(item)
      item.addAngularVelocity(1, for: box)
      rig.tick(30)

      let transform = box.transform
      #expect(abs(hypot(transform.a, transform.b) - 2) < 1e-9)
      #expect(abs(atan2(transform.b, transform.a) - 0.5) < 1e-6)
    }
  }

  @Test func `velocities that are added before wait for the animator`() {
    rig.run { animator in
      let box = rig.box()
      let item = UIDynamicItemBehavior(items: [box])
      item.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
      item.addLinearVelocity(CGPoint(x: 9, y: 9), for: rig.box())
      #expect(item.linearVelocity(for: box) == .zero)
      animator.addBehavior(item)
      rig.tick(60)
      #expect(abs(box.center.x - 260) < 1e-6)
    }
  }

  @Test func `resistance slows down exponentially`() {
    rig.run { animator in
      let box = rig.box()
      let item = UIDynamicItemBehavior(items: [box])
      item.resistance = 2
      animator.addBehavior(item)
      item.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
      rig.tick(60)

      #expect(abs(item.linearVelocity(for: box).x - 100 * exp(-2)) < 0.2)
    }
  }

  @Test func `anchored items do not move and others do not turn`() {
    rig.run { animator in
      let (a, b) = (rig.box(), rig.box(at: CGPoint(x: 230, y: 60)))
      let anchored = UIDynamicItemBehavior(items: [a])
      anchored.isAnchored = true
      let upright = UIDynamicItemBehavior(items: [b])
      upright.allowsRotation = false
      for behavior in [
        anchored, upright, UIGravityBehavior(items: [a, b]), UICollisionBehavior(items: [a, b]),
      ] { animator.addBehavior(behavior) }
      rig.tick(120)

      #expect(a.center == CGPoint(x: 200, y: 200))
      #expect(abs(b.center.y - 100) < 0.1 && b.transform == .identity)
      #expect(!animator.isRunning)
    }
  }

  // MARK: Attachments

  @Test func `a rigid attachment keeps its length`() {
    rig.run { animator in
      let box = rig.box(at: CGPoint(x: 300, y: 100))
      let attachment = UIAttachmentBehavior(
        item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
      #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
      animator.addBehavior(attachment)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      var lowest: CGFloat = 0
      for _ in 0..<240 {
        rig.tick(1)
        #expect(abs(hypot(box.center.x - 200, box.center.y - 100) - 100) < 1.5)
        lowest = max(lowest, box.center.y)
      }
      #expect(lowest > 195)
    }
  }

  @Test func `a spring oscillates at its frequency`() {
    rig.run { animator in
      let box = rig.box(at: CGPoint(x: 250, y: 100))
      let attachment = UIAttachmentBehavior(
        item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
      attachment.length = 0
      attachment.frequency = 2
      attachment.damping = 0.2
      animator.addBehavior(attachment)
      // The position after half a period of the damped oscillation.
      let omega = 2 * CGFloat.pi * 2
      let damped = omega * (1 - 0.04).squareRoot()
      rig.tick(15)
      let t: CGFloat = 0.25
      let expected =
        50 * exp(-0.2 * omega * t)
        * (cos(damped * t) + 0.2 * omega / damped * sin(damped * t))
      #expect(abs(box.center.x - 200 - expected) < 2.5)
      rig.tick(300)
      #expect(abs(box.center.x - 200) < 0.5 && !animator.isRunning)
    }
  }

  @Test func `an attachment between items pulls both`() {
    rig.run { animator in
      let (a, b) = (rig.box(at: CGPoint(x: 100, y: 100)), rig.box(at: CGPoint(x: 300, y: 100)))
      let attachment = UIAttachmentBehavior(item: a, attachedTo: b)
      #expect(attachment.attachedBehaviorType == .items && attachment.items.count == 2)
      animator.addBehavior(attachment)
      let push = UIPushBehavior(items: [b], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 2, dy: 0)
      animator.addBehavior(push)
      rig.tick(60)

      #expect(abs(b.center.x - a.center.x - 200) < 0.5)
      #expect(abs(a.center.x + b.center.x - 600) < 1)
    }
  }

  @Test func `a moved anchor takes the item along`() {
    rig.run { animator in
      let box = rig.box()
      let attachment = UIAttachmentBehavior(
        item: box, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0),
        attachedToAnchor: CGPoint(x: 220, y: 200))
      attachment.length = 0
      animator.addBehavior(attachment)
      attachment.anchorPoint = CGPoint(x: 120, y: 300)
      rig.tick(120)

      let point = box.convert(CGPoint(x: 70, y: 50), to: rig.page)
      #expect(abs(point.x - 120) < 1 && abs(point.y - 300) < 1)
    }
  }

  // MARK: Snap

  @Test(arguments: [0, 0.5, 1])
  func `a snap ends at its point and upright`(damping: CGFloat) {
    rig.run { animator in
      let box = rig.box()
      box.transform = CGAffineTransform(rotationAngle: 0.4)
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 100, y: 500))
      #expect(snap.damping == 0.5)
      snap.damping = damping
      animator.addBehavior(snap)
      var lowest: CGFloat = 0
      for _ in 0..<240 {
        rig.tick(1)
        lowest = max(lowest, box.center.y)
      }
      #expect(abs(box.center.x - 100) < 0.5 && abs(box.center.y - 500) < 0.5)
      #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.01)
      #expect((lowest > 510) == (damping < 1))
      #expect(!animator.isRunning)
    }
  }
}

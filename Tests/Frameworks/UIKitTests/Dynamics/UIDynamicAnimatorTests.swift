import Testing
import UIKit

@MainActor
struct UIDynamicAnimatorTests {
  let rig = DynamicsRig()

  // MARK: Failures

  @Test func `a behavior added twice acts once`() {
    rig.run { animator in
      let box = rig.box()
      let gravity = UIGravityBehavior(items: [box, box])
      animator.addBehavior(gravity)
      animator.addBehavior(gravity)
      gravity.addItem(box)

      #expect(animator.behaviors.count == 1)
      #expect(gravity.items.count == 1)
      animator.removeBehavior(gravity)
      animator.removeBehavior(gravity)
      #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    }
  }

  @Test func `a behavior of another animator is not added, with a warning`() {
    rig.run { animator in
      let other = UIDynamicAnimator(referenceView: rig.page)
      let gravity = UIGravityBehavior(items: [rig.box()])
      other.addBehavior(gravity)

      animator.addBehavior(gravity)

      #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator === other)
    }
    #expect(rig.warnings.count == 1 && rig.warnings.first?.contains("remove it there") == true)
  }

  @Test func `an item that is removed stays where it is, and the others move on`() {
    rig.run { animator in
      let (a, b) = (rig.box(), rig.box(at: CGPoint(x: 50, y: 50)))
      let gravity = UIGravityBehavior(items: [a, b])
      animator.addBehavior(gravity)
      rig.tick(10)
      let place = a.center

      gravity.removeItem(a)
      gravity.removeItem(a)
      rig.tick(10)

      #expect(a.center == place)
      #expect(b.center.y > 50 + (place.y - 200))
      gravity.addItem(a)
      rig.tick(1)
      // The item lost its velocity when it was removed, so it begins at rest.
      #expect(a.center.y - place.y < 1)
    }
  }

  @Test func `without its animator nothing moves`() {
    weak var animator: UIDynamicAnimator?
    let (box, gravity) = rig.world {
      let box = rig.box()
      return (box, UIGravityBehavior(items: [box]))
    }
    rig.run {
      animator = $0
      $0.addBehavior(gravity)
    }
    rig.tick(2)
    let place = rig.world { box.center }

    rig.release()
    rig.tick(2)

    #expect(animator == nil)
    rig.world {
      #expect(box.center == place && gravity.dynamicAnimator == nil)
      #expect(World.current.service(DynamicAnimators.self).isEmpty)
    }
  }

  @Test func `without a reference view there are no bounds to collide with`() {
    rig.world {
      let animator = UIDynamicAnimator()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      rig.tick(60)

      #expect(animator.referenceView == nil)
      #expect(box.center.y > 400)
    }
  }

  @Test func `a reference view that is gone ends its boundary`() {
    rig.world {
      var page: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      page?.addSubview(box)
      guard let view = page else { return }
      let animator = UIDynamicAnimator(referenceView: view)
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      _ = view
      page = nil
      rig.tick(2)
      #expect(box.center.y > 50)
    }
  }

  @Test func `an item that is not finite does not move`() {
    final class Item: NSObject, UIDynamicItem {
      var center = CGPoint(x: CGFloat.nan, y: 0)
      var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      var transform = CGAffineTransform.identity
    }
    rig.world {
      let (animator, item) = (UIDynamicAnimator(), Item())
      animator.addBehavior(UIGravityBehavior(items: [item]))
      rig.tick(3)

      #expect(item.center.x.isNaN && item.center.y == 0)
      #expect(!animator.isRunning)
    }
    #expect(rig.warnings.count == 1)
  }

  @Test func `values that are not finite are ignored with a warning`() {
    rig.run { animator in
      let box = rig.box()
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: CGFloat.nan, dy: 1)
      push.magnitude = .infinity
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.infinity, y: 0))
      snap.snapPoint = CGPoint(x: 0, y: CGFloat.nan)
      let item = UIDynamicItemBehavior(items: [box])
      item.elasticity = .nan
      item.density = .infinity
      item.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: box)
      let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: .zero)
      attachment.length = .nan
      attachment.damping = .nan
      attachment.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
      for behavior in [push, snap, item, attachment] { animator.addBehavior(behavior) }
      rig.tick(30)

      #expect(push.pushDirection == .zero)
      #expect(box.center == CGPoint(x: 200, y: 200))
    }
    #expect(rig.warnings.count > 4)
  }

  // MARK: Running

  @Test func `an empty animator does not run`() {
    rig.run { animator in
      rig.tick(3)

      #expect(!animator.isRunning && animator.elapsedTime == 0)
      animator.removeAllBehaviors()
      #expect(!animator.isRunning)
    }
  }

  @Test func `it pauses at rest and resumes with a change`() {
    let log = PauseLog()
    rig.run { animator in
      animator.delegate = log
      let box = rig.box()
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 220, y: 200))
      animator.addBehavior(snap)
      #expect(animator.isRunning && log.calls == ["resume"])
      rig.tick(300)

      #expect(!animator.isRunning && log.calls == ["resume", "pause"])
      let time = animator.elapsedTime
      #expect(time > 0.5 && time < 5)
      rig.tick(10)
      #expect(animator.elapsedTime == time)

      snap.snapPoint = CGPoint(x: 100, y: 100)
      #expect(animator.isRunning && log.calls == ["resume", "pause", "resume"])
      rig.tick(300)
      #expect(abs(box.center.x - 100) < 0.5 && abs(box.center.y - 100) < 0.5)
    }
  }

  @Test func `removing the last behavior of a paused animator does not resume it`() {
    final class Remover: NSObject, UIDynamicAnimatorDelegate {
      var pauses = 0
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        pauses += 1
        animator.removeAllBehaviors()
      }
    }
    let remover = Remover()
    rig.run { animator in
      animator.delegate = remover
      animator.addBehavior(UISnapBehavior(item: rig.box(), snapTo: CGPoint(x: 200, y: 200)))
      rig.tick(120)

      #expect(remover.pauses == 1 && !animator.isRunning && animator.behaviors.isEmpty)
    }
  }

  @Test func `actions run in every tick, and children act with their parent`() {
    final class Fall: UIDynamicBehavior {
      var moves: [Bool] = []
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
      override func willMove(to animator: UIDynamicAnimator?) { moves.append(animator != nil) }
    }
    rig.run { animator in
      let box = rig.box()
      let fall = Fall(box)
      var places: [CGFloat] = []
      fall.action = { places.append(box.center.y) }
      animator.addBehavior(fall)
      rig.tick(3)

      #expect(places.count == 3 && places == places.sorted() && places[2] > 200)
      #expect(fall.childBehaviors.first?.dynamicAnimator === animator)
      fall.removeChildBehavior(fall.childBehaviors[0])
      let place = box.center
      rig.tick(2)
      #expect(box.center == place)
      animator.removeBehavior(fall)
      #expect(fall.moves == [true, false])
    }
  }

  @Test func `a changed item is taken over when the animator is told`() {
    rig.run { animator in
      let box = rig.box()
      animator.addBehavior(UIGravityBehavior(items: [box]))
      rig.tick(10)
      let speed = box.center.y
      box.center = CGPoint(x: 20, y: 30)
      animator.updateItem(usingCurrentState: box)
      rig.tick(1)

      #expect(box.center.x == 20 && box.center.y > 30 && box.center.y < speed)
    }
  }

  @Test func `items of views in other coordinates move in those of the reference view`() {
    rig.run { animator in
      let inner = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      rig.page.addSubview(inner)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      inner.addSubview(box)
      animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 150)))
      rig.tick(240)

      #expect(abs(box.center.x - 50) < 0.5 && abs(box.center.y - 50) < 0.5)
    }
  }

  @Test func `items are found by a rectangle`() {
    rig.run { animator in
      let (a, b) = (rig.box(), rig.box(at: CGPoint(x: 50, y: 700)))
      animator.addBehavior(UIGravityBehavior(items: [a, b]))
      let found = animator.items(in: CGRect(x: 240, y: 240, width: 100, height: 100))

      #expect(found.count == 1 && found.first === a)
    }
  }

  @Test func `two runs give the same numbers`() {
    func run() -> [CGPoint] {
      let rig = DynamicsRig()
      var places: [CGPoint] = []
      rig.run { animator in
        let boxes = [rig.box(), rig.box(at: CGPoint(x: 240, y: 60))]
        let collision = UICollisionBehavior(items: boxes)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: boxes))
        for _ in 0..<120 {
          rig.tick(1)
          places += boxes.map(\.center)
        }
      }
      return places
    }
    #expect(run() == run())
  }
}

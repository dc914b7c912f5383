import Foundation
import QuartzCore
import Stage
import Testing
import Transitions
import UIKit

/// The effect of a motion on an arriving page, measured on screen.
@MainActor @Suite struct MotionTests {
  /// The second page at some fractions of the transition's time.
  private func shown(_ motion: Motion, at times: [CGFloat], rtl: Bool = false) throws
    -> [(transform: CATransform3D, alpha: CGFloat)]
  {
    let stage = try GalleryStage(Transition(upper: motion), in: .modal, rtl: rtl)
    stage.hold(.there, at: 0)
    let found = times.map { time in
      stage.stage.run { stage.interactor?.update(time) }
      stage.stage.tick()
      let values = stage.stage.run {
        stage.second.view.layer.presentationValues() ?? stage.second.view.layer.values
      }
      return (values.transform, CGFloat(values.opacity))
    }
    try stage.letGo(finishing: true)
    return found
  }

  private func start(_ motion: Motion, rtl: Bool = false) throws -> CATransform3D {
    try #require(shown(motion, at: [0], rtl: rtl).first).transform
  }

  @Test func `a rotation about a corner leaves the corner in place`() throws {
    let size = Device.phone.size
    let motion = Motion.rotate(90, about: CGPoint(x: 0, y: 1))

    for found in try shown(motion, at: [0, 0.1, 0.37, 0.5, 0.73, 0.9]) {
      let matrix = found.transform
      let corner = CGPoint(x: -size.width / 2, y: size.height / 2)
      let x = matrix.m11 * corner.x + matrix.m21 * corner.y + matrix.m41
      let y = matrix.m12 * corner.x + matrix.m22 * corner.y + matrix.m42
      #expect(hypot(x - corner.x, y - corner.y) < 1.5, "\(x) \(y)")
    }
  }

  @Test(arguments: [0, 0.5, 0.99] as [CGFloat])
  func `a shadow fades as the page comes to rest`(progress: CGFloat) throws {
    let stage = try GalleryStage(Transition(upper: .shadow(0.8)), in: .modal)

    stage.hold(.there, at: progress)

    let layer = stage.second.view.layer
    let shown = stage.stage.run { layer.presentationValues() ?? layer.values }
    #expect(abs(CGFloat(shown.shadowOpacity) - 0.8 * (1 - progress)) < 0.01)
    try stage.letGo(finishing: true)
    #expect(stage.stage.run { layer.shadowOpacity == 0 && layer.shadowPath == nil })
  }

  @Test func `a page moved out over an edge is just off the screen`() throws {
    let size = Device.phone.size
    let away: [(Edge, CGFloat, CGFloat)] = [
      (.left, -size.width, 0), (.right, size.width, 0), (.top, 0, -size.height),
      (.bottom, 0, size.height),
    ]
    for (edge, x, y) in away {
      let found = try start(.move(edge))
      #expect(abs(found.m41 - x) < 1 && abs(found.m42 - y) < 1, "\(edge)")
    }
    #expect(abs(try start(.move(.left), rtl: true).m41 - size.width) < 1)
    #expect(abs(try start(.offset(x: 10, y: 5), rtl: true).m41 + 10) < 0.1)
  }

  @Test func `a motion changes the page only in its part of the time`() throws {
    let found = try shown(.fade.between(0.25, 0.75), at: [0.1, 0.25, 0.5, 0.75, 0.9])
    let expected: [CGFloat] = [0, 0, 0.5, 1, 1]
    for (found, expected) in zip(found, expected) { #expect(abs(found.alpha - expected) < 0.01) }
  }

  @Test func `sequential motions end together`() throws {
    let motion = Motion.stagger(0.5, [.fade, .offset(x: 100)])
    let found = try shown(motion, at: [0.25, 0.5, 0.75, 1])
    #expect(found.map { ($0.alpha * 10).rounded() } == [5, 10, 10, 10])
    #expect(found.map { $0.transform.m41.rounded() } == [100, 100, 50, 0])
  }

  @Test func `a full rotation goes all the way round`() throws {
    let found = try shown(.rotate(360), at: [0.25, 0.5, 0.75])
    // From a full rotation back to none, the angles are three quarters, a half and a quarter of a
    // rotation.
    let sines: [CGFloat] = [-1, 0, 1]
    for (found, sine) in zip(found, sines) {
      #expect(abs(found.transform.m12 - sine) < 0.03, "\(found.transform)")
    }
  }

  @Test func `the opposite motion undoes it`() throws {
    let motions: [Motion] = [
      .move(.left), .offset(x: 3, y: -8, z: 2), .rotate(70), .rotate3D(40, x: 0, y: 1),
      .scale(0.5, about: .zero),
    ]
    for (index, motion) in motions.enumerated() {
      let both = try start(motion + motion.opposite)
      let identity = CATransform3DIdentity
      let worst =
        [
          both.m11 - identity.m11, both.m12, both.m21, both.m22 - identity.m22, both.m33 - 1,
          both.m31, both.m13, both.m41, both.m42, both.m43,
        ].map(abs).max() ?? 1
      #expect(worst < 1e-6, "\(index)")
    }
  }

  @Test func `appearing and disappearing may differ`() throws {
    let transition = Transition(upper: .on(insertion: .fade, removal: .move(.left)))
    let stage = try GalleryStage(transition, in: .navigation)
    func values() -> LayerValues {
      stage.stage.run {
        stage.second.view.layer.presentationValues() ?? stage.second.view.layer.values
      }
    }
    stage.hold(.there, at: 0.5)
    #expect(abs(values().opacity - 0.5) < 0.01 && values().transform.m41 == 0)
    try stage.letGo(finishing: true)
    stage.hold(.back, at: 0.5)
    #expect(values().opacity == 1 && values().transform.m41 < -100)
    try stage.letGo(finishing: true)
  }

  @Test func `a scale about a corner keeps the corner`() throws {
    let size = Device.phone.size
    let found = try start(.scale(0.5, about: .zero))
    // The corner is half a page away from the centre, about which layers rotate.
    #expect(abs(found.m41 + size.width / 4) < 1 && abs(found.m42 + size.height / 4) < 1)
    #expect(try start(.scale(0)).m11 > 0)
  }
}

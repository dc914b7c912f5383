import Stage
import Testing
import UIKit

@MainActor @Suite struct FrameUnderTransformTests {
  private static let small = CGAffineTransform(scaleX: 0.5, y: 0.5)

  @Test(arguments: [
    CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(rotationAngle: 1),
    CGAffineTransform(translationX: 10, y: 0),
  ]) func `a frame set under a transform is found`(transform: CGAffineTransform) throws {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { view, _ in
      view.alpha = 0
      view.transform = transform
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.transform = .identity
      view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    }

    rehearsal.present()

    let finding = try #require(rehearsal.found("T09").first)
    #expect(rehearsal.found("T09").count == 1)
    #expect(finding.property == "frame" && finding.object.hasPrefix("UIView#"))
    #expect(finding.message.contains("(0, 0, 100, 100)"))
  }

  @Test func `a frame that keeps its size only moves the view, which is correct`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { view, _ in
      view.alpha = 0
      view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
      view.frame = CGRect(origin: CGPoint(x: 0, y: -300), size: view.frame.size)
      view.transform = .identity
      view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    }

    rehearsal.present()

    #expect(rehearsal.found("T09").isEmpty)
  }

  @Test func `setting the layer's frame counts as well`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { view, _ in
      view.transform = Self.small
      view.layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }
    rehearsal.animator.finish = { view, _ in view.transform = .identity }

    rehearsal.present()

    #expect(rehearsal.found("T09").count == 1)
  }

  @Test func `a view laid out by autoresizing is placed by UIKit, not by the app`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { view, _ in
      view.alpha = 0
      let label = UIView(frame: view.bounds)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(label)
      label.transform = Self.small
      view.bounds.size = CGSize(width: 200, height: 200)
      view.bounds.size = CGSize(width: 393, height: 852)
    }

    rehearsal.present()

    #expect(rehearsal.found("T09").isEmpty)
  }

  @Test func `setting bounds and center under a transform is correct`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { view, _ in
      view.transform = Self.small
      view.bounds.size = CGSize(width: 393, height: 852)
      view.center = CGPoint(x: 196.5, y: 426)
    }
    rehearsal.animator.change = { view, _ in view.transform = .identity }

    rehearsal.present()

    #expect(rehearsal.stage.findings == [])
  }

  @Test func `frames set between transitions are not reported`() {
    let rehearsal = Rehearsal()

    rehearsal.stage.run {
      rehearsal.page.view.transform = Self.small
      rehearsal.page.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }

    #expect(rehearsal.found("T09").isEmpty)
  }
}

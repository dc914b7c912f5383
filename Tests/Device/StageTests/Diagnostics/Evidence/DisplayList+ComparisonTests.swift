import Stage
import Testing
import UIKit

@MainActor
struct DisplayListSamenessTests {
  /// Changes to a red square, each of which is visible in the display list.
  private static let changes: [@MainActor (UIView) -> Void] = [
    { _ in },
    { $0.alpha = 0.5 },
    { $0.backgroundColor = .blue },
    { $0.frame.origin.x = 11 },
    { $0.frame.size.width = 31 },
    { $0.transform = CGAffineTransform(rotationAngle: 0.1) },
    { $0.layer.cornerRadius = 4 },
    { $0.layer.cornerRadius = 5 },
    { $0.layer.borderWidth = 1 },
    { $0.layer.borderWidth = 2 },
    { $0.layer.shadowOpacity = 0.5 },
    {
      $0.layer.shadowOpacity = 0.5
      $0.layer.shadowRadius = 9
    },
    {
      $0.clipsToBounds = true
      $0.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 5)))
      $0.subviews[0].backgroundColor = .green
    },
    {
      $0.mask = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
      $0.mask?.backgroundColor = .black
    },
    {
      $0.mask = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 6))
      $0.mask?.backgroundColor = .black
    },
  ]

  private func list(_ change: @MainActor (UIView) -> Void) throws -> DisplayList {
    let stage = Stage()
    stage.show(UIViewController())
    stage.run {
      let square = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
      square.backgroundColor = .red
      stage.window.rootViewController?.view.addSubview(square)
      change(square)
    }
    stage.beginRecording()
    stage.tick()
    let frame = try #require(stage.endRecording().frames.last)
    return frame.tree.displayList(
      at: frame.time, size: CGSize(width: 100, height: 100), scale: 1)
  }

  @Test func `lists are equal exactly if their texts are`() throws {
    let lists = try Self.changes.map { try list($0) }
    let again = try Self.changes.map { try list($0) }

    for (i, one) in lists.enumerated() {
      for (j, other) in again.enumerated() {
        #expect(one.draws(theSameAs: other) == (i == j), "\(i), \(j)")
        #expect((one.text == other.text) == (i == j), "\(i), \(j)")
      }
    }
  }
}

import QuartzCore
import Stage
import Testing
import UIKit

@MainActor struct UIViewSnapshotTests {
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 50, y: 60, width: 20, height: 10))
    card.backgroundColor = .red
    let dot = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 5))
    dot.backgroundColor = .blue
    card.addSubview(dot)
    card.transform = CGAffineTransform(rotationAngle: 1)
    return card
  }

  @Test func `a snapshot shows the subtree without the view's own transform`() throws {
    let view = try #require(card().snapshotView(afterScreenUpdates: true))
    let picture = Picture(try #require(view.layer.contents as? CGImage))

    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(picture.image.width == 60)
    #expect(picture[3, 3] == [255, 0, 0, 255])
    #expect(picture[45, 3] == [0, 0, 255, 255])
    #expect(picture[45, 24] == [255, 0, 0, 255])
  }

  @Test func `a view not yet rendered has no snapshot without updates`() throws {
    try World {
      World.current.service(UIKitLog.self).prints = false
      let view = card()

      let snapshot = view.snapshotView(afterScreenUpdates: false)

      #expect((snapshot == nil) as Bool)
    }
  }

  @Test func `a snapshot before updates shows the last frame`() throws {
    let view = card()
    _ = view.layer.committed()
    view.backgroundColor = .green

    let old = try #require(view.snapshotView(afterScreenUpdates: false)?.layer.contents as? CGImage)
    let new = try #require(view.snapshotView(afterScreenUpdates: true)?.layer.contents as? CGImage)

    #expect(Picture(old)[3, 3] == [255, 0, 0, 255])
    #expect(Picture(new)[3, 3] == [0, 255, 0, 255])
  }

  @Test func `a part of a view can be captured`() throws {
    let view = try #require(
      card().resizableSnapshotView(
        from: CGRect(x: 10, y: 0, width: 10, height: 10), afterScreenUpdates: true,
        withCapInsets: .zero))

    #expect(view.bounds.size == CGSize(width: 10, height: 10))
    #expect(view.layer.contentsRect == CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
  }

  @Test func `hierarchies and layers draw into contexts`() throws {
    let card = card()
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 20, height: 20), format: format(scale: 1)
    ).image {
      #expect(card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
      $0.cgContext.translateBy(x: 0, y: 10)
      card.layer.render(in: $0.cgContext)
    }
    let picture = try #require(Picture(image))

    for y in [0, 10] {
      #expect(picture[2, y + 2] == [255, 0, 0, 255])
      #expect(picture[15, y + 2] == [0, 0, 255, 255])
      #expect(picture[15, y + 8] == [255, 0, 0, 255])
    }
  }

  @Test func `a snapshot of the screen shows every window`() throws {
    try Stage().run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.backgroundColor = .red
      window.isHidden = false
      let view = UIScreen.main.snapshotView(afterScreenUpdates: true)

      let picture = Picture(try #require(view.layer.contents as? CGImage))
      #expect(view.frame == UIScreen.main.bounds)
      #expect(picture[3, 3] == [255, 0, 0, 255])
    }
  }
}

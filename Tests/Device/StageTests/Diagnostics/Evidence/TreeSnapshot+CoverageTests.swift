import Stage
import Testing
import UIKit

@MainActor
struct TreeSnapshotCoverageTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func view(_ frame: CGRect, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (parent ?? root).addSubview(view)
    return view
  }

  private func share(of page: UIView, under cover: UIView) throws -> Double {
    let tree = TreeSnapshot(root)
    return tree.share(of: try #require(tree[page]), under: try #require(tree[cover]))
  }

  @Test func `the overlap is a fraction of the page`() throws {
    let page = view(CGRect(x: 100, y: 200, width: 200, height: 400))

    for (frame, part) in [
      (CGRect(x: 0, y: 0, width: 400, height: 800), 1.0),
      (CGRect(x: 100, y: 200, width: 100, height: 400), 0.5),
      (CGRect(x: 250, y: 0, width: 400, height: 800), 0.25),
      (CGRect(x: 0, y: 0, width: 100, height: 800), 0),
    ] {
      #expect(try share(of: page, under: view(frame)) == part, "\(frame)")
    }
  }

  @Test func `transforms of all superviews count`() throws {
    let page = view(root.bounds)
    let outer = view(root.bounds)
    let inner = view(CGRect(x: 0, y: 0, width: 400, height: 800), in: outer)

    outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(try share(of: page, under: inner) == 0.25)

    outer.bounds.origin = CGPoint(x: 400, y: 0)
    #expect(try share(of: page, under: inner) == 0.125)

    outer.transform = .identity
    outer.bounds.origin = .zero
    outer.layer.sublayerTransform = CATransform3DMakeTranslation(0, 400, 0)
    #expect(try share(of: page, under: inner) == 0.5)
  }

  @Test func `a turned view covers its own outline, not its frame`() throws {
    let page = view(root.bounds)
    let cover = view(CGRect(x: 100, y: 300, width: 200, height: 200))

    cover.transform = CGAffineTransform(rotationAngle: .pi / 4)

    #expect(abs(try share(of: page, under: cover) - 0.125) < 0.01)
  }

  @Test func `a page outside of its window is not covered`() throws {
    let page = view(CGRect(x: 500, y: 0, width: 400, height: 800))
    #expect(try share(of: page, under: page) == 0)

    page.frame.origin.x = 200
    #expect(try share(of: page, under: view(root.bounds)) == 1)
  }

  @Test func `an edge-on view covers nothing`() throws {
    let page = view(root.bounds)
    let cover = view(root.bounds)

    cover.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

    #expect(try share(of: page, under: cover) < 0.01)
  }
}

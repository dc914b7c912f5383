import Testing
import UIKit

@MainActor
struct UIViewGeometryTests {
  /// On one axis, a subview of length 20 is at position 10 in a parent of length 100, which grows
  /// to 200.
  @Test func `flexible parts share a resize in proportion to their sizes`() {
    let left = UIView.AutoresizingMask.flexibleLeftMargin
    let width = UIView.AutoresizingMask.flexibleWidth
    let right = UIView.AutoresizingMask.flexibleRightMargin
    // The left margin is 10, the width 20 and the right margin 70. There are 100 more points to
    // distribute.
    let table: [(UIView.AutoresizingMask, x: CGFloat, width: CGFloat)] = [
      ([], 10, 20), ([right], 10, 20), ([width], 10, 120), ([left], 110, 20),
      ([left, right], 10 + 100 * 10 / 80, 20), ([width, right], 10, 20 + 100 * 20 / 90),
      ([left, width], 10 + 100 * 10 / 30, 20 + 100 * 20 / 30), ([left, width, right], 20, 40),
    ]
    World()() {
      for (mask, x, width) in table {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.autoresizingMask = mask
        parent.addSubview(view)
        parent.frame.size = CGSize(width: 200, height: 200)

        #expect(abs(view.frame.minX - x) < 1e-9, "\(mask)")
        #expect(abs(view.frame.width - width) < 1e-9, "\(mask)")
        #expect(view.frame.minY == 10 && view.frame.height == 20)

        // The vertical axis behaves in the same way.
        let tall = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        tall.autoresizingMask = UIView.AutoresizingMask(rawValue: mask.rawValue << 3)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.addSubview(tall)
        other.bounds.size = CGSize(width: 200, height: 200)
        #expect(abs(tall.frame.minY - x) < 1e-9 && abs(tall.frame.height - width) < 1e-9)
        #expect(tall.frame.minX == 10 && tall.frame.width == 20)
      }
    }
  }

  @Test func `a view that fills its superview keeps filling it, through any sizes`() {
    World()() {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let view = UIView(frame: parent.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
      for size in [(300, 10), (0, 0), (1, 900), (33, 44)] as [(CGFloat, CGFloat)] {
        parent.frame.size = CGSize(width: size.0, height: size.1)
        #expect(view.frame == parent.bounds)
      }
    }
  }

  @Test func `zero-sized parts share equally`() {
    World()() {
      let parent = UIView(frame: .zero)
      let view = UIView(frame: .zero)
      view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
      parent.addSubview(view)
      parent.frame.size = CGSize(width: 100, height: 60)
      #expect(view.frame == CGRect(x: 50, y: 0, width: 0, height: 60))
    }
  }

  @Test func `masks follow the size only, and only if the superview autoresizes`() {
    World()() {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
      parent.frame.origin = CGPoint(x: 50, y: 50)
      parent.bounds.origin = CGPoint(x: 5, y: 5)
      #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
      parent.autoresizesSubviews = false
      parent.frame.size = CGSize(width: 300, height: 300)
      #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    }
  }

  @Test func `a size never becomes negative`() {
    World()() {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.autoresizingMask = .flexibleWidth
      parent.addSubview(view)
      parent.frame.size.width = 30
      #expect(view.frame.width == 0)
    }
  }

  @Test func `autoresizing applies to the whole subtree`() {
    World()() {
      let (a, b, c) = (UIView(), UIView(), UIView())
      for view in [a, b, c] {
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      a.addSubview(b)
      b.addSubview(c)
      a.frame.size = CGSize(width: 70, height: 80)
      #expect(c.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
    }
  }

  // MARK: Conversion

  @Test func `points and rectangles convert between views, nil is the window`() {
    World()() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let a = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let b = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
      let leaf = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      window.addSubview(a)
      window.addSubview(b)
      a.addSubview(leaf)

      #expect(leaf.convert(CGPoint(x: 1, y: 2), to: a) == CGPoint(x: 6, y: 7))
      #expect(leaf.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 27))
      #expect(leaf.convert(CGPoint(x: 16, y: 27), from: nil) == CGPoint(x: 1, y: 2))
      #expect(leaf.convert(CGPoint.zero, to: b) == CGPoint(x: -185, y: 25))
      #expect(b.convert(CGPoint.zero, from: leaf) == CGPoint(x: -185, y: 25))
      #expect(leaf.convert(leaf.bounds, to: window) == CGRect(x: 15, y: 25, width: 10, height: 10))
      a.bounds.origin = CGPoint(x: 3, y: 4)
      #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 12, y: 21))
      a.bounds.origin = .zero
      a.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(leaf.convert(leaf.bounds, to: a) == CGRect(x: 5, y: 5, width: 10, height: 10))
      #expect(
        a.convert(leaf.frame, to: window) == CGRect(x: -30, y: -20, width: 20, height: 20))
    }
  }

  @Test func `every content mode has its contents gravity`() {
    World()() {
      let table: [(UIView.ContentMode, CALayerContentsGravity)] = [
        (.scaleToFill, .resize), (.redraw, .resize), (.scaleAspectFit, .resizeAspect),
        (.scaleAspectFill, .resizeAspectFill), (.center, .center), (.left, .left),
        (.right, .right),
      ]
      let view = UIView()
      for (mode, gravity) in table {
        view.contentMode = mode
        #expect(view.layer.contentsGravity == gravity)
        #expect(view.layer.needsDisplayOnBoundsChange == (mode == .redraw))
      }
    }
  }
}

import QuartzCore
import Testing
import UIKit

@MainActor
struct UIViewTests {
  @Test func `a new view has the documented values`() {
    World()() {
      let view = UIView()

      #expect(view.frame == .zero && view.bounds == .zero && view.center == .zero)
      #expect(view.transform.isIdentity && view.alpha == 1 && !view.isHidden)
      #expect(view.isOpaque && !view.clipsToBounds && view.contentMode == .scaleToFill)
      #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled)
      #expect(!view.isExclusiveTouch && view.tag == 0 && view.backgroundColor == nil)
      #expect(view.autoresizingMask == [] && view.autoresizesSubviews)
      #expect(view.superview == nil && view.window == nil && view.subviews.isEmpty)
      #expect(view.layer.delegate === view && view.gestureRecognizers == nil)
    }
  }

  @Test func `recognizers can be added and removed one by one, or all at once`() {
    World()() {
      let (view, other) = (UIView(), UIView())
      let taps = (0...2).map { _ in UITapGestureRecognizer() }
      for tap in taps { view.addGestureRecognizer(tap) }
      view.addGestureRecognizer(taps[0])
      #expect(view.gestureRecognizers == taps)

      other.addGestureRecognizer(taps[1])
      #expect(view.gestureRecognizers == [taps[0], taps[2]])
      #expect(taps[1].view === other)
      view.removeGestureRecognizer(taps[1])
      #expect(taps[1].view === other)

      view.gestureRecognizers = [taps[2], taps[1]]
      #expect(view.gestureRecognizers == [taps[2], taps[1]])
      #expect(taps[0].view == nil && other.gestureRecognizers == [])
      view.gestureRecognizers = nil
      #expect(view.gestureRecognizers == nil && taps[2].view == nil)
    }
  }

  @Test func `layerClass creates the layer, also for decoded views`() {
    World()() {
      #expect(type(of: UIView().layer) == CALayer.self)
      #expect(ShapeView().layer is ShapeLayer)
      #expect(ShapeView(coder: Coder())?.layer is ShapeLayer)
      let view = ShapeView()
      #expect(view.layer.delegate === view)
    }
  }

  @Test func `frame, bounds and centre follow each other`() {
    World()() {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      #expect(view.center == CGPoint(x: 60, y: 45))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))

      view.bounds.size = CGSize(width: 10, height: 10)
      #expect(view.frame == CGRect(x: 55, y: 40, width: 10, height: 10))
      view.center = .zero
      #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
      view.transform = CGAffineTransform(scaleX: 2, y: 1)
      #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
      #expect(view.bounds.width == 10 && view.transform.a == 2)
    }
  }

  @Test func `alpha stays between 0 and 1`() {
    World()() {
      let view = UIView()
      view.alpha = 3
      #expect(view.alpha == 1)
      view.alpha = -1
      #expect(view.alpha == 0)
    }
  }

  @Test func `outside an animation block nothing animates`() {
    World()() {
      let view = UIView()
      let root = UIScreen.main.rootLayer
      root.addSublayer(view.layer)
      _ = root.committed()
      view.alpha = 0.5
      view.center = CGPoint(x: 9, y: 9)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  // MARK: Tint

  @Test func `tint comes from the nearest ancestor that has one`() {
    World()() {
      let (root, middle, leaf) = (TintView(), TintView(), TintView())
      root.addSubview(middle)
      middle.addSubview(leaf)
      #expect(leaf.tintColor == .systemBlue)

      root.tintColor = .red
      #expect(leaf.tintColor == .red && leaf.changes == 1)
      middle.tintColor = .green
      #expect(root.tintColor == .red && leaf.tintColor == .green && leaf.changes == 2)
      root.tintColor = .black
      #expect(leaf.tintColor == .green && leaf.changes == 2 && middle.changes == 2)
      middle.tintColor = nil
      #expect(leaf.tintColor == .black && leaf.changes == 3)
    }
  }

  @Test func `a view added below a tinted one receives tintColorDidChange`() {
    World()() {
      let (tinted, plain, leaf) = (UIView(), UIView(), TintView())
      tinted.tintColor = .red
      plain.addSubview(leaf)
      #expect(leaf.changes == 0)
      tinted.addSubview(leaf)
      #expect(leaf.changes == 1)
      tinted.addSubview(leaf)
      #expect(leaf.changes == 1)
    }
  }

  // MARK: Hit testing

  @Test func `hit testing returns the frontmost, deepest view`() {
    World()() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
      let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.addSubview(back)
      root.addSubview(front)
      front.addSubview(leaf)

      #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
      #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === leaf)
      #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === front)
      #expect(root.hitTest(CGPoint(x: 90, y: 10), with: nil) === root)
      #expect(root.hitTest(CGPoint(x: 0, y: 0), with: nil) === back)
      #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil, "the far edge is outside")
      #expect(root.hitTest(CGPoint(x: -0.01, y: 0), with: nil) == nil)
    }
  }

  @Test func `hidden, transparent and disabled subtrees are skipped`() {
    World()() {
      let changes: [(UIView) -> Void] = [
        { $0.isHidden = true }, { $0.alpha = 0.0099 }, { $0.isUserInteractionEnabled = false },
      ]
      for change in changes {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: root.bounds)
        view.addSubview(UIView(frame: root.bounds))
        root.addSubview(view)
        change(view)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
      }
      let faint = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      faint.alpha = 0.01
      #expect(faint.hitTest(.zero, with: nil) === faint)
    }
  }

  @Test func `a subview outside its superview's bounds is not hit`() {
    World()() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let out = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
      root.addSubview(box)
      box.addSubview(out)
      #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === root)
    }
  }

  @Test func `hit testing follows transforms and overrides`() {
    World()() {
      final class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let wide = Wide(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
      root.addSubview(wide)
      #expect(root.hitTest(CGPoint(x: 35, y: 55), with: nil) === wide)
      wide.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(root.hitTest(CGPoint(x: 10, y: 55), with: nil) === wide)
      #expect(root.hitTest(CGPoint(x: 4, y: 55), with: nil) === root)
    }
  }

  // MARK: Layout and drawing

  @Test func `a resize lays out, a move does not`() {
    World()() {
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      #expect(view.layouts == 1)
      view.center.x += 3
      view.frame.origin.x += 3
      view.layoutIfNeeded()
      #expect(view.layouts == 1)
      view.frame.size.width = 20
      view.bounds.size.height = 20
      view.layoutIfNeeded()
      #expect(view.layouts == 2)
    }
  }

  @Test func `adding and removing a subview lays out the superview`() {
    World()() {
      let (view, child) = (CountingView(), UIView())
      view.layoutIfNeeded()
      let first = view.layouts
      view.addSubview(child)
      view.layoutIfNeeded()
      #expect(view.layouts == first + 1)
      child.removeFromSuperview()
      view.layoutIfNeeded()
      #expect(view.layouts == first + 2)
    }
  }

  @Test func `sizeToFit uses sizeThatFits`() {
    World()() {
      final class Fitting: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
      }
      let view = Fitting(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      view.sizeToFit()
      #expect(view.bounds.size == CGSize(width: 7, height: 8))
    }
  }

  @Test(arguments: [0.5, 0, 1, 0.3]) func `sizeToFit keeps the top left corner of the frame`(
    anchor: CGFloat
  ) {
    World()() {
      final class Fitting: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 81) }
      }
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 5)).image { _ in }
      let label = UILabel()
      label.text = "A label"
      let button = UIButton(type: .system)
      button.setTitle("A button", for: .normal)
      let views: [UIView] = [
        Fitting(), label, button, UIImageView(image: image), UISwitch(), UISlider(), UIStepper(),
        UISegmentedControl(items: ["a", "b"]), UIProgressView(), UIActivityIndicatorView(),
        UIPageControl(), UITextField(), UITextView(), UIStackView(), UINavigationBar(), UITabBar(),
        UIView(), UIScrollView(), UITableView(),
      ]
      let transforms = [
        CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: -0.5),
        CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -40),
      ]
      for view in views {
        for transform in transforms {
          for origin in [CGPoint.zero, CGPoint(x: -17.25, y: 1003.5)] {
            view.layer.anchorPoint = CGPoint(x: anchor, y: 1 - anchor)
            view.transform = .identity
            view.frame = CGRect(origin: origin, size: CGSize(width: 300, height: 20))
            view.transform = transform
            let corner = view.frame.origin
            let fitting = view.sizeThatFits(view.bounds.size)

            view.sizeToFit()

            let name = "\(type(of: view)), anchor \(anchor), \(transform)"
            #expect(view.bounds.size == fitting, "\(name)")
            #expect(abs(view.frame.minX - corner.x) < 1e-9, "\(name)")
            #expect(abs(view.frame.minY - corner.y) < 1e-9, "\(name)")
          }
        }
      }
    }
  }

  @Test func `a view that draws is drawn once it has a size, a plain one never`() {
    World()() {
      let root = UIScreen.main.rootLayer
      let (drawing, plain) = (DrawingView(), UIView())
      for view in [drawing, plain] { root.addSublayer(view.layer) }
      _ = root.committed()
      #expect(drawing.draws == 0)
      for view in [drawing, plain] { view.frame.size = CGSize(width: 2, height: 2) }
      _ = root.committed()
      _ = root.committed()
      #expect(drawing.draws == 1 && drawing.layer.contents != nil)
      #expect(plain.layer.contents == nil)

      drawing.frame.size.width = 3
      _ = root.committed()
      #expect(drawing.draws == 1, "scaleToFill stretches what is there")
      drawing.contentMode = .redraw
      drawing.frame.size.width = 4
      _ = root.committed()
      #expect(drawing.draws == 2)
      drawing.setNeedsDisplay()
      _ = root.committed()
      #expect(drawing.draws == 3)
    }
  }

  // MARK: Description

  @Test func `a view describes itself on one line, with its subtree below`() {
    World()() {
      let root = UIView(frame: CGRect(x: 0, y: 0.5, width: 100, height: 50))
      let child = TintView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      child.isHidden = true
      child.tag = 7
      root.addSubview(child)

      #expect(
        root.recursiveDescription() == """
          <UIView#1; frame = (0 0.5; 100 50)>
             | <TintView#1; frame = (1 2; 3 4); hidden; tag = 7>
          """)
    }
  }
}

private final class ShapeLayer: CALayer {}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { ShapeLayer.self }
}

private final class Coder: NSCoder {}

private final class TintView: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}

private final class CountingView: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}

private final class DrawingView: UIView {
  var draws = 0
  override func draw(_ rect: CGRect) {
    draws += 1
    UIColor.red.setFill()
    UIRectFill(rect)
  }
}

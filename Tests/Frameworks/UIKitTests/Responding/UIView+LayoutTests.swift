import Stage
import Testing

/// When a view is laid out (facts M.1 to M.4).
@MainActor
struct UIViewLayoutTests {
  @Test func `a change of a subview lays out the views of the table`() {
    typealias Change = @MainActor (_ views: (parent: CountingView, child: CountingView)) -> Void
    let changes: [(String, [Int], Change)] = [
      ("frame size", [1, 1], { $0.child.frame.size.width = 70 }),
      ("bounds size", [1, 1], { $0.child.bounds.size.width = 70 }),
      ("transform", [1, 0], { $0.child.transform = CGAffineTransform(scaleX: 2, y: 2) }),
      ("layer.transform", [1, 0], { $0.child.layer.transform = CATransform3DMakeScale(2, 2, 1) }),
      ("center", [0, 0], { $0.child.center.x += 5 }),
      ("frame origin", [0, 0], { $0.child.frame.origin.x += 5 }),
      ("alpha", [0, 0], { $0.child.alpha = 0.5 }),
      ("equal frame", [0, 0], { $0.child.frame = $0.child.frame }),
      ("equal transform", [0, 0], { $0.child.transform = .identity }),
      ("addSubview", [1, 0], { $0.parent.addSubview(UIView()) }),
      ("removeFromSuperview", [1, 0], { $0.child.removeFromSuperview() }),
      ("setNeedsLayout", [0, 1], { $0.child.setNeedsLayout() }),
    ]
    for (name, expected, change) in changes {
      let (stage, parent, child) = scene()
      stage.run { change((parent, child)) }
      stage.tick()
      #expect([parent.layouts, child.layouts] == expected, "\(name)")
    }
  }

  @Test func `a label that fits its text lays out the view that places it`() {
    let (stage, parent, _) = scene()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.run { parent.addSubview(label) }
    stage.tick()
    parent.onLayout = { label.layer.cornerRadius = label.bounds.height / 2 }
    stage.run {
      label.text = "Text"
      label.sizeToFit()
    }
    stage.tick()
    #expect(label.bounds.height > 10)
    #expect(label.layer.cornerRadius == label.bounds.height / 2)
  }

  @Test func `a layout that replaces its subviews ends after one pass`() {
    let (stage, parent, child) = scene()
    parent.onLayout = {
      child.removeFromSuperview()
      parent.addSubview(UIView(frame: parent.bounds))
      parent.insertSubview(child, at: 0)
      parent.invalidateIntrinsicContentSize()
    }
    stage.run { parent.setNeedsLayout() }
    stage.advance(by: 0.1)
    #expect(parent.layouts == 1 && stage.warnings.isEmpty)
  }

  @Test func `a layout that moves its subview back and forth ends after one pass`() {
    let (stage, parent, child) = scene()
    parent.onLayout = {
      child.frame = parent.bounds
      child.frame = parent.bounds.insetBy(dx: 4, dy: 4)
      child.transform = CGAffineTransform(rotationAngle: 0.1 * CGFloat(parent.layouts))
    }
    stage.run { parent.setNeedsLayout() }
    stage.advance(by: 0.1)
    #expect(parent.layouts == 1 && stage.warnings.isEmpty)
  }

  private func scene() -> (Stage, CountingView, CountingView) {
    let stage = Stage(device: .phone)
    let page = stage.run { UIViewController() }
    stage.show(page)
    let (parent, child) = stage.run {
      let parent = CountingView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
      let child = CountingView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      parent.addSubview(child)
      page.view.addSubview(parent)
      return (parent, child)
    }
    stage.tick()
    (parent.layouts, child.layouts) = (0, 0)
    return (stage, parent, child)
  }
}

private final class CountingView: UIView {
  var layouts = 0
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout()
  }
}

import Stage
import Testing

/// Layouts that change constraints, rotations, and views that are added and removed during a layout
/// pass.
@MainActor
struct LayoutPassTests {
  @Test func `a rotation lays out views pinned to the edges`() throws {
    let stage = Stage(device: .phone)
    let page = Pinned()
    stage.show(page)
    let upright = stage.window.bounds
    #expect(page.panel.frame == upright.insetBy(dx: 10, dy: 10))

    stage.rotate(to: .landscapeRight)
    try stage.settle()

    #expect(stage.window.bounds.width == upright.height)
    #expect(page.panel.frame == stage.window.bounds.insetBy(dx: 10, dy: 10))
    #expect(stage.warnings.isEmpty)
  }

  @Test func `another anchor point moves a view that constraints place (facts A.10.6)`() {
    let sheet = Sheet()
    let hand = sheet.view()
    sheet.stage.run { hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1) }

    sheet.hold {
      [
        hand.centerXAnchor.constraint(equalTo: sheet.board.centerXAnchor),
        hand.centerYAnchor.constraint(equalTo: sheet.board.centerYAnchor),
        hand.widthAnchor.constraint(equalToConstant: 40),
        hand.heightAnchor.constraint(equalToConstant: 80),
      ]
    }

    #expect(hand.center == CGPoint(x: 150, y: 100))
    #expect(hand.frame == CGRect(x: 130, y: 20, width: 40, height: 80))
  }

  @Test func `a constant changed in a layout takes effect in the same tick`() {
    let stage = Stage(device: .phone)
    let page = Pinned()
    page.onLayout = { $0.inset.constant = 30 }
    stage.show(page)
    #expect(page.panel.frame.minX == 30 && stage.warnings.isEmpty)
  }

  @Test func `a subview removed during a pass stays removed`() {
    let stage = Stage(device: .phone)
    let page = Pinned()
    page.onLayout = { $0.panel.removeFromSuperview() }
    stage.show(page)
    #expect(page.panel.superview == nil && !page.inset.isActive)
    #expect(page.panel.constraints.isEmpty && page.view.constraints.isEmpty)
  }

  @Test func `constraints retain no views`() {
    weak var kept: UIView?
    weak var window: UIWindow?
    do {
      let stage = Stage(device: .phone)
      stage.show(Pinned())
      stage.tick()
      kept = stage.run { stage.window.rootViewController?.view }
      window = stage.window
      stage.close()
    }
    #expect(kept == nil && window == nil)
  }

  @Test func `equal runs give equal frames`() {
    func frames() -> [CGRect] {
      let stage = Stage(device: .phone)
      return stage.run {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 321, height: 321))
        let views = (0..<12).map { _ in UIView() }
        for view in views {
          view.translatesAutoresizingMaskIntoConstraints = false
          board.addSubview(view)
        }
        for (view, next) in zip(views, views.dropFirst()) {
          let wishes = [
            next.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 3),
            next.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.5),
            next.rightAnchor.constraint(equalTo: board.rightAnchor),
          ]
          for wish in wishes { wish.priority = .defaultLow }
          NSLayoutConstraint.activate(wishes)
        }
        board.layoutIfNeeded()
        return views.map(\.frame)
      }
    }
    let first = frames()
    for _ in 0..<5 { #expect(frames() == first) }
  }
}

/// A controller with a panel that is inset by ten points from the edges of the page.
private final class Pinned: UIViewController {
  let panel = UIView()
  private(set) lazy var inset = panel.leadingAnchor.constraint(
    equalTo: view.leadingAnchor, constant: 10)
  var onLayout: ((Pinned) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      inset, panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: 10),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout?(self)
    onLayout = nil
  }
}

import Stage
import Testing

/// A view that logs the changes of its insets and margins.
private final class Edged: UIView {
  var heard: [String] = []
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    heard.append("safe area \(safeAreaInsets.text)")
  }
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    heard.append("margins \(layoutMargins.text)")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    heard.append("layout")
  }
}

extension UIEdgeInsets {
  fileprivate var text: String {
    [top, left, bottom, right].map { "\(Int($0))" }.joined(separator: " ")
  }
}

private final class Page: UIViewController {
  let edged: Edged
  init(_ edged: Edged) {
    self.edged = edged
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = edged }
  override func viewWillAppear(_ animated: Bool) { edged.heard.append("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { edged.heard.append("isAppearing") }
  override func viewLayoutMarginsDidChange() { edged.heard.append("controller margins") }
  override func viewSafeAreaInsetsDidChange() { edged.heard.append("controller safe area") }
  override func viewWillLayoutSubviews() { edged.heard.append("willLayout") }
}

@MainActor
struct UIViewEdgesTests {
  private let stage = Stage(device: .phone)

  private func edged(_ frame: CGRect = .zero) -> Edged { stage.run { Edged(frame: frame) } }

  // Facts A.10.2: a child's frame and its insets, in a parent of 320 × 480 points with the insets
  // 44 10 34 12.
  @Test(
    arguments: [
      ([0, 0, 320, 480], "44 10 34 12"), ([30, 20, 100, 500], "24 0 34 0"),
      ([-40, -60, 200, 200], "44 10 0 0"), ([0, 100, 320, 200], "0 10 0 12"),
      ([0, 460, 320, 100], "0 10 34 12"), ([300, 0, 100, 480], "44 0 34 12"),
      ([-50, -50, 500, 700], "44 10 34 12"), ([5, 10, 60, 20], "34 5 0 0"),
      ([0, 500, 100, 50], "0 10 34 0"),
    ] as [([CGFloat], String)])
  func `a child's insets are the part of the safe area that overlaps it`(
    frame: [CGFloat], expected: String
  ) {
    let stage = Stage(device: .bench)
    stage.run {
      let root = UIViewController()
      stage.window.rootViewController = root
      stage.window.makeKeyAndVisible()
      root.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      root.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
      let child = Edged(
        frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
      root.view.addSubview(child)
      #expect(child.safeAreaInsets.text == expected, "\(frame)")

      // The insets do not change if the child moves by the same distance as the origin of its
      // parent's bounds.
      root.view.bounds.origin = CGPoint(x: 5, y: 7)
      child.frame.origin.x += 5
      child.frame.origin.y += 7
      #expect(child.safeAreaInsets.text == expected, "\(frame)")
    }
  }

  // See facts A.10.1.
  @Test(arguments: zip(Device.all, ["59 0 34 0", "20 0 0 0", "32 0 25 0", "0 0 0 0"]))
  func `a window has the device's safe area`(device: Device, expected: String) {
    let stage = Stage(device: device)

    stage.run {
      #expect(stage.window.safeAreaInsets.text == expected, "\(device.id)")
      stage.window.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
      #expect(stage.window.safeAreaInsets == .zero, "\(device.id)")
    }
  }

  @Test func `a view outside of a window has no safe area`() {
    let view = edged(CGRect(x: 0, y: 0, width: 393, height: 852))

    #expect(stage.run { view.safeAreaInsets } == .zero)
  }

  // See facts A.1.15 and A.10.4.
  @Test func `changes are announced before the layout, margins first`() {
    let view = edged()
    let page = stage.run { Page(view) }

    stage.show(page)

    #expect(
      view.heard == [
        "willAppear", "margins 59 16 34 16", "controller margins", "safe area 59 0 34 0",
        "controller safe area", "isAppearing", "willLayout", "layout",
      ])
  }

  @Test func `a change is announced once, with the next layout`() {
    let view = edged(CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.show(UIViewController())
    stage.run { stage.window.addSubview(view) }
    #expect(view.heard == ["layout"])

    stage.run {
      view.heard = []
      view.center.y = 50
      #expect(view.heard.isEmpty)
      #expect(view.safeAreaInsets.text == "59 0 0 0")
      view.center.y = 60
    }
    #expect(view.heard == ["margins 57 8 8 8", "safe area 49 0 0 0", "layout"])

    view.heard = []
    stage.run { view.center.y = 60 }
    stage.tick()
    #expect(view.heard.isEmpty)
  }

  @Test func `a move that keeps the insets causes no layout`() {
    let view = edged(CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.show(UIViewController())
    stage.run { stage.window.addSubview(view) }
    view.heard = []

    stage.run { view.center.y = 300 }

    #expect(view.heard.isEmpty)
  }

  @Test func `a move and back within one tick is no change`() {
    let view = edged(CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.show(UIViewController())
    stage.run { stage.window.addSubview(view) }
    view.heard = []

    stage.run {
      view.center.y = 20
      view.center.y = 250
    }

    #expect(view.heard == ["layout"])
  }

  @Test func `subviews are called after their superview`() {
    var order: [String] = []
    final class Teller: UIView {
      var tell: (() -> Void)?
      override func safeAreaInsetsDidChange() { tell?() }
    }
    stage.show(UIViewController())
    stage.run {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 300)
      let (outer, inner) = (Teller(frame: frame), Teller(frame: frame))
      outer.tell = { order.append("outer") }
      inner.tell = { order.append("inner") }
      outer.addSubview(inner)
      stage.window.addSubview(outer)
    }

    #expect(order == ["outer", "inner"])
  }

  @Test func `a controller extends its view's safe area`() {
    let view = edged()
    let page = stage.run { Page(view) }
    stage.show(page)
    view.heard = []

    stage.run {
      page.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 6, right: 1)
    }

    #expect(view.heard.contains("safe area 103 0 40 1"))
    #expect(view.heard.count { $0.hasPrefix("safe area") } == 1)
    #expect(stage.run { view.safeAreaInsets.text } == "103 0 40 1")
  }

  @Test func `margins default to 8 plus the safe area`() {
    let view = edged(CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.show(UIViewController())
    stage.run {
      #expect(view.layoutMargins.text == "8 8 8 8")
      stage.window.addSubview(view)
      #expect(view.layoutMargins.text == "67 8 8 8")
      view.insetsLayoutMarginsFromSafeArea = false
      #expect(view.layoutMargins.text == "8 8 8 8")
    }
    #expect(view.heard.first == "margins 8 8 8 8")
  }

  @Test func `setting margins calls at once, setting equal ones does not`() {
    let view = edged()
    stage.run {
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(view.heard == ["margins 1 2 3 4"])
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(view.heard.count == 1)
      #expect(view.directionalLayoutMargins.leading == 2)
      view.traitOverrides.layoutDirection = .rightToLeft
      #expect(view.layoutMargins.text == "1 4 3 2")
      #expect(view.directionalLayoutMargins.leading == 2)
    }
  }

  @Test func `preserved margins apply to the subview`() {
    let (outer, inner) = (
      edged(CGRect(x: 0, y: 200, width: 200, height: 200)),
      edged(CGRect(x: 5, y: 5, width: 100, height: 100))
    )
    stage.run {
      outer.addSubview(inner)
      outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8)
      #expect(inner.layoutMargins.text == "8 8 8 8")
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins.text == "15 25 8 8")
      inner.heard = []
      outer.layoutMargins.top = 40
      #expect(inner.heard == ["margins 35 25 8 8"])
    }
  }

  @Test func `a view removed and added at the same place receives no call`() {
    let view = edged(CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.show(UIViewController())
    stage.run { stage.window.addSubview(view) }
    view.heard = []

    stage.run { view.removeFromSuperview() }
    stage.run { stage.window.addSubview(view) }

    #expect(!view.heard.contains { $0.hasPrefix("safe area") })
  }

  @Test func `a screen in landscape has other insets`() {
    stage.run {
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 852, height: 393)
      stage.window.frame = UIScreen.main.bounds
      #expect(stage.window.safeAreaInsets == Device.phone.landscapeSafeArea)
    }
  }
}

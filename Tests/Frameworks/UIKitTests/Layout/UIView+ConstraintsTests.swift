import Stage
import Testing

@MainActor
struct UIViewConstraintsTests {
  private let sheet = Sheet()
  private var stage: Stage { sheet.stage }
  private var board: UIView { sheet.board }

  @Test func `a window without constraints solves nothing`() {
    let plain = Stage(device: .phone)
    plain.show(UIViewController())
    plain.run {
      for _ in 0..<20 {
        plain.window.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5)))
      }
    }
    plain.advance(by: 0.5)

    plain.run { #expect(ConstraintPass.current.solutions == 0) }
  }

  @Test func `a solved window at rest is not solved again`() {
    let view = sheet.view()
    sheet.hold { [view.widthAnchor.constraint(equalToConstant: 10)] }
    stage.tick()
    let before = stage.run { ConstraintPass.current.solutions }
    stage.advance(by: 0.5)

    #expect(before > 0)
    stage.run { #expect(ConstraintPass.current.solutions == before) }
  }

  @Test func `four edges with insets make a frame`() {
    let view = sheet.view()
    sheet.hold {
      [
        view.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: board.topAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: board.trailingAnchor, constant: -30),
        view.bottomAnchor.constraint(equalTo: board.bottomAnchor, constant: -40),
      ]
    }
    #expect(view.frame == CGRect(x: 10, y: 20, width: 260, height: 140))

    stage.run { board.frame.size = CGSize(width: 200, height: 100) }
    #expect(view.frame == CGRect(x: 10, y: 20, width: 160, height: 40))
  }

  @Test func `centre, aspect ratio and a fraction of another size are solved`() {
    let (view, other) = (sheet.view(), sheet.view())
    sheet.hold {
      [
        view.centerXAnchor.constraint(equalTo: board.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: board.centerYAnchor, constant: 5),
        view.widthAnchor.constraint(equalTo: board.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
        other.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8),
        other.topAnchor.constraint(equalTo: view.topAnchor),
        other.widthAnchor.constraint(equalToConstant: 20),
        other.heightAnchor.constraint(equalTo: view.heightAnchor),
      ]
    }
    #expect(view.frame == CGRect(x: 75, y: 65, width: 150, height: 80))
    #expect(other.frame == CGRect(x: 233, y: 65, width: 20, height: 80))
  }

  @Test func `constraints reach across the hierarchy`() {
    let inner = stage.run {
      let box = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
      board.addSubview(box)
      return sheet.place(UIView(), in: box)
    }
    let view = sheet.view()
    sheet.hold {
      [
        inner.widthAnchor.constraint(equalToConstant: 30),
        inner.heightAnchor.constraint(equalToConstant: 30),
        inner.rightAnchor.constraint(equalTo: board.rightAnchor, constant: -120),
        inner.topAnchor.constraint(equalTo: board.topAnchor, constant: 65),
        view.leftAnchor.constraint(equalTo: inner.leftAnchor),
        view.topAnchor.constraint(equalTo: inner.bottomAnchor),
        view.widthAnchor.constraint(equalTo: inner.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 1),
      ]
    }
    #expect(inner.frame == CGRect(x: 100, y: 5, width: 30, height: 30))
    #expect(view.frame == CGRect(x: 150, y: 95, width: 30, height: 1))

    stage.run { inner.superview?.frame.origin.x = 60 }
    #expect(inner.frame.minX == 90 && view.frame.minX == 150)
  }

  @Test func `leading is on the right in a right-to-left layout`() {
    stage.run { board.traitOverrides.layoutDirection = .rightToLeft }
    let (view, next, fixed) = (sheet.view(), sheet.view(), sheet.view())
    sheet.hold {
      [
        view.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 50),
        next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
        next.trailingAnchor.constraint(equalTo: board.trailingAnchor, constant: -20),
        fixed.leftAnchor.constraint(equalTo: board.leftAnchor, constant: 10),
        fixed.widthAnchor.constraint(equalToConstant: 50),
      ]
    }
    #expect(view.frame.minX == 240 && view.frame.width == 50)
    #expect(next.frame.minX == 20 && next.frame.maxX == 232)
    #expect(fixed.frame.minX == 10)

    stage.run { board.traitOverrides.layoutDirection = .leftToRight }
    #expect(view.frame.minX == 10 && next.frame.minX == 68 && next.frame.maxX == 280)
  }

  @Test func `a change of constant moves the view in the next layout, not at once`() {
    let view = sheet.view()
    let top = view.topAnchor.constraint(equalTo: board.topAnchor, constant: 10)
    sheet.hold { [top, view.heightAnchor.constraint(equalToConstant: 10)] }
    stage.run {
      top.constant = 50
      #expect(view.frame.minY == 10)
    }
    #expect(view.frame.minY == 50)
  }

  @Test func `a transformed view keeps its transform`() {
    let view = sheet.view()
    stage.run { view.transform = CGAffineTransform(rotationAngle: 1) }
    sheet.hold {
      [
        view.centerXAnchor.constraint(equalTo: board.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: board.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 60),
        view.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    #expect(view.center == CGPoint(x: 150, y: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(view.transform == CGAffineTransform(rotationAngle: 1))
  }

  @Test func `layoutIfNeeded in an animation block animates the solved frames`() throws {
    let view = sheet.view()
    let top = view.topAnchor.constraint(equalTo: board.topAnchor)
    sheet.hold { [top, view.heightAnchor.constraint(equalToConstant: 10)] }
    stage.tick()
    stage.run {
      top.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { board.layoutIfNeeded() }
      #expect(view.frame.minY == 100)
    }
    stage.advance(by: 0.5)

    let shown = try #require(stage.run { view.layer.presentation() })
    #expect(abs(shown.position.y - 55) < 2)
    try stage.settle()
    #expect(view.frame.minY == 100 && view.layer.animationKeys() == nil)
  }

  @Test func `lower priorities give way to higher ones`() {
    let view = sheet.view()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    let narrow = view.widthAnchor.constraint(equalToConstant: 40)
    narrow.priority = .defaultLow
    sheet.hold {
      [narrow, wide, view.widthAnchor.constraint(lessThanOrEqualTo: board.widthAnchor)]
    }
    #expect(view.bounds.width == 300)

    stage.run { narrow.priority = UILayoutPriority(751) }
    #expect(view.bounds.width == 40)
    stage.run { narrow.isActive = false }
    #expect(view.bounds.width == 300)
    #expect(stage.warnings.isEmpty)
  }

  @Test func `conflicting constraints warn once, and the last one is ignored`() throws {
    let view = sheet.view()
    let (first, second) = (
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200)
    )
    second.identifier = "wide"
    sheet.hold { [first, second] }
    stage.advance(by: 0.1)

    #expect(view.bounds.width == 100 && second.isActive)
    let warning = try #require(stage.warnings.first)
    #expect(stage.warnings.count == 1)
    #expect(warning.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
    let (one, other) = stage.run { (first.description, second.description) }
    #expect(warning.contains("Will attempt to recover by breaking constraint \n\(other)\n"))
    #expect(warning.contains("    \"\(one)\",\n    \"\(other)\"\n)"))

    stage.run { first.isActive = false }
    #expect(view.bounds.width == 200 && stage.warnings.count == 1)
  }

  @Test func `an autoresizing mask becomes constraints, and the warning says so`() throws {
    stage.run {
      NSLayoutConstraint.activate([board.widthAnchor.constraint(equalToConstant: 10)])
    }
    let warning = try #require(stage.warnings.first)
    #expect(warning.contains("NSAutoresizingMaskLayoutConstraint"))
    #expect(warning.contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(board.bounds.width == 300)
  }

  /// Whether the autoresizing mask keeps the header at the top of the scrolled content.
  @Test(arguments: [true, false])
  func `a view tied to the outside of a scroll view floats, unless the content holds it`(
    isHeld: Bool
  ) throws {
    let (scrollView, header) = stage.run {
      let scrollView = UIScrollView(frame: board.bounds)
      scrollView.contentSize = CGSize(width: 300, height: 900)
      board.addSubview(scrollView)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
      header.translatesAutoresizingMaskIntoConstraints = isHeld
      scrollView.addSubview(header)
      return (scrollView, header)
    }
    sheet.hold { [header.topAnchor.constraint(equalTo: board.topAnchor)] }
    #expect(stage.warnings.isEmpty)

    stage.run { scrollView.contentOffset.y = 90 }

    #expect(header.frame.minY == (isHeld ? 0 : 90))
    #expect(stage.warnings.count == (isHeld ? 1 : 0))
    guard isHeld else { return }
    let warning = try #require(stage.warnings.first)
    #expect(warning.contains("bounds.minY == 90   (active)"), "\(warning)")
  }

  @Test func `a change and its counterpart in one tick do not conflict`() {
    let view = sheet.view()
    let (small, large) = (
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 20)
    )
    sheet.hold { [small] }
    stage.run {
      large.isActive = true
      small.isActive = false
    }
    #expect(view.bounds.width == 20 && stage.warnings.isEmpty)
  }

  @Test func `leaving the superview deactivates constraints to the outside and keeps the rest`() {
    let (view, child) = stage.run {
      let view = sheet.place(UIView())
      return (view, sheet.place(UIView(), in: view))
    }
    let (outer, inner) = (
      view.topAnchor.constraint(equalTo: board.topAnchor, constant: 30),
      child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7)
    )
    let size = view.widthAnchor.constraint(equalToConstant: 50)
    sheet.hold { [outer, inner, size] }
    #expect(board.constraints == [outer] && view.constraints == [inner, size])

    stage.run { view.removeFromSuperview() }
    #expect(!outer.isActive && inner.isActive && size.isActive)
    #expect(board.constraints.isEmpty)

    stage.run { board.addSubview(view) }
    #expect(!outer.isActive && inner.isActive)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 0) && child.frame.minX == 7)
  }

  @Test func `a tree constrained before it has a window is laid out in it`() {
    let parent = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)) }
    let view = sheet.view(in: parent)
    sheet.hold {
      [
        view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
        view.widthAnchor.constraint(equalToConstant: 30),
      ]
    }
    stage.run {
      parent.layoutIfNeeded()
      #expect(view.frame.minX == 30)
      board.addSubview(parent)
      parent.frame.size.width = 60
    }
    #expect(view.frame.minX == 15)
  }

  @Test func `an under-constrained view is ambiguous and reports it`() {
    let view = sheet.view()
    let top = view.topAnchor.constraint(greaterThanOrEqualTo: board.topAnchor)
    sheet.hold {
      [
        view.leftAnchor.constraint(equalTo: board.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10), top,
      ]
    }
    stage.run { #expect(view.hasAmbiguousLayout && !board.hasAmbiguousLayout) }
    sheet.hold { [view.topAnchor.constraint(equalTo: board.topAnchor)] }
    stage.run { #expect(!view.hasAmbiguousLayout) }
  }

  @Test func `views with intrinsic sizes hug and resist compression`() {
    let (first, second) = stage.run { (Content(60, 20), Content(80, 30)) }
    stage.run {
      sheet.place(first)
      sheet.place(second)
      first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    }
    let wide = second.rightAnchor.constraint(equalTo: board.leftAnchor, constant: 200)
    sheet.hold {
      [
        first.leftAnchor.constraint(equalTo: board.leftAnchor),
        second.leftAnchor.constraint(equalTo: first.rightAnchor), wide,
      ]
    }
    #expect(first.bounds.size == CGSize(width: 60, height: 20))
    #expect(second.bounds.size == CGSize(width: 140, height: 30))

    stage.run { wide.constant = 100 }
    #expect(first.bounds.width == 60 && second.bounds.width == 40)
    stage.run {
      first.size = CGSize(width: 10, height: 5)
      first.invalidateIntrinsicContentSize()
    }
    #expect(first.bounds.size == CGSize(width: 10, height: 5) && second.bounds.width == 90)
  }

  @Test func `constraints align alignment rectangles`() {
    let view = stage.run { sheet.place(Content(40, 20)) }
    stage.run { view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    sheet.hold {
      [
        view.leftAnchor.constraint(equalTo: board.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: board.topAnchor, constant: 10),
      ]
    }
    #expect(view.frame == CGRect(x: 8, y: 9, width: 46, height: 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 40, height: 20)) == view.frame)
  }

  @Test func `updates come before the layout, subviews first`() {
    var heard: [String] = []
    let (outer, inner) = stage.run {
      let (outer, inner) = (Updating("outer"), Updating("inner"))
      for view in [outer, inner] { view.tell = { heard.append($0) } }
      outer.addSubview(inner)
      board.addSubview(outer)
      return (outer, inner)
    }
    #expect(heard == ["inner updates", "outer updates", "outer layout", "inner layout"])

    heard = []
    stage.run { inner.setNeedsUpdateConstraints() }
    #expect(heard == ["inner updates"])
    #expect(!inner.needsUpdateConstraints() && outer.constraints.isEmpty)
  }

  @Test func `a controller updates its view's constraints`() {
    let stage = Stage(device: .phone)
    let page = Page()
    stage.show(page)
    #expect(page.updates == 1 && page.square.frame == CGRect(x: 0, y: 0, width: 9, height: 9))
    stage.run { page.view.setNeedsUpdateConstraints() }
    #expect(page.updates == 2)
  }

  // MARK: Misuse

  @Test func `items in different trees raise`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("because they have no common ancestor."))
  }

  @Test(arguments: [-3, 0, 1000.5, 1e9, Float.nan])
  func `an invalid priority raises`(number: Float) async {
    let bits = number.bitPattern
    let constraint = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [bits = bits as UInt32] in
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 3).priority =
          UILayoutPriority(Float(bitPattern: bits))
      }
    }
    let text = String(decoding: constraint?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSInternalInconsistencyException'"))
    #expect(text.contains("A priority must be greater than 0 and at most 1000 (required), "))
    guard number != 0 else { return }
    await #expect(processExitsWith: .failure) { [bits = bits as UInt32] in
      await MainActor.run {
        let priority = UILayoutPriority(Float(bitPattern: bits))
        UIView().setContentHuggingPriority(priority, for: .vertical)
      }
    }
    await #expect(processExitsWith: .failure) { [bits = bits as UInt32] in
      await MainActor.run {
        let priority = UILayoutPriority(Float(bitPattern: bits))
        UIView().setContentCompressionResistancePriority(priority, for: .horizontal)
      }
    }
  }

  @Test func `a location attribute without a second item raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 3)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Location attributes must be specified in pairs."))
  }

  @Test func `an active constraint cannot become required`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let wish = view.widthAnchor.constraint(equalToConstant: 3)
        wish.priority = .defaultLow
        wish.isActive = true
        wish.priority = .required
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("You passed priority 1000 and the existing priority was 250."))
  }
}

/// A view with an intrinsic content size.
private final class Content: UIView {
  var size: CGSize
  var insets = UIEdgeInsets.zero
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A view that logs when it updates its constraints and lays out.
private final class Updating: UIView {
  let name: String
  var tell: (String) -> Void = { _ in }
  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
  }
  required init?(coder: NSCoder) { nil }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() {
    tell("\(name) updates")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    tell("\(name) layout")
  }
}

private final class Page: UIViewController {
  let square = UIView()
  var updates = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    square.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(square)
  }
  override func updateViewConstraints() {
    updates += 1
    if square.constraints.isEmpty {
      square.widthAnchor.constraint(equalToConstant: 9).isActive = true
      square.heightAnchor.constraint(equalToConstant: 9).isActive = true
    }
    super.updateViewConstraints()
  }
}

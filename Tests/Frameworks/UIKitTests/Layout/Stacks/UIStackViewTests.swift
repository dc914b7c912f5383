import Stage
import Testing

@MainActor
struct UIStackViewTests {
  private let sheet = Sheet()
  private var stage: Stage { sheet.stage }

  /// A stack view with the frame `frame` in the sheet's plain superview. The arranged views have
  /// the given sizes.
  private func stack(
    _ sizes: [(CGFloat, CGFloat)], in frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 100),
    _ prepare: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    stage.run {
      let stack = UIStackView(arrangedSubviews: sizes.map { Block($0.0, $0.1) })
      stack.frame = frame
      prepare(stack)
      sheet.board.addSubview(stack)
      return stack
    }
  }

  private func starts(_ stack: UIStackView) -> [CGFloat] {
    stack.arrangedSubviews.map { (stack.axis == .horizontal ? $0.frame.minX : $0.frame.minY) }
  }
  private func lengths(_ stack: UIStackView) -> [CGFloat] {
    stack.arrangedSubviews.map {
      (stack.axis == .horizontal ? $0.frame.width : $0.frame.height)
    }
  }

  @Test func `a new stack has the documented values`() {
    stage.run {
      let stack = UIStackView()
      #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
      #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
      #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.isEmpty)
      let view = UIView()
      stack.addArrangedSubview(view)
      #expect(view.superview === stack && !view.translatesAutoresizingMaskIntoConstraints)
      #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }
  }

  @Test(arguments: NSLayoutConstraint.Axis.allCases)
  func `fillEqually gives equal shares with spacing`(axis: NSLayoutConstraint.Axis) {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let stack = stack([(10, 10), (20, 20), (30, 30)], in: frame) {
      ($0.axis, $0.distribution, $0.spacing) = (axis, .fillEqually, 15)
    }
    #expect(lengths(stack) == [90, 90, 90] && starts(stack) == [0, 105, 210], "\(axis)")
    for view in stack.arrangedSubviews {
      #expect((axis == .horizontal ? view.frame.height : view.frame.width) == 300)
    }
  }

  @Test func `fill stretches the view with the lowest hugging priority`() {
    let stack = stack([(10, 10), (20, 20), (30, 30)]) {
      $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    }
    #expect(lengths(stack) == [10, 260, 30] && starts(stack) == [0, 10, 270])
  }

  @Test func `fillProportionally gives proportional shares`() {
    let stack = stack([(10, 10), (20, 20), (30, 30)]) { $0.distribution = .fillProportionally }
    #expect(lengths(stack) == [50, 100, 150])
  }

  @Test func `equal spacing keeps the sizes`() {
    let stack = stack([(10, 10), (20, 20), (30, 30)]) { $0.distribution = .equalSpacing }
    #expect(lengths(stack) == [10, 20, 30] && starts(stack) == [0, 130, 270])
  }

  @Test func `equal centring keeps at least the spacing`() {
    let stack = stack([(10, 10), (20, 20), (30, 30)]) { $0.distribution = .equalCentering }
    let centers = stack.arrangedSubviews.map(\.center.x)
    #expect(lengths(stack) == [10, 20, 30] && centers == [5, 145, 285])

    stage.run { stack.spacing = 118 }
    let narrow = zip(stack.arrangedSubviews, stack.arrangedSubviews.dropFirst()).map {
      $1.frame.minX - $0.frame.maxX
    }
    #expect(narrow == [122, 118] && lengths(stack) == [10, 20, 30])
  }

  @Test(arguments: UIStackView.Alignment.allCases)
  func `alignments across a horizontal stack`(alignment: UIStackView.Alignment) {
    let stack = stack([(10, 20), (10, 40)]) { $0.alignment = alignment }
    let (first, second) = (stack.arrangedSubviews[0].frame, stack.arrangedSubviews[1].frame)
    switch alignment {
    case .fill: #expect(first.minY == 0 && first.height == 100 && second.height == 100)
    case .leading: #expect(first.minY == 0 && second.minY == 0 && first.height == 20)
    case .trailing: #expect(first.maxY == 100 && second.maxY == 100 && second.height == 40)
    case .center: #expect(first.minY == 40 && second.minY == 30 && first.height == 20)
    case .firstBaseline, .lastBaseline:
      #expect(first.height == 20 && second.height == 40)
      #expect(first.minY >= 0 && second.maxY <= 100)
    }
    #expect(stage.warnings.isEmpty, "\(alignment)")
  }

  @Test func `labels share one baseline`() {
    let labels = stage.run { [12, 30].map { Self.label("Xx", $0) } }
    let stack = stack([]) { stack in
      for label in labels { stack.addArrangedSubview(label) }
      stack.alignment = .firstBaseline
    }
    let lines = labels.map { $0.frame.minY + $0.baselines.first }
    #expect(abs(lines[0] - lines[1]) < 0.5 && labels[0].frame.minY > labels[1].frame.minY)
    #expect(stack.alignment == .firstBaseline)
  }

  private static func label(_ text: String, _ size: CGFloat) -> Marked {
    let label = Marked()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func `custom spacing replaces the spacing after one view`() {
    let stack = stack([(10, 10), (10, 10), (10, 10)]) {
      $0.distribution = .fillEqually
      $0.spacing = 10
      $0.setCustomSpacing(50, after: $0.arrangedSubviews[0])
    }
    #expect(starts(stack) == [0, 130, 220] && lengths(stack) == [80, 80, 80])
    stage.run {
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    }
    #expect(abs(starts(stack)[1] - lengths(stack)[0] - 10) < 0.001)
  }

  @Test func `layout margins apply if enabled`() {
    let stack = stack([(10, 10)]) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.insetsLayoutMarginsFromSafeArea = false
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 294, height: 96))
  }

  @Test func `a hidden view takes no space, nor its spacing`() {
    let stack = stack([(10, 10), (10, 10), (10, 10)]) {
      ($0.distribution, $0.spacing) = (.fillEqually, 30)
    }
    stage.run { stack.arrangedSubviews[1].isHidden = true }
    #expect(starts(stack)[2] == 165 && lengths(stack) == [135, 0, 135])

    stage.run { stack.arrangedSubviews[1].isHidden = false }
    #expect(starts(stack) == [0, 110, 220] && lengths(stack) == [80, 80, 80])
  }

  @Test func `hiding in an animation block closes the gap over time, then hides`() throws {
    let stack = stack([(10, 10), (10, 10)]) { $0.distribution = .fillEqually }
    let (kept, hidden) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    stage.tick()
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { hidden.isHidden = true }
      #expect(hidden.isHidden && !hidden.layer.isHidden && kept.frame.width == 300)
    }
    stage.advance(by: 0.5)

    let shown = try #require(stage.run { kept.layer.presentation() })
    #expect(abs(shown.bounds.width - 225) < 4)
    try stage.settle()
    #expect(hidden.isHidden && hidden.layer.isHidden)
    stage.run { hidden.isHidden = false }
    #expect(!hidden.layer.isHidden && hidden.frame.width == 150)
  }

  @Test func `a view shown again before it has disappeared stays`() throws {
    let stack = stack([(10, 10), (10, 10)]) { $0.distribution = .fillEqually }
    let view = stack.arrangedSubviews[1]
    stage.tick()
    stage.run { UIView.animate(withDuration: 1) { view.isHidden = true } }
    stage.advance(by: 0.3)
    stage.run { UIView.animate(withDuration: 1) { view.isHidden = false } }
    try stage.settle()

    #expect(!view.isHidden && !view.layer.isHidden && view.frame.width == 150)
  }

  @Test func `a stack pinned by its corner fits its content`() {
    let stack = stack([(10, 30), (20, 20)]) { $0.spacing = 5 }
    stage.run {
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.leadingAnchor.constraint(equalTo: sheet.board.leadingAnchor, constant: 7).isActive =
        true
      stack.topAnchor.constraint(equalTo: sheet.board.topAnchor, constant: 9).isActive = true
    }
    #expect(stack.frame == CGRect(x: 7, y: 9, width: 35, height: 30))
    stage.run {
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 35, height: 30))
    }
  }

  @Test func `stacks nest`() {
    let inner = stage.run {
      let inner = UIStackView(arrangedSubviews: [Block(10, 10), Block(30, 20)])
      inner.spacing = 4
      return inner
    }
    let outer = stack([(50, 40)]) {
      ($0.axis, $0.alignment, $0.spacing) = (.vertical, .leading, 6)
      $0.addArrangedSubview(inner)
    }
    #expect(inner.frame.width == 44 && inner.frame.maxY == 100)
    stage.run {
      #expect(
        outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 50, height: 66))
    }
  }

  @Test func `views can be added, moved and removed`() {
    let stack = stack([(10, 10), (10, 10)]) { $0.distribution = .fillEqually }
    let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    let third = stage.run { Block(1, 1) }
    stage.run { stack.insertArrangedSubview(third, at: 1) }
    #expect(stack.arrangedSubviews == [first, third, second] && third.frame.minX == 100)
    stage.run { stack.insertArrangedSubview(first, at: 2) }
    #expect(stack.arrangedSubviews == [third, second, first] && first.frame.minX == 200)
    stage.run { stack.removeArrangedSubview(second) }
    #expect(second.superview === stack && stack.arrangedSubviews == [third, first])
    #expect(third.frame.width == 150)
    stage.run { third.removeFromSuperview() }
    #expect(stack.arrangedSubviews == [first] && first.frame.width == 300)
    #expect(stage.warnings.isEmpty)
  }

  @Test func `an index beyond the end raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 2) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("index = 2 expected to be less than or equal to 0"))
  }
}

/// A label with known baselines.
private final class Marked: UILabel {
  var baselines: (first: CGFloat, last: CGFloat) {
    (font.ascender, font.lineHeight - font.ascender)
  }
}

/// A view with an intrinsic content size.
private final class Block: UIView {
  let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

import Stage
import Testing

@MainActor
struct UIViewFittingTests {
  private let sheet = Sheet()
  private var stage: Stage { sheet.stage }

  private static let text = "The quick brown fox jumps over the lazy dog, and then over the fence."

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  @Test func `a view without constraints fits its content`() {
    stage.run {
      let label = self.label("Fox")
      let compressed = UIView.layoutFittingCompressedSize
      #expect(label.systemLayoutSizeFitting(compressed) == label.intrinsicContentSize)
      #expect(UIView().systemLayoutSizeFitting(compressed) == .zero)
      #expect(
        UIView().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
          == CGSize(width: 10_000, height: 10_000))
    }
  }

  @Test func `the compressed fitting size contains the content`() {
    stage.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
      let box = sheet.place(UIView(), in: view)
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
        view.rightAnchor.constraint(greaterThanOrEqualTo: box.rightAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
        box.widthAnchor.constraint(equalToConstant: 70),
        box.heightAnchor.constraint(equalToConstant: 30),
      ])
      #expect(
        view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 100, height: 40))
      #expect(
        view.systemLayoutSizeFitting(CGSize(width: 300, height: 0))
          == CGSize(width: 300, height: 40))
      #expect(view.bounds.width == 500)
    }
  }

  @Test func `a required width gives wrapped text its height`() {
    stage.run {
      let view = UIView()
      let label = sheet.place(self.label(Self.text), in: view)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
        label.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -3),
      ])
      for width: CGFloat in [120, 200, 320] {
        let size = view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        let wrapped = label.sizeThatFits(CGSize(width: width - 20, height: 0)).height
        #expect(size == CGSize(width: width, height: wrapped + 6), "\(width)")
      }
    }
  }

  @Test func `lines wrap at the width that layout gives them`() {
    let label = stage.run { sheet.place(self.label(Self.text)) }
    let right = label.rightAnchor.constraint(equalTo: sheet.board.rightAnchor, constant: -100)
    sheet.hold {
      [
        label.leftAnchor.constraint(equalTo: sheet.board.leftAnchor),
        label.topAnchor.constraint(equalTo: sheet.board.topAnchor), right,
      ]
    }
    for inset: CGFloat in [100, 180, 20] {
      stage.run { right.constant = -inset }
      let height = stage.run { label.sizeThatFits(CGSize(width: 300 - inset, height: 0)).height }
      #expect(label.frame.size == CGSize(width: 300 - inset, height: height), "\(inset)")
    }
  }

  @Test func `a subclass's addition to its intrinsic size applies to wrapped lines too`() {
    final class Roomy: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + 40)
      }
    }
    let label = stage.run {
      let label = sheet.place(Roomy())
      label.text = Self.text
      label.numberOfLines = 0
      return label
    }
    sheet.hold { [label.widthAnchor.constraint(equalToConstant: 120)] }

    let lines = stage.run { label.sizeThatFits(CGSize(width: 120, height: 0)).height }
    #expect(lines > 60)
    #expect(abs(label.frame.height - lines - 40) < 0.001)
  }

  @Test func `a text view without scrolling is as high as its width requires`() throws {
    let (scrollView, stack, text) = stage.run {
      let text = UITextView()
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 17)
      text.text = String(repeating: Self.text + " ", count: 20)
      let stack = UIStackView(arrangedSubviews: [self.label("Fox"), text])
      stack.axis = .vertical
      let scrollView = sheet.place(UIScrollView(), in: sheet.board.superview)
      sheet.place(stack, in: scrollView)
      return (scrollView, stack, text)
    }
    sheet.hold {
      let (inside, outside) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
      let page = scrollView.superview ?? scrollView
      return [
        scrollView.leftAnchor.constraint(equalTo: page.leftAnchor),
        scrollView.rightAnchor.constraint(equalTo: page.rightAnchor),
        scrollView.topAnchor.constraint(equalTo: page.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: page.bottomAnchor),
        stack.leftAnchor.constraint(equalTo: inside.leftAnchor),
        stack.rightAnchor.constraint(equalTo: inside.rightAnchor),
        stack.topAnchor.constraint(equalTo: inside.topAnchor),
        stack.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        stack.widthAnchor.constraint(equalTo: outside.widthAnchor),
      ]
    }
    func expectFit(_ width: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
      let height = stage.run { text.sizeThatFits(CGSize(width: width, height: 0)).height }
      #expect(
        text.frame.size == CGSize(width: width, height: height), sourceLocation: sourceLocation)
      #expect(scrollView.contentSize == stack.frame.size, sourceLocation: sourceLocation)
      #expect(stack.frame.height > height, sourceLocation: sourceLocation)
    }
    expectFit(393)
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    expectFit(852)
    stage.rotate(to: .portrait)
    try stage.settle()
    expectFit(393)
    stage.run { text.text = Self.text }
    stage.tick()
    expectFit(393)
    #expect(stage.warnings.isEmpty)
  }

  @Test func `a label that changes its text moves the views beside it`() {
    let label = stage.run { sheet.place(UILabel()) }
    let next = sheet.view()
    sheet.hold {
      [
        label.leftAnchor.constraint(equalTo: sheet.board.leftAnchor),
        next.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 4),
      ]
    }
    #expect(next.frame.minX == 4)
    stage.run { label.text = "Fox" }
    let width = stage.run { label.intrinsicContentSize.width }
    #expect(width > 0 && abs(next.frame.minX - width - 4) < 0.001)
  }
}

import Stage
import Testing

@MainActor
struct UIViewGuidesTests {
  private let sheet = Sheet()
  private var stage: Stage { sheet.stage }
  private var board: UIView { sheet.board }

  private func fill(_ view: UIView, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  @Test func `a custom guide is laid out between views`() {
    let view = sheet.view()
    let guide = stage.run { UILayoutGuide() }
    stage.run { board.addLayoutGuide(guide) }
    sheet.hold {
      [
        guide.leftAnchor.constraint(equalTo: board.leftAnchor, constant: 40),
        guide.widthAnchor.constraint(equalTo: board.widthAnchor, multiplier: 0.5),
        guide.topAnchor.constraint(equalTo: board.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 10),
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: guide.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    #expect(view.frame == CGRect(x: 110, y: 10, width: 10, height: 10))
    #expect(guide.layoutFrame == CGRect(x: 40, y: 0, width: 150, height: 10))
    #expect(board.layoutGuides == [guide] && guide.owningView === board)

    stage.run { board.removeLayoutGuide(guide) }
    #expect(guide.owningView == nil && board.constraints.isEmpty && view.constraints.count == 2)
  }

  @Test func `the safe area guide follows the device and the controller`() {
    let stage = Stage(device: .phone)
    let controller = stage.run { UIViewController() }
    stage.show(controller)
    let view = stage.run {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate(fill(view, controller.view.safeAreaLayoutGuide))
      return view
    }
    let full = controller.view.bounds
    let insets = stage.run { controller.view.safeAreaInsets }
    #expect(insets.top > 0 && view.frame == full.inset(by: insets))
    stage.run {
      let guide = controller.view.safeAreaLayoutGuide
      #expect(guide.layoutFrame == full.inset(by: insets))
    }

    stage.run { controller.additionalSafeAreaInsets.top = 30 }
    #expect(view.frame.minY == insets.top + 30)
  }

  @Test func `the layout margins guide follows the margins`() {
    let view = sheet.view()
    stage.run { board.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20) }
    sheet.hold { fill(view, board.layoutMarginsGuide) }
    #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 180))
    stage.run { board.layoutMargins.left = 50 }
    #expect(view.frame == CGRect(x: 50, y: 5, width: 230, height: 180))
  }

  @Test func `margin attributes equal the margins guide`() {
    let view = sheet.view()
    sheet.hold {
      [
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: board, attribute: .leftMargin,
          multiplier: 1, constant: 2),
        NSLayoutConstraint(
          item: view, attribute: .right, relatedBy: .equal, toItem: board,
          attribute: .rightMargin, multiplier: 1, constant: 0),
      ]
    }
    #expect(view.frame.minX == 10 && view.frame.maxX == 292)
  }

  @Test func `a view narrower than its margins causes no conflict`() {
    let view = sheet.view()
    stage.run { board.frame.size.width = 4 }
    let width = view.widthAnchor.constraint(equalTo: board.layoutMarginsGuide.widthAnchor)
    width.priority = .defaultHigh
    sheet.hold { [width] }
    #expect(view.frame.width == 0 && stage.warnings.isEmpty)
  }

  @Test func `the readable guide is narrow in wide views`() {
    let view = sheet.view()
    stage.run { board.frame.size.width = 1000 }
    sheet.hold { fill(view, board.readableContentGuide) }
    #expect(view.frame.width < 984 && view.frame.midX == 500)
    stage.run { board.frame.size.width = 300 }
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
  }

  // MARK: Scroll views

  private func scrollView() -> UIScrollView {
    stage.run {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentInsetAdjustmentBehavior = .never
      board.addSubview(view)
      return view
    }
  }

  @Test(arguments: [true, false])
  func `constraints on the content guide set the content size`(usesGuide: Bool) {
    let scrollView = scrollView()
    let content = sheet.view(in: scrollView)
    sheet.hold {
      let edges: [NSLayoutConstraint] =
        usesGuide
        ? fill(content, scrollView.contentLayoutGuide)
        : [
          content.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
          content.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
          content.topAnchor.constraint(equalTo: scrollView.topAnchor),
          content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        ]
      return edges + [
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 400),
      ]
    }
    #expect(scrollView.contentSize == CGSize(width: 100, height: 400))
    stage.run { scrollView.contentOffset.y = 50 }
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 400))
  }

  @Test func `views on the frame guide stay while the content moves`() {
    let scrollView = scrollView()
    let header = sheet.view(in: scrollView)
    sheet.hold {
      [
        header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
        header.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    stage.run { scrollView.contentSize.height = 500 }
    stage.run { scrollView.contentOffset.y = 70 }
    #expect(header.frame.minY == 75)
  }
}

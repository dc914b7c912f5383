import Stage
import Testing

/// The frame of a popover's card.
@MainActor
struct PopoverPlacementTests {
  private static let gap: CGFloat = 8
  /// The iPad's safe area, inset by 10 points.
  private static let room = CGRect(x: 10, y: 42, width: 800, height: 1103)
  /// A source in the middle of an iPad's screen, with space on every side.
  private static let source = CGRect(x: 400, y: 580, width: 20, height: 20)

  /// Presents a card of 200 × 300 points and passes it to `look` together with its popover.
  private func onPopover(
    source: CGRect = Self.source, size: CGSize = CGSize(width: 200, height: 300),
    _ prepare: (UIPopoverPresentationController) -> Void = { _ in },
    _ look: (UIPopoverPresentationController, UIView) -> Void
  ) throws {
    let stage = Stage(device: .pad)
    let (root, content) = stage.run { (UIViewController(), UIViewController()) }
    stage.show(root)
    try stage.run {
      content.modalPresentationStyle = .popover
      content.preferredContentSize = size
      let popover = try #require(content.popoverPresentationController)
      popover.sourceView = root.view
      popover.sourceRect = source
      prepare(popover)
      root.present(content, animated: false)
    }
    try stage.settle()
    try stage.run {
      let popover = try #require(content.popoverPresentationController)
      look(popover, try #require(popover.presentedView))
    }
    stage.close()
  }

  private nonisolated static let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  @Test(arguments: sides)
  func `the card is on a permitted side`(side: UIPopoverArrowDirection) throws {
    try onPopover {
      $0.permittedArrowDirections = side
    } _: { popover, card in
      let source = Self.source
      switch side {
      case .up: #expect(card.frame.minY == source.maxY + Self.gap)
      case .down: #expect(card.frame.maxY == source.minY - Self.gap)
      case .left: #expect(card.frame.minX == source.maxX + Self.gap)
      default: #expect(card.frame.maxX == source.minX - Self.gap)
      }
      if side == .up || side == .down {
        #expect(card.frame.midX == source.midX)
      } else {
        #expect(card.frame.midY == source.midY)
      }
      #expect(popover.arrowDirection == side)
      #expect(card.frame.size == CGSize(width: 200, height: 300))
    }
  }

  @Test func `with no direction the card is centred on its source`() throws {
    try onPopover {
      $0.permittedArrowDirections = []
    } _: { popover, card in
      #expect(card.center == CGPoint(x: Self.source.midX, y: Self.source.midY))
      #expect(popover.arrowDirection == [])
    }
  }

  @Test func `among all sides one is chosen where the whole card fits`() throws {
    let corners: [CGRect] = [
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 810, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 1170, width: 10, height: 10), CGRect(x: 810, y: 1170, width: 10, height: 10),
    ]
    for source in corners {
      try onPopover(source: source) { _, card in
        #expect(Self.room.contains(card.frame), "\(source)")
        #expect(card.frame.size == CGSize(width: 200, height: 300))
        #expect(!card.frame.intersects(source))
      }
    }
  }

  @Test func `a card that fits nowhere shrinks, or overlaps where allowed`() throws {
    let wish = CGSize(width: 2000, height: 2000)
    try onPopover(size: wish) { _, card in
      #expect(!card.frame.intersects(Self.source))
      #expect(card.frame.width <= 800)
    }
    try onPopover(size: wish) {
      $0.canOverlapSourceViewRect = true
    } _: { _, card in
      #expect(card.frame == Self.room)
    }
  }

  @Test func `a source that leaves no space is overlapped`() throws {
    try onPopover(source: CGRect(origin: .zero, size: Device.pad.size)) { _, card in
      #expect(card.frame.size == CGSize(width: 200, height: 300))
      #expect(Self.room.contains(card.frame))
    }
  }

  @Test func `the layout margins keep the card from the edges`() throws {
    try onPopover(source: CGRect(x: 0, y: 0, width: 10, height: 10)) {
      $0.popoverLayoutMargins = UIEdgeInsets(top: 50, left: 60, bottom: 50, right: 50)
    } _: { _, card in
      #expect(card.frame.minX == 60)
      #expect(card.frame.minY == 82)
    }
  }

  @Test func `without a rectangle the source view's bounds are used`() throws {
    try onPopover {
      $0.sourceRect = .null
      $0.permittedArrowDirections = []
    } _: { _, card in
      #expect(card.center == CGPoint(x: 410, y: 590))
    }
  }

  @Test func `a view is a source item`() throws {
    try onPopover {
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      $0.sourceView?.addSubview(view)
      $0.sourceView = nil
      $0.sourceItem = view
      $0.permittedArrowDirections = .up
    } _: { _, card in
      #expect(card.frame.minY == 158)
      #expect(card.frame.midX == 125)
    }
  }

  @Test func `the card has the preferred size or a default one`() throws {
    try onPopover(size: .zero) { _, card in
      #expect(card.frame.width > 100)
      #expect(card.frame.height > 100)
    }
  }
}

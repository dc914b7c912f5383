/// The frames of all parts of an alert's card, in the card's coordinate system.
///
/// The frames are those of iOS 26.1, measured on an iPhone 16 (facts A.11). A card with a title, a
/// one-line message and one button is 152.333 points high. A card with one button and a single text
/// is 126.333 points high. A card with a title, a one-line message and three buttons is 264.333
/// points high, and with four buttons 320.333 points. An action sheet outside a popover has the
/// same card.
struct AlertLayout: Equatable {
  static let width: CGFloat = 320
  static let cornerRadius: CGFloat = 34
  static let buttonHeight: CGFloat = 48
  private static let textInset: CGFloat = 30
  private static let textTop: CGFloat = 22
  private static let titleToMessage: CGFloat = 7 + 2.0 / 3
  private static let margin: CGFloat = 16
  private static let buttonGap: CGFloat = 8
  // The dimensions of text fields, in points (unverified).
  static let fieldHeight: CGFloat = 44
  private static let fieldGap: CGFloat = 8
  private static let fieldTop: CGFloat = 12

  /// The width at which the texts wrap.
  static let textWidth = width - 2 * textInset

  /// The heights of a text's first line and of each further line.
  struct LineHeights: Equatable {
    var first, further: CGFloat
    static let title = LineHeights(first: 20 + 1.0 / 3, further: 22)
    static let message = LineHeights(first: 18, further: 20)

    func height(of lines: Int) -> CGFloat {
      lines > 0 ? first + CGFloat(lines - 1) * further : 0
    }
  }

  private(set) var title: CGRect?
  private(set) var message: CGRect?
  /// The text fields' frames, from top to bottom.
  private(set) var fields: [CGRect] = []
  /// The buttons' frames, in display order.
  private(set) var buttons: [CGRect] = []
  private(set) var height: CGFloat = 0

  /// `titleLines` is 0 if there is no title, and `messageLines` is 0 if there is no message. If the
  /// card would be higher than `limit`, the message is truncated first, and then the title.
  /// Unverified: how UIKit divides the height between the title and the message.
  init(
    titleLines: Int, messageLines: Int, fieldCount: Int = 0, buttonCount: Int,
    limit: CGFloat = .infinity
  ) {
    let isSingle = titleLines == 0 || messageLines == 0
    let rows = buttonCount == 2 ? 1 : buttonCount
    let foot =
      rows == 0
      ? 0 : 2 * Self.margin + CGFloat(rows) * Self.buttonHeight + CGFloat(rows - 1) * Self.buttonGap

    let fieldStep = Self.fieldHeight + Self.fieldGap
    let fieldArea =
      fieldCount == 0 ? 0 : Self.fieldTop + CGFloat(fieldCount) * fieldStep - Self.fieldGap

    var y: CGFloat = 0
    if titleLines + messageLines > 0 {
      // A message that has no title above it uses the line heights of a title.
      let heights: LineHeights = titleLines == 0 ? .title : .message
      let fitting = (
        LineHeights.title.height(of: titleLines), heights.height(of: messageLines)
      )
      let gap = isSingle ? 0 : Self.titleToMessage
      let end: CGFloat = isSingle ? 4 : 4 + 1.0 / 3
      var available = max(0, limit - foot - fieldArea - Self.textTop - gap - end)
      y = Self.textTop
      if titleLines > 0 {
        title = CGRect(
          x: Self.textInset, y: y, width: Self.textWidth, height: min(fitting.0, available))
        available -= min(fitting.0, available)
        y = (title?.maxY ?? y) + gap
      }
      if messageLines > 0 {
        message = CGRect(
          x: Self.textInset, y: y, width: Self.textWidth, height: min(fitting.1, available))
        y = message?.maxY ?? y
      }
      y += end
    }
    let width = Self.width - 2 * Self.margin
    fields = (0..<fieldCount).map { row in
      CGRect(
        x: Self.margin, y: y + Self.fieldTop + CGFloat(row) * fieldStep, width: width,
        height: Self.fieldHeight)
    }
    y += fieldArea
    height = y + foot
    guard rows > 0 else { return }
    if buttonCount == 2 {
      let half = (width - Self.buttonGap) / 2
      buttons = [0, 1].map { column in
        CGRect(
          x: Self.margin + column * (half + Self.buttonGap), y: y + Self.margin, width: half,
          height: Self.buttonHeight)
      }
    } else {
      buttons = (0..<rows).map { row in
        CGRect(
          x: Self.margin,
          y: y + Self.margin + CGFloat(row) * (Self.buttonHeight + Self.buttonGap), width: width,
          height: Self.buttonHeight)
      }
    }
  }

  /// Sorts actions for display, regardless of the order in which they were added. If there are two
  /// buttons, the cancel button is the leading one; if there are more, it is the last one (facts
  /// A.11.1).
  @MainActor
  static func order(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return actions.count == 2 ? cancel + others : others + cancel
  }
}

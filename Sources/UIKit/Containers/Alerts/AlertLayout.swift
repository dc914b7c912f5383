/// The frames of everything in an alert's card, in points of the card.
///
/// Era iOS 26.1; the numbers are measured on an iPhone 16 (facts A.11): title, one line of message
/// and one button are 152.333 high, a single text 126.333, three buttons 264.333 and four 320.333.
/// An action sheet outside a popover has the same card.
struct AlertLayout: Equatable {
  static let width: CGFloat = 320
  static let cornerRadius: CGFloat = 34
  static let buttonHeight: CGFloat = 48
  private static let textInset: CGFloat = 30
  private static let textTop: CGFloat = 22
  private static let titleToMessage: CGFloat = 7 + 2.0 / 3
  private static let margin: CGFloat = 16
  private static let buttonGap: CGFloat = 8

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
  /// In display order.
  private(set) var buttons: [CGRect] = []
  private(set) var height: CGFloat = 0

  /// `titleLines` and `messageLines` are 0 for a missing text. Texts that exceed `limit` are
  /// truncated, the message first; how UIKit divides the height is unverified.
  init(titleLines: Int, messageLines: Int, buttonCount: Int, limit: CGFloat = .infinity) {
    let isSingle = titleLines == 0 || messageLines == 0
    let rows = buttonCount == 2 ? 1 : buttonCount
    let foot =
      rows == 0
      ? 0 : 2 * Self.margin + CGFloat(rows) * Self.buttonHeight + CGFloat(rows - 1) * Self.buttonGap

    var y: CGFloat = 0
    if titleLines + messageLines > 0 {
      // A single text uses the title's metrics.
      let heights: LineHeights = titleLines == 0 ? .title : .message
      let wishes = (
        LineHeights.title.height(of: titleLines), heights.height(of: messageLines)
      )
      let gap = isSingle ? 0 : Self.titleToMessage
      let end: CGFloat = isSingle ? 4 : 4 + 1.0 / 3
      var room = max(0, limit - foot - Self.textTop - gap - end)
      y = Self.textTop
      if titleLines > 0 {
        title = CGRect(x: Self.textInset, y: y, width: Self.textWidth, height: min(wishes.0, room))
        room -= min(wishes.0, room)
        y = (title?.maxY ?? y) + gap
      }
      if messageLines > 0 {
        message = CGRect(
          x: Self.textInset, y: y, width: Self.textWidth, height: min(wishes.1, room))
        y = message?.maxY ?? y
      }
      y += end
    }
    height = y + foot
    guard rows > 0 else { return }
    let width = Self.width - 2 * Self.margin
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

  /// Sorts actions for display: the cancel button is leading beside one other button, and last
  /// among more, wherever it was added (facts A.11.1).
  @MainActor
  static func order(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return actions.count == 2 ? cancel + others : others + cancel
  }
}

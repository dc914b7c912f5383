/// The buttons that a swipe reveals beside the content of a row.
final class SwipeActionsView: UIView {
  let actions: [UIContextualAction]
  /// Whether the buttons are at the left side of the row.
  let isLeft: Bool
  private let buttons: [SwipeActionButton]
  var onTap: ((UIContextualAction, UIView) -> Void)?

  /// Whether the first action covers the others, because the swipe is long enough to perform it.
  var isExpanded = false

  init(_ configuration: UISwipeActionsConfiguration, isLeft: Bool) {
    (actions, self.isLeft) = (configuration.actions, isLeft)
    buttons = configuration.actions.map { SwipeActionButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button is in front, so that it covers the others when it expands.
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          guard let self, let button else { return }
          onTap?(button.action, button)
        }, for: .touchUpInside)
    }
  }
  required init?(coder: NSCoder) { nil }

  /// The width at which all buttons have their own width.
  var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.ownWidth } }

  func button(of action: UIContextualAction) -> UIView? { buttons.first { $0.action === action } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = openWidth > 0 ? bounds.width / openWidth : 0
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isExpanded && index == 0 ? bounds.width : button.ownWidth * scale
      button.frame = CGRect(
        x: isLeft ? edge : bounds.width - edge - width, y: 0, width: width, height: bounds.height)
      button.layoutIfNeeded()
      edge += isExpanded && index == 0 ? button.ownWidth * scale : width
    }
  }
}

/// The button of one action.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let picture: UIImageView?
  private let label: UILabel?

  init(_ action: UIContextualAction) {
    self.action = action
    picture = action.image.map { image in
      UIImageView(
        image: image.renderingMode == .automatic
          ? image.withRenderingMode(.alwaysTemplate) : image)
    }
    label = action.title.map { title in
      let label = UILabel()
      (label.text, label.textColor, label.textAlignment) = (title, .white, .center)
      label.font = .systemFont(ofSize: SwipeDefaults.fontSize)
      return label
    }
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    tintColor = .white
    clipsToBounds = true
    for part in [picture, label] {
      if let part { addSubview(part) }
    }
  }
  required init?(coder: NSCoder) { nil }

  private var titleSize: CGSize {
    label?.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)) ?? .zero
  }

  /// The width of the button in an open row.
  var ownWidth: CGFloat {
    max(
      SwipeDefaults.buttonWidth,
      max(titleSize.width, picture?.image?.size.width ?? 0) + 2 * SwipeDefaults.padding)
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.8 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (title, image) = (titleSize, picture?.image?.size ?? .zero)
    let gap = label != nil && picture != nil ? SwipeDefaults.imageGap : 0
    var y = (bounds.height - title.height - image.height - gap) / 2
    picture?.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: y, width: image.width, height: image.height)
    y += image.height + gap
    label?.frame = CGRect(
      x: (bounds.width - title.width) / 2, y: y, width: title.width, height: title.height)
  }
}

/// Constants of swipe actions. No source states them; they follow the appearance on iOS (unverified).
enum SwipeDefaults {
  static let buttonWidth: CGFloat = 74
  static let padding: CGFloat = 15
  static let fontSize: CGFloat = 15
  static let imageGap: CGFloat = 4
  /// A row that is released at this part of its buttons' width opens.
  static let openingPart: CGFloat = 0.5
  /// A release with at least this speed opens or closes the row, in points per second.
  static let flickSpeed: CGFloat = 300
  /// The part of the row's width at which a swipe performs the first action.
  static let fullPart: CGFloat = 0.65
  /// How much of a drag beyond the buttons moves a row whose first action cannot be performed so.
  static let resistance: CGFloat = 0.25
  static let duration = 0.3
}

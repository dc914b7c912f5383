// Displays the button's configuration.

extension UIButton {
  /// Creates a button that runs `primaryAction` when it is tapped. If the configuration has no
  /// title or image, the title or image of the action is used.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
      configuration.title = title
    }
    if configuration.image == nil { configuration.image = primaryAction?.image }
    apply(configuration)
  }

  /// The text styles of a title and of a subtitle in a configuration (`unverified` for the
  /// subtitle).
  private static let titleStyle = UIFont.TextStyle.body
  private static let subtitleStyle = UIFont.TextStyle.footnote
  /// The opacity of a pressed button (`unverified`).
  private static let pressedAlpha: CGFloat = 0.75

  /// The title of a configuration wraps (facts M.9).
  private static let titleBreaks = NSLineBreakMode.byWordWrapping

  func show(_ configuration: Configuration) {
    let tint: UIColor = contentTint
    let color = configuration.foreground(tint: tint, isEnabled: isEnabled)
    titleView.font = .preferredFont(
      forTextStyle: Self.titleStyle, compatibleWith: traitCollection)
    // If the configuration does not set a title, the title for the current state is shown
    // (unverified).
    show(
      configuration.attributedTitle ?? currentTitle.map { AttributedString($0) },
      configuration.titleTextAttributesTransformer, color, in: titleView)
    if titleView.lineBreakMode != Self.titleBreaks { titleView.lineBreakMode = Self.titleBreaks }
    if configuration.subtitle != nil || subtitleView != nil {
      let label = makeSubtitle()
      label.font = .preferredFont(
        forTextStyle: Self.subtitleStyle, compatibleWith: traitCollection)
      show(
        configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer, color,
        in: label)
    }
    showPicture(configuration, color)
    let back = makeBackdrop()
    back.backgroundColor = configuration.fill(tint: tint, isEnabled: isEnabled)
    back.image = configuration.background.image
    back.contentMode = configuration.background.imageContentMode
    shapeBackdrop(configuration)
  }

  /// Shows a text, with attributes only if it has any, so that the label's own style applies.
  private func show(
    _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ color: UIColor, in label: UILabel
  ) {
    let isPlain = transformer == nil && text?.runs.allSatisfy { $0.attributes == .init() } ?? true
    if let text, !isPlain {
      label.attributedText = text.styled(font: label.font, color: color, transformer)
    } else {
      label.text = text.map { String($0.characters) }
      label.textColor = color
    }
  }

  private func showPicture(_ configuration: Configuration, _ color: UIColor) {
    let spins = configuration.showsActivityIndicator
    // Only symbols have the button's colour; pictures keep their own (facts M.12).
    let own = spins ? nil : configuration.image ?? currentImage
    let image = own?.symbolConfiguration == nil ? own : own?.template
    if image != nil || pictureViewIsMade {
      pictureViewIsMade = true
      pictureView.tintColor = color
      pictureView.image = image
    }
    guard spins || spinner != nil else { return }
    let spinner = makeSpinner()
    spinner.color = color
    if spins { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  /// Sets the opacity of the parts according to the state of the button.
  func dim(_ configuration: Configuration) {
    let share = isHighlighted ? Self.pressedAlpha : 1
    let content = configuration.look == .filled ? 1 : share
    titleView.alpha = content
    subtitleView?.alpha = content
    if pictureViewIsMade { pictureView.alpha = content }
    backdrop?.alpha = share
  }

  /// Sets the background's frame. This method runs while the button's traits are current.
  func layOutBackdrop() {
    backdrop?.frame = backgroundRect(forBounds: bounds)
    if let configuration {
      let insets = configuration.background.backgroundInsets
      backdrop?.frame = backgroundRect(forBounds: bounds).inset(
        by: UIEdgeInsets(
          top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
          bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
      shapeBackdrop(configuration)
    } else if buttonType == .close {
      backdrop?.layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
  }

  private func shapeBackdrop(_ configuration: Configuration) {
    guard let backdrop else { return }
    backdrop.layer.cornerRadius = configuration.radius(height: backdrop.bounds.height)
    backdrop.clipsToBounds = backdrop.image != nil
    backdrop.layer.borderColor = (configuration.background.strokeColor ?? .clear).cgColor
    backdrop.layer.borderWidth = configuration.background.strokeWidth
  }
}

/// Shows a message, text fields and actions in a card over the presenter.
///
/// As on iOS 26, an action sheet without a popover source looks like an alert on a phone. A button
/// first dismisses the card and then runs its handler, which may read the text fields:
///
/// ```swift
/// let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
/// alert.addTextField { $0.placeholder = "Anna" }
/// alert.addAction(
///   UIAlertAction(title: "OK", style: .default) { _ in
///     rename(alert.textFields?.first?.text ?? "")
///   })
/// ```
///
/// The first text field becomes the first responder when the alert appears, and the card stays above
/// the keyboard.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert controller. The raw values are those of `UIAlertController.h`.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  open private(set) var preferredStyle = Style.actionSheet

  open override var title: String? { didSet { contentChanged() } }
  open var message: String? { didSet { contentChanged() } }

  /// The actions in the order in which they were added, which may differ from the display order.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds a button. Raises UIKit's exception if a second action of the style `.cancel` is added.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    contentChanged()
  }

  /// The text fields, from top to bottom; nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Adds a text field, which `configurationHandler` may change. Raises UIKit's exception for an
  /// action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      raise(
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: Self.fieldFontSize)
    field.clearButtonMode = .whileEditing
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.pressReturn(in: field) },
      for: .primaryActionTriggered)
    fields.append(field)
    configurationHandler?(field)
    contentChanged()
  }

  /// The size of a text field's font, in points (unverified).
  private static let fieldFontSize: CGFloat = 17

  /// Continues with the next text field. In the last one, chooses the preferred action, or else the
  /// first action that does not cancel (unverified).
  private func pressReturn(in field: UITextField?) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if fields.indices.contains(index + 1) {
      fields[index + 1].becomeFirstResponder()
    } else if let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) {
      choose(action)
    }
  }

  /// The emphasised button, which must be one of `actions`; nil by default.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        raise(
          "The -preferredAction of an alert controller must be contained in the -actions array "
            + "or be nil.")
      }
      contentChanged()
    }
  }

  private func raise(_ reason: String) -> Never {
    UIKitLog.raise("NSInternalInconsistencyException", reason)
  }

  // MARK: Card

  open override func loadView() {
    let card = AlertCard(frame: .zero)
    card.onChoice = { [weak self] in self?.choose($0) }
    view = card
    contentChanged()
  }

  private func contentChanged() {
    guard let card = viewIfLoaded as? AlertCard else { return }
    var shown = AlertLayout.order(actions)
    // In a popover, there is no cancel button, because a tap outside the popover cancels.
    if isPopover { shown.removeAll { $0.style == .cancel } }
    card.content = AlertCard.Content(
      title: title, message: message, fields: fields, actions: shown, preferred: preferredAction)
    preferredContentSize = card.size(within: .infinity)
  }

  private var isPopover: Bool { ownPresentation is UIPopoverPresentationController }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let texts = [title, message].compactMap { $0 }.filter { !$0.isEmpty }
    if texts.isEmpty, actions.isEmpty {
      raise("UIAlertController must have a title, a message or an action to display")
    }
    contentChanged()
  }

  /// Begins editing of the first text field.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fields.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for field in fields where field.isEditing { field.resignFirstResponder() }
  }

  // MARK: Choosing

  /// Dismisses the alert, then runs the action's handler. Has no effect if the alert is already
  /// being dismissed.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }

  /// Chooses the cancel action after a tap outside an action sheet.
  private func cancel() {
    guard preferredStyle == .actionSheet,
      let action = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(action)
  }

  // MARK: Presentation

  override func ownKindOfPresentation(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    if preferredStyle == .actionSheet, isForPopover(presenting) {
      let popover = UIPopoverPresentationController(
        presentedViewController: self, presenting: presenting)
      popover.onUserDismissal = { [weak self] in
        guard let cancel = self?.actions.first(where: { $0.style == .cancel }) else { return }
        cancel.handler?(cancel)
      }
      popover.becomesSheet = false
      popover.missingSource = { [weak self] in self?.missingSource ?? "" }
      return popover
    }
    let presentation = AlertPresentation(presentedViewController: self, presenting: presenting)
    presentation.onTapOutside = { [weak self] in self?.cancel() }
    return presentation
  }

  /// The message of UIKit's exception for an action sheet without a popover source.
  private var missingSource: String {
    let presenter = presentingViewController
    return
      "Your application has presented a UIAlertController (\(self)) of style "
      + "UIAlertControllerStyleActionSheet from "
      + "\(presenter.map { String(describing: Swift.type(of: $0)) } ?? "(null)") "
      + "(\(presenter.map(\.description) ?? "(null)")). The modalPresentationStyle of a "
      + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
      + "location information for this popover through the alert controller's "
      + "popoverPresentationController. You must provide either a sourceView and sourceRect or a "
      + "barButtonItem.  If this information is not known when you present the alert controller, "
      + "you may provide it in the UIPopoverPresentationControllerDelegate method "
      + "-prepareForPopoverPresentation."
  }

  /// Whether the action sheet is shown as a popover. An action sheet is shown as a popover in a
  /// regular width, and also if the app has read `popoverPresentationController` before the
  /// presentation.
  private func isForPopover(_ presenting: UIViewController?) -> Bool {
    guard modalPresentationStyle == .popover else { return false }
    guard let presenting else { return true }
    return presenting.traitCollection.horizontalSizeClass == .regular
  }
}

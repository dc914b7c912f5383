/// A bar with a text field for a search, and with a button that ends the search.
///
/// The bar notifies its delegate of every change of the text. The bar does not perform the search
/// itself.
@preconcurrency @MainActor
open class UISearchBar: UIView, HidingSearchBar, UIBarPositioning {
  /// The bar's height and the margins around its field, in points (unverified).
  static let height: CGFloat = 52
  private static let fieldHeight: CGFloat = 36
  private static let scopeBarHeight: CGFloat = 44
  private static let scopeButtonHeight: CGFloat = 32
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// The appearance of the bar. A `.minimal` bar has no background. In Matchcut, the styles
  /// `.default` and `.prominent` look the same.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The bar's text field.
  open var searchTextField: UISearchTextField { field }
  private let field = UISearchTextField(frame: .zero)
  private let editing = SearchFieldDelegate()
  private let cancelButton = UIButton(type: .system)

  open weak var delegate: (any UISearchBarDelegate)?
  /// The position, which the delegate determines; `.any` by default. The position does not change the
  /// look of the bar, because its background is clear.
  open var barPosition: UIBarPosition {
    guard let delegate else { return .any }
    return CallTrace.askIfImplemented(
      .delegate, delegate, .message(.init("position", ["for": .named(self)])),
      { delegate.position(for: self) }, answer: { .value(.text(".\($0)")) }) ?? .any
  }
  /// Observes the bar in addition to the delegate. The observer is the search controller to which
  /// the bar belongs.
  weak var controller: (any SearchBarObserver)?

  private func prepare() {
    isOpaque = false
    searchTextField.clearButtonMode = .whileEditing
    searchTextField.returnKeyType = .search
    editing.bar = self
    searchTextField.delegate = editing
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    addSubview(searchTextField)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.isHidden = true
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    addSubview(cancelButton)
    scopes.isHidden = true
    scopes.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
    addSubview(scopes)
  }

  // MARK: Content

  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text ?? "" else { return }
      searchTextField.text = newValue
      textChanged()
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the field; nil by default. Matchcut stores the prompt, but does not show
  /// it.
  open var prompt: String?

  // MARK: Appearance

  open var searchBarStyle = Style.default { didSet { recolour() } }
  open var barStyle = UIBarStyle.default { didSet { recolour() } }
  /// The background colour; nil by default.
  open var barTintColor: UIColor? { didSet { recolour() } }
  open var isTranslucent = true { didSet { recolour() } }

  private func recolour() {
    let opaque: UIColor = barStyle.isDark ? .black : .systemBackground
    let plain = isTranslucent ? nil : opaque
    backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? plain
  }

  /// The image that is drawn instead of the field's background in a state; nil by default. An image
  /// for `.disabled` is drawn while the field is disabled; other states use the image for `.normal`.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state == .disabled {
      searchTextField.disabledBackground = backgroundImage
    } else if state == .normal {
      searchTextField.background = backgroundImage
      searchTextField.borderStyle = backgroundImage == nil ? .roundedRect : .none
    }
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? searchTextField.disabledBackground : searchTextField.background
  }

  // MARK: Cancel button

  /// Whether the button that ends the search is shown; false by default.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton == cancelButton.isHidden else { return }
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  // MARK: Scopes

  /// The titles of the scope buttons; nil by default.
  open var scopeButtonTitles: [String]? {
    didSet {
      let index = selectedScopeButtonIndex
      scopes.removeAllSegments()
      for (place, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: place, animated: false)
      }
      selectedScopeButtonIndex = index
      scopesChanged()
    }
  }
  /// The index of the selected scope button; 0 by default. Setting this property does not call the
  /// delegate.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set {
      let last = scopes.numberOfSegments - 1
      scopes.selectedSegmentIndex =
        last < 0 ? UISegmentedControl.noSegment : min(max(newValue, 0), last)
    }
  }
  /// Whether the scope buttons are shown below the field; false by default. Without titles, there is
  /// no scope bar.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopesChanged() } } }
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard showsScopeBar != show else { return }
    showsScopeBar = show
    if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  private let scopes = UISegmentedControl(frame: .zero)

  /// The height of the scope bar, in points; 0 if it is not shown.
  private var scopeHeight: CGFloat {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? Self.scopeBarHeight : 0
  }

  private func scopesChanged() {
    scopes.isHidden = scopeHeight == 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.searchBarResizes()
  }

  private func scopeChosen() {
    let index = selectedScopeButtonIndex
    tell("SelectedScopeButtonIndexDidChange") {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }
    controller?.searchTextChanges()
  }

  // MARK: Keyboard

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Editing

  fileprivate func mayBegin() -> Bool {
    let may = ask("ShouldBeginEditing") { $0.searchBarShouldBeginEditing(self) }
    if may { controller?.searchBarBegins() }
    return may
  }
  fileprivate func didBegin() {
    tell("TextDidBeginEditing") { $0.searchBarTextDidBeginEditing(self) }
  }
  fileprivate func mayEnd() -> Bool {
    ask("ShouldEndEditing") { $0.searchBarShouldEndEditing(self) }
  }
  fileprivate func didEnd() {
    tell("TextDidEndEditing") { $0.searchBarTextDidEndEditing(self) }
  }
  fileprivate func mayChange(_ range: NSRange, to text: String) -> Bool {
    ask("ShouldChangeText") {
      $0.searchBar(self, shouldChangeTextIn: range, replacementText: text)
    }
  }
  fileprivate func search() {
    tell("SearchButtonClicked") { $0.searchBarSearchButtonClicked(self) }
  }

  private func textChanged() {
    let text = searchTextField.text ?? ""
    controller?.searchTextChanges()
    tell("TextDidChange") { $0.searchBar(self, textDidChange: text) }
  }

  private func cancel() {
    tell("CancelButtonClicked") { $0.searchBarCancelButtonClicked(self) }
    controller?.searchBarCancels()
  }

  private func tell(_ what: String, _ body: (any UISearchBarDelegate) -> Void) {
    guard let delegate else { return }
    CallTrace.tellOptional(
      .delegate, delegate, .message(.init("searchBar\(what)", of: self)), { body(delegate) })
  }

  private func ask(_ what: String, _ body: (any UISearchBarDelegate) -> Bool) -> Bool {
    guard let delegate else { return true }
    var answer = true
    CallTrace.tellOptional(
      .delegate, delegate, .message(.init("searchBar\(what)", of: self)),
      { answer = body(delegate) })
    return answer
  }

  // MARK: Hiding

  var shownFraction: CGFloat = 1 {
    didSet {
      guard shownFraction != oldValue else { return }
      for part in [searchTextField, cancelButton, scopes] {
        part.alpha = Self.opacity(whenShown: shownFraction)
      }
      setNeedsLayout()
    }
  }
  /// The opacity of the bar's parts while the bar hides (unverified: the field keeps its distances
  /// from the edges of the bar, and everything fades until half of the bar is hidden).
  private static func opacity(whenShown fraction: CGFloat) -> CGFloat {
    max(0, 2 * fraction - 1)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height + scopeHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + scopeHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Self.margin, dy: 0)
    let row = bounds.height - scopeHeight
    scopes.frame = CGRect(
      x: area.minX, y: row, width: max(area.width, 0), height: Self.scopeButtonHeight)
    var width = area.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if showsCancelButton {
      let size = cancelButton.sizeThatFits(area.size)
      width -= size.width + Self.gap
      cancelButton.frame = CGRect(
        x: isMirrored ? area.minX : area.maxX - size.width, y: (row - size.height) / 2,
        width: size.width, height: size.height)
    }
    // A bar that hides shrinks its field.
    let hidden = intrinsicContentSize.height * (1 - shownFraction)
    let fieldHeight = max(0, Self.fieldHeight - hidden)
    searchTextField.frame = CGRect(
      x: isMirrored ? area.maxX - width : area.minX, y: (row - fieldHeight) / 2,
      width: max(width, 0), height: fieldHeight)
  }
}

/// Receives the events of a search bar that concern its search controller.
@MainActor
protocol SearchBarObserver: AnyObject {
  func searchBarBegins()
  func searchTextChanges()
  func searchBarCancels()
  /// Called when the bar's height has changed.
  func searchBarResizes()
}

/// The text field of a search bar, with a magnifying glass on a grey background.
open class UISearchTextField: UITextField {
  /// The radius of the corners, and the distance of the magnifying glass from the field's edge, in
  /// points (unverified).
  private static let radius: CGFloat = 10
  private static let margin: CGFloat = 8

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    borderStyle = .roundedRect
  }

  override var kindOfControl: UIAccessibilityTraits { .searchField }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return super.leftViewRect(forBounds: bounds).offsetBy(
      dx: isMirrored ? -Self.margin : Self.margin, dy: 0)
  }

  open override func draw(_ rect: CGRect) {
    guard borderStyle == .roundedRect else { return super.draw(rect) }
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: borderRect(forBounds: bounds), cornerRadius: Self.radius).fill()
  }
}

/// Forwards the calls of the text field's delegate to the search bar.
@MainActor
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { bar?.mayBegin() ?? true }
  func textFieldDidBeginEditing(_ textField: UITextField) { bar?.didBegin() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { bar?.mayEnd() ?? true }
  func textFieldDidEndEditing(_ textField: UITextField) { bar?.didEnd() }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { bar?.mayChange(range, to: string) ?? true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar?.search()
    return false
  }
}

/// Controls and observes a search bar. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol, UIBarPositioningDelegate {
  /// Whether editing may begin. If this method or `searchBarShouldEndEditing(_:)` is not
  /// implemented, the result is true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after every change of the text, including changes that the app makes.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the user may replace the text in `range`. If the method is not implemented, the result
  /// is true.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user presses the keyboard's search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user has chosen a scope button.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// Shows one or more wheels of values, of which the user turns one value to the front.
///
/// The data source and the delegate provide the rows. A row has the view, the attributed title or
/// the title that the delegate returns, in this order of preference:
///
/// ```swift
/// func pickerView(
///   _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
/// ) -> String? { names[row] }
/// ```
///
/// A drag or a tap turns a wheel, and the wheel comes to rest at a row. Then the delegate receives
/// `pickerView(_:didSelectRow:inComponent:)`. `selectRow(_:inComponent:animated:)` does not call the
/// delegate.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    addSubview(panel)
    panel.makeRow = { [weak self] in self?.makeRow($0, $1, $2) ?? UIView() }
    panel.onChoice = { [weak self] in self?.chose($1, in: $0) }
  }

  /// Provides the numbers of components and rows. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { sourceChanged() } }
  /// Provides the rows, and is told of the user's choices. Not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { sourceChanged() } }

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return counts.count
  }

  /// The number of rows of a wheel; -1 if there is no such wheel (`unverified`).
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(component) ? counts[component] : -1
  }

  /// The size of a wheel's rows, in points; zero if there is no such wheel (`unverified`).
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    guard counts.indices.contains(component) else { return .zero }
    return CGSize(width: width(of: component), height: height(of: component))
  }

  /// The view of a row; nil if the row is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    panel.view(of: row, in: component)
  }

  /// Asks the data source and the delegate again.
  open func reloadAllComponents() {
    needsData = true
    loadIfNeeded()
  }

  open func reloadComponent(_ component: Int) {
    guard !needsData, counts.indices.contains(component) else { return reloadAllComponents() }
    counts[component] = askCount(component)
    panel.reload(component, count: counts[component])
  }

  // MARK: Selection

  /// Turns a wheel to a row, without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    panel.select(row, of: component, animated: animated)
  }

  /// The row at which a wheel last came to rest; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return panel.selected(component)
  }

  private func chose(_ row: Int, in component: Int) {
    guard let delegate else { return }
    methods.tell(
      delegate, "didSelectRow",
      line("didSelectRow", row, component)
    ) { delegate.pickerView(self, didSelectRow: row, inComponent: component) }
  }

  // MARK: Appearance

  /// Always true: since iOS 7, a picker always marks the selected rows.
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  open override var intrinsicContentSize: CGSize { WheelPanel.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { WheelPanel.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    if loadedWidth != bounds.width { needsData = true }
    loadIfNeeded()
  }

  // MARK: Implementation

  private let panel = WheelPanel()
  private let methods = OptionalMethods()
  private var counts: [Int] = []
  private var needsData = true
  private var loadedWidth: CGFloat?

  private func sourceChanged() {
    methods.forget()
    needsData = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard needsData else { return }
    needsData = false
    loadedWidth = bounds.width
    counts = (0..<askComponents()).map(askCount)
    panel.load(
      counts.indices.map { component in
        WheelPanel.Column(
          count: counts[component], width: width(of: component), rowHeight: height(of: component))
      })
  }

  private func askComponents() -> Int {
    guard let dataSource else { return 0 }
    return max(
      0,
      CallTrace.ask(
        .delegate, dataSource, .message("numberOfComponents", ["in": .named(self)])
      ) {
        dataSource.numberOfComponents(in: self)
      } answer: {
        .init($0)
      })
  }

  private func askCount(_ component: Int) -> Int {
    guard let dataSource else { return 0 }
    let call = CallTrace.Call.message(
      .init("pickerView", of: self, "numberOfRowsInComponent", .integer(component)))
    return max(
      0,
      CallTrace.ask(.delegate, dataSource, call) {
        dataSource.pickerView(self, numberOfRowsInComponent: component)
      } answer: {
        .init($0)
      })
  }

  /// The width that the delegate chooses, or an equal part of the picker's width.
  private func width(of component: Int) -> CGFloat {
    let own = delegate.flatMap { delegate in
      methods.ask(
        delegate, "widthForComponent",
        .message(.init("pickerView", of: self, "widthForComponent", .integer(component)))
      ) { delegate.pickerView(self, widthForComponent: component) }
    }
    if let own, own > 0 { return own }
    let count = CGFloat(max(1, counts.count))
    let all = (bounds.width > 0 ? bounds.width : WheelPanel.size.width) - 2 * WheelPanel.margin
    return max(0, (all - (count - 1) * WheelPanel.gap) / count)
  }

  private func height(of component: Int) -> CGFloat {
    let own = delegate.flatMap { delegate in
      methods.ask(
        delegate, "rowHeightForComponent",
        .message(.init("pickerView", of: self, "rowHeightForComponent", .integer(component)))
      ) { delegate.pickerView(self, rowHeightForComponent: component) }
    }
    guard let own, own > 0 else { return WheelPanel.rowHeight }
    return own
  }

  private func line(_ method: String, _ row: Int, _ component: Int) -> CallTrace.Call {
    let rest = method == "didSelectRow" ? "inComponent" : "forComponent"
    return .message(
      .init("pickerView", of: self, method, .integer(row), [rest: .integer(component)]))
  }

  private func makeRow(_ component: Int, _ row: Int, _ reusing: UIView?) -> UIView {
    guard let delegate else { return title(nil, nil, reusing) }
    let own = methods.ask(delegate, "viewForRow", line("viewForRow", row, component)) {
      delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: reusing)
    }
    if let own { return own }
    let attributed = methods.ask(
      delegate, "attributedTitleForRow", line("attributedTitleForRow", row, component)
    ) { delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) }
    if let attributed { return title(nil, attributed, reusing) }
    let text = methods.ask(delegate, "titleForRow", line("titleForRow", row, component)) {
      delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return title(text, nil, reusing)
  }

  private func title(
    _ text: String?, _ attributed: NSAttributedString?, _ reusing: UIView?
  ) -> UIView {
    let label = reusing as? WheelLabel ?? WheelLabel()
    if let attributed { label.attributedText = attributed } else { label.text = text ?? "?" }
    return label
  }
}

/// A title on a wheel.
@MainActor
final class WheelLabel: UILabel {
  /// The size of a title's font, in points (`unverified`).
  private static let size: CGFloat = 21

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: Self.size)
    textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }
}

/// Provides the numbers of components and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of a picker view, and is told of the user's choices. Every requirement is
/// optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a component, in points. All components have the same width if it is not
  /// implemented.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The title of a row with its attributes. If it is nil, the plain title is shown.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row. `view` is a view of the same component that is no longer shown.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when a wheel has come to rest after the user turned it.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

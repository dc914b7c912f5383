/// A reusable header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  public let reuseIdentifier: String?
  open var contentView: UIView { content }
  private let content = UIView()

  /// The label that shows the title from the data source. The label is created on first access.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    content.addSubview(label)
    title = label
    return label
  }
  private var title: UILabel?

  /// A view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Called before the table reuses the view; does nothing by default. Overrides must call super.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frameWithoutTransform = bounds.inset(by: safeArea)
    backgroundView?.frameWithoutTransform = bounds
    title?.frameWithoutTransform = textFrame
  }

  /// The distance from the view's left and right edges to the title, in points.
  var margin = TableDefaults.margin { didSet { if margin != oldValue { setNeedsLayout() } } }
  /// The insets of the content at the left and right.
  var safeArea = UIEdgeInsets.zero { didSet { if safeArea != oldValue { setNeedsLayout() } } }
  /// Whether the title is at the bottom of the view, as in headers of grouped tables.
  var textStandsAtBottom = false

  private var textFrame: CGRect {
    let available = content.bounds.inset(
      by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
    guard let title, textStandsAtBottom else { return available }
    let height = min(available.height, title.sizeThatFits(available.size).height)
    return CGRect(
      x: available.minX, y: available.maxY - height - 7, width: available.width, height: height)
  }
}

// See `UITableViewCell+Registration.swift`.
extension UITableViewHeaderFooterView {
  @_silgen_name("matchcut_UITableViewHeaderFooterView_made")
  convenience init(registeredAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("matchcut_UITableViewHeaderFooterView_made")
  static func made(registeredAs identifier: consuming String) -> UITableViewHeaderFooterView
}

/// A cell that shows one item of a collection. A cell has a content view, and behind it background
/// views that show selection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
    readArchive(coder)
  }
  override class var readsArchiveLater: Bool { true }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The superview of the app's own views. The content view is as large as the cell.
  open var contentView: UIView { content }
  private let content = UIView()

  /// A view behind the content; nil by default.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// A view behind the content while the cell is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      showState()
    }
  }

  /// Whether the item is selected. The collection view sets this property. Overrides must call
  /// super.
  open var isSelected = false { didSet { showState() } }
  open var isHighlighted = false { didSet { showState() } }

  /// Called when the user selects the cell. The closure performs the segue that starts at the cell;
  /// nil if no segue starts there.
  var onSelection: (() -> Void)?

  private func showState() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: content)
    if new === backgroundView { sendSubviewToBack(new) }
  }
}

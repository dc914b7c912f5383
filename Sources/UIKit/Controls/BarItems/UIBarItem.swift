/// The base class of bar button items and tab bar items.
@preconcurrency @MainActor
open class UIBarItem: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Nil by default.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// Nil by default. Shown in the bar's tint colour unless its rendering mode is `.alwaysOriginal`.
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  /// Offsets of the image; zero by default. Points.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// True by default; a disabled item is grey and ignores taps.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var tag = 0

  /// Sets the title's attributes in a state; the bar provides missing ones.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    attributesByState[state] = attributes
    changed()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributesByState[state]
  }
  private var attributesByState: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Called after a change, for the view that shows the item.
  var onChange: (() -> Void)?
  func changed() { onChange?() }

  /// The attributes of a state, over those of `.normal`, over `base`.
  func attributes(
    for state: UIControl.State, over base: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    var all = base.merging(attributesByState[.normal] ?? [:]) { $1 }
    if state != .normal { all.merge(attributesByState[state] ?? [:]) { $1 } }
    return all
  }
}

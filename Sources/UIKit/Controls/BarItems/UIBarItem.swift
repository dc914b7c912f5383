/// What can stand in a bar: the base of bar button items and tab bar items.
@preconcurrency @MainActor
open class UIBarItem: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Nil by default.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// Nil by default. Shown in the bar's tint colour unless it insists on its own.
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  /// Moves the image; zero by default. Points.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// True by default; a disabled item is grey and cannot be tapped.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var tag = 0

  /// How the title looks in a state; what is left open comes from the bar.
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

  /// Whoever shows the item looks again.
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

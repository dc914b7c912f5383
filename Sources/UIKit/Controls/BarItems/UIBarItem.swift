/// The base class of bar button items and tab bar items.
@preconcurrency @MainActor
open class UIBarItem: NSObject, Attachable, KeyValueCoder {
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

  /// Does nothing by default. A method of `NSObject` on iOS.
  open func awakeFromNib() {}

  // MARK: Keys: members of `NSObject` on iOS

  /// The property's value, numbers as `NSNumber`; a key that the class has not raises.
  open func value(forKey key: String) -> Any? { KeyValueCoding.standardValue(key, of: self) }
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.standardSet(value, key, of: self)
  }
  /// Raises by default.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.raiseUndefined(key, of: self, "valueForUndefinedKey:")
  }
  /// Raises by default.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.raiseUndefined(key, of: self, "setValue:forUndefinedKey:")
  }
  /// Raises by default.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.raiseNil(key, of: self) }
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath, of: self)
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, path: keyPath, of: self)
  }
  /// Told of changes of what this object observes; raises by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { KeyValueObserving.raiseUnhandled(self, keyPath, object, change, context) }
}

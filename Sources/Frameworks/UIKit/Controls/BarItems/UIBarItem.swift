/// The base class of bar button items and tab bar items.
@preconcurrency @MainActor
open class UIBarItem: NSObject, Attachable, KeyValueCoder, UIAccessibilityIdentification {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// The title; nil by default.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// The image; nil by default. The image has the bar's tint colour unless its rendering mode is
  /// `.alwaysOriginal`.
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  /// The offsets of the image, in points; zero by default.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The image in a bar of reduced height; nil by default. Matchcut's bars always show `image`.
  open var landscapeImagePhone: UIImage?
  /// The insets of `landscapeImagePhone`; zero by default.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image that is shown, enlarged, to users who prefer large text; nil by default. Matchcut
  /// does not show this image.
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether the item can be tapped; true by default. A disabled item is grey and ignores taps.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var tag = 0

  /// Sets the attributes that the title has in a state. The bar provides attributes that are
  /// missing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    ownAttributes[state] = attributes
    changed()
  }
  /// The attributes that were set for the state, on the item or on its appearance proxies.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownAttributes[state] ?? styled { $0.ownAttributes[state] }
  }
  var ownAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The view in a bar that shows the item; nil while no bar shows it.
  weak var shownView: UIView?
  /// The value of the key "view", which apps use although it is not documented: the view that shows
  /// the item.
  var itemView: UIView? { shownView }
  /// Called after a change of the item. The view that shows the item sets this closure.
  var onChange: (() -> Void)?
  func changed() { onChange?() }

  /// The attributes of a state. Attributes that were not set for the state are taken from `.normal`
  /// or, if they were not set for `.normal` either, from `base`.
  func attributes(
    for state: UIControl.State, over base: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    var all = base.merging(titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if state != .normal { all.merge(titleTextAttributes(for: state) ?? [:]) { $1 } }
    return all
  }

  /// Does nothing by default. On iOS, this is a method of `NSObject`.
  open func awakeFromNib() {}

  // MARK: Keys: members of `NSObject` on iOS

  /// The property's value; numbers are returned as `NSNumber`. Raises an exception if the class
  /// does not have this key.
  open func value(forKey key: String) -> Any? { KeyValueCoding.standardValue(key, of: self) }
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.standardSet(value, key, of: self)
  }
  /// Raises an exception by default.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.raiseUndefined(key, of: self, "valueForUndefinedKey:")
  }
  /// Raises an exception by default.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.raiseUndefined(key, of: self, "setValue:forUndefinedKey:")
  }
  /// Raises an exception by default.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.raiseNil(key, of: self) }
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath, of: self)
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, path: keyPath, of: self)
  }
  /// Called when a property that this object observes has changed. Raises an exception by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { KeyValueObserving.raiseUnhandled(self, keyPath, object, change, context) }
}

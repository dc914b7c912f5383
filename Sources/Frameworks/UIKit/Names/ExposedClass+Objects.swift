@_spi(Ported) import DeviceRuntime

// Creates objects of classes that are known only at run time, with designated initialisers that
// have arguments. In Objective-C, every initialiser can be called on a class that is known only at
// run time. In Swift, only `required` initialisers can be called on a class that is known only at
// run time, and UIKit's initialisers are not `required`.
//
// Each convenience initialiser in this file calls the designated initialiser of the subclass. Below
// each convenience initialiser is a static method with the same symbol name, so a call of the
// method runs the initialiser. Swift can call the static method on any class. As on iOS, the
// program terminates if the class does not have the designated initialiser.

@_spi(Ported)
extension ExposedClass {
  /// Creates an object by calling its class's `init(frame:)`.
  public nonisolated static func new<Object: UIView>(
    _ type: Object.Type, frame: CGRect
  ) -> Object {
    made(type) { type.made(inFrame: frame) }
  }

  /// Creates an object by calling its class's `init(style:reuseIdentifier:)`.
  public nonisolated static func new<Object: UITableViewCell>(
    _ type: Object.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Object {
    made(type) { type.made(inStyle: style, reusedAs: reuseIdentifier) }
  }

  /// Creates an object by calling its class's `init(reuseIdentifier:)`.
  public nonisolated static func new<Object: UITableViewHeaderFooterView>(
    _ type: Object.Type, reuseIdentifier: String?
  ) -> Object {
    made(type) { type.made(reusedAs: reuseIdentifier) }
  }

  /// Creates an object by calling its class's `init(nibName:bundle:)`.
  public nonisolated static func new<Object: UIViewController>(
    _ type: Object.Type, nibName: String?, bundle: Bundle?
  ) -> Object {
    made(type) { type.made(fromNib: nibName, in: bundle) }
  }

  /// Creates an object by calling its class's `init(rootViewController:)`.
  public nonisolated static func new<Object: UINavigationController>(
    _ type: Object.Type, rootViewController: UIViewController
  ) -> Object {
    made(type) { type.made(withRoot: rootViewController) }
  }

  /// Creates an object by calling its class's `init(style:)`.
  public nonisolated static func new<Object: UITableViewController>(
    _ type: Object.Type, style: UITableView.Style
  ) -> Object {
    made(type) { type.made(inStyle: style) }
  }

  /// Creates an object by calling its class's `init(collectionViewLayout:)`.
  public nonisolated static func new<Object: UICollectionViewController>(
    _ type: Object.Type, collectionViewLayout: UICollectionViewLayout
  ) -> Object {
    made(type) { type.made(withLayout: collectionViewLayout) }
  }

  /// Creates an object by calling its class's `init(target:action:)`.
  public nonisolated static func new<Object: UIGestureRecognizer>(
    _ type: Object.Type, target: Any?, action: Selector?
  ) -> Object {
    nonisolated(unsafe) let target = target
    return made(type) { type.made(forTarget: target, action: action) }
  }

  /// Creates an object by calling its class's `init(red:green:blue:alpha:)`.
  public nonisolated static func new<Object: UIColor>(
    _ type: Object.Type, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> Object {
    made(type) { type.made(red, green, blue, alpha) }
  }

  /// Creates an object by calling its class's `init(white:alpha:)`.
  public nonisolated static func new<Object: UIColor>(
    _ type: Object.Type, white: CGFloat, alpha: CGFloat
  ) -> Object {
    made(type) { type.made(white, alpha) }
  }

  /// Creates an object by calling its class's `init(hue:saturation:brightness:alpha:)`.
  public nonisolated static func new<Object: UIColor>(
    _ type: Object.Type, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) -> Object {
    made(type) { type.made(hue: hue, saturation, brightness, alpha) }
  }

  /// Creates an object by calling its class's `init(cgColor:)`.
  public nonisolated static func new<Object: UIColor>(
    _ type: Object.Type, cgColor: CGColor
  ) -> Object {
    made(type) { type.made(from: cgColor) }
  }
}

extension UITableViewCell {
  @_silgen_name("matchcut_UITableViewCell_made_style")
  convenience init(madeIn style: CellStyle, reusedAs identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  @_silgen_name("matchcut_UITableViewCell_made_style")
  fileprivate static func made(
    inStyle style: CellStyle, reusedAs identifier: consuming String?
  ) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("matchcut_UITableViewHeaderFooterView_made_identifier")
  convenience init(reusedAs identifier: String?) { self.init(reuseIdentifier: identifier) }

  @_silgen_name("matchcut_UITableViewHeaderFooterView_made_identifier")
  fileprivate static func made(
    reusedAs identifier: consuming String?
  ) -> UITableViewHeaderFooterView
}

extension UIViewController {
  @_silgen_name("matchcut_UIViewController_made_nib")
  convenience init(madeFrom nib: String?, in bundle: Bundle?) {
    self.init(nibName: nib, bundle: bundle)
  }

  @_silgen_name("matchcut_UIViewController_made_nib")
  fileprivate static func made(
    fromNib nib: consuming String?, in bundle: consuming Bundle?
  ) -> UIViewController
}

extension UINavigationController {
  @_silgen_name("matchcut_UINavigationController_made_root")
  convenience init(madeWith root: UIViewController) { self.init(rootViewController: root) }

  @_silgen_name("matchcut_UINavigationController_made_root")
  fileprivate static func made(withRoot root: consuming UIViewController) -> UINavigationController
}

extension UITableViewController {
  @_silgen_name("matchcut_UITableViewController_made_style")
  convenience init(madeIn style: UITableView.Style) { self.init(style: style) }

  @_silgen_name("matchcut_UITableViewController_made_style")
  fileprivate static func made(inStyle style: UITableView.Style) -> UITableViewController
}

extension UICollectionViewController {
  @_silgen_name("matchcut_UICollectionViewController_made_layout")
  convenience init(madeWith layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }

  @_silgen_name("matchcut_UICollectionViewController_made_layout")
  fileprivate static func made(
    withLayout layout: consuming UICollectionViewLayout
  ) -> UICollectionViewController
}

extension UIGestureRecognizer {
  @_silgen_name("matchcut_UIGestureRecognizer_made_target")
  convenience init(madeFor target: Any?, action: Selector?) {
    self.init(target: target, action: action)
  }

  @_silgen_name("matchcut_UIGestureRecognizer_made_target")
  fileprivate static func made(
    forTarget target: consuming Any?, action: consuming Selector?
  ) -> UIGestureRecognizer
}

extension UIColor {
  @_silgen_name("matchcut_UIColor_made_rgb")
  convenience init(made red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  @_silgen_name("matchcut_UIColor_made_rgb")
  fileprivate static func made(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> UIColor

  @_silgen_name("matchcut_UIColor_made_white")
  convenience init(made white: CGFloat, _ alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  @_silgen_name("matchcut_UIColor_made_white")
  fileprivate static func made(_ white: CGFloat, _ alpha: CGFloat) -> UIColor

  @_silgen_name("matchcut_UIColor_made_hue")
  convenience init(
    madeOf hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  @_silgen_name("matchcut_UIColor_made_hue")
  fileprivate static func made(
    hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ alpha: CGFloat
  ) -> UIColor

  @_silgen_name("matchcut_UIColor_made_color")
  convenience init(madeFrom color: CGColor) { self.init(cgColor: color) }

  @_silgen_name("matchcut_UIColor_made_color")
  fileprivate static func made(from color: consuming CGColor) -> UIColor
}

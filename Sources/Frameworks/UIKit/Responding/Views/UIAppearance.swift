/// A class whose objects can be styled together, through one proxy object.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy that styles objects of the class and its subclasses.
  static func appearance() -> Self
  /// The proxy that styles objects inside containers of the given classes. In the array, the class
  /// of the innermost container comes first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can be passed as a container to `appearance(whenContainedInInstancesOf:)`.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// When a view is added to a window, the view takes the values of its appearance proxies, before
/// `didMoveToWindow()` is called. Proxies with the most containers take precedence. Among proxies
/// with equally many containers, a proxy of the view's own class precedes the proxies of its
/// superclasses. A proxy does not replace a value that was set on the view itself (Apple's page on
/// `UIAppearance`).
///
/// The property `styledProperties` of each class lists the properties that a proxy passes on. An
/// appearance proxy is itself a view of the class that it styles. A property that
/// `styledProperties` does not list has no effect on other views when it is set on a proxy.
extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let style = AppearanceProxies.current.style(of: self, in: containerTypes)
    guard let proxy = style.proxy as? Self else {
      UIKitLog.raise(
        UIKitLog.inconsistency, "the appearance proxy of \(self) is a \(type(of: style.proxy))")
    }
    return proxy
  }
}

/// The appearance proxies of one `World`.
@MainActor
final class AppearanceProxies: WorldService {
  /// A proxy, and an unchanged view of the same class. A value that differs between the two was set
  /// on the proxy.
  struct Style {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
    let plain: UIView
  }

  /// The proxies, in the order in which the app first requested them.
  private var styles: [Style] = []
  static var current: AppearanceProxies { World.current.service() }

  func style(of type: UIView.Type, in containers: [any UIAppearanceContainer.Type]) -> Style {
    let known = styles.first {
      $0.type == type && $0.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let known { return known }
    let style = Style(
      type: type, containers: containers, proxy: type.made(inFrame: .zero),
      plain: type.made(inFrame: .zero))
    styles.append(style)
    return style
  }

  /// Copies the values of the view's appearance proxies to the view.
  func style(_ view: UIView) {
    guard !styles.isEmpty else { return }
    let fitting = styles.filter {
      $0.type.isClass(of: view) && AppearanceContainers.contain(view, $0.containers)
    }
    let sorted = fitting.enumerated().sorted {
      ($0.element.containers.count, $0.element.type.depth, $0.offset)
        < ($1.element.containers.count, $1.element.type.depth, $1.offset)
    }
    for style in sorted.reversed().map(\.element) {
      for property in type(of: view).styledProperties { property.copy(style, view) }
    }
  }
}

/// Which containers an object is in.
@MainActor
enum AppearanceContainers {
  /// Whether a view is inside instances of the container classes, from the innermost container to
  /// the outermost. Containers are views and view controllers, which the responder chain contains.
  static func contain(_ view: UIView?, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
    var rest = containers[...]
    var next = view?.next
    while let container = rest.first, let here = next {
      if here.isKind(of: container) { rest.removeFirst() }
      next = here.next
    }
    return rest.isEmpty
  }

  /// The number of superclasses that a class has.
  static func depth(of type: AnyClass) -> Int {
    var (count, type): (Int, AnyClass?) = (0, type)
    while let next = type.flatMap(_getSuperclass) { (count, type) = (count + 1, next) }
    return count
  }
}

extension UIView {
  fileprivate static func isClass(of view: UIView) -> Bool { view.isKind(of: self) }
  fileprivate static var depth: Int { AppearanceContainers.depth(of: self) }
}

/// A property whose value an appearance proxy passes on to views.
@MainActor
struct StyledProperty {
  /// Copies the proxy's value to the view if the value was set on the proxy and was not set on the
  /// view itself.
  let copy: (AppearanceProxies.Style, UIView) -> Void

  init<V: UIView, Value>(
    _ path: ReferenceWritableKeyPath<V, Value>, isSame: @escaping (Value, Value) -> Bool
  ) {
    copy = { style, view in
      guard let proxy = style.proxy as? V, let plain = style.plain as? V, let view = view as? V,
        !isSame(proxy[keyPath: path], plain[keyPath: path]),
        isSame(view[keyPath: path], plain[keyPath: path])
      else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }

  init<V: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<V, Value>) {
    self.init(path) { $0 == $1 }
  }
}

// Creates a view with `init(frame:)`, although its class is known only at run time.
// `UITableViewCell+Registration.swift` explains why two declarations have the same symbol name.
extension UIView {
  @_silgen_name("matchcut_UIView_made")
  convenience init(inFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("matchcut_UIView_made")
  static func made(inFrame frame: CGRect) -> UIView
}

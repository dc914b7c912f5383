/// A class whose objects take values from a proxy that stands for all of them.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of the class and its subclasses.
  static func appearance() -> Self
  /// The proxy of objects inside of containers of these classes, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can be named as a container of such objects.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A view takes the values of its class's proxies when it joins a window, before
/// `didMoveToWindow()`: of proxies with the most containers first, then of those of its own class,
/// then of superclasses. A value that the view has been given itself stays (`UIAppearance` in Apple's reference).
///
/// The properties are those of `styledProperties` of each class. A proxy is a view of its class here,
/// so that other properties can be set on it, without effect.
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

/// The appearance proxies of a world.
@MainActor
final class AppearanceProxies: WorldService {
  /// A proxy, beside a view of its class with which nothing was done.
  struct Style {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
    let plain: UIView
  }

  /// In the order in which they were asked for.
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

  /// Gives the view what its proxies have been given.
  func style(_ view: UIView) {
    guard !styles.isEmpty else { return }
    let fitting = styles.filter { $0.type.isClass(of: view) && $0.isAround(view) }
    let sorted = fitting.enumerated().sorted {
      ($0.element.containers.count, $0.element.type.depth, $0.offset)
        < ($1.element.containers.count, $1.element.type.depth, $1.offset)
    }
    for style in sorted.reversed().map(\.element) {
      for property in type(of: view).styledProperties { property.copy(style, view) }
    }
  }
}

extension AppearanceProxies.Style {
  /// Whether the view is inside of the containers, in their order.
  fileprivate func isAround(_ view: UIView) -> Bool {
    var rest = containers[...]
    var next = view.superview
    while let container = rest.first, let here = next {
      if let type = container as? AnyClass, here.isKind(of: type) { rest.removeFirst() }
      next = here.superview
    }
    return rest.isEmpty
  }
}

extension UIView {
  fileprivate static func isClass(of view: UIView) -> Bool { view.isKind(of: self) }

  /// The number of superclasses.
  fileprivate static var depth: Int {
    var (count, type): (Int, AnyClass?) = (0, self)
    while let next = type.flatMap(_getSuperclass) { (count, type) = (count + 1, next) }
    return count
  }
}

/// A property that an appearance proxy passes on.
@MainActor
struct StyledProperty {
  /// Copies the proxy's value where it has been set and the view's has not.
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

// Creates a view of a class known only at run time by its `init(frame:)`: see
// `UITableViewCell+Registration.swift`.
extension UIView {
  @_silgen_name("matchcut_UIView_made")
  convenience init(inFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("matchcut_UIView_made")
  static func made(inFrame frame: CGRect) -> UIView
}

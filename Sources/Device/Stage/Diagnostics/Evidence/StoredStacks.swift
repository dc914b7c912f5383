/// The state that an app stores about a navigation stack. The state consists of flags and lists of
/// controllers. These flags and lists are stored in the navigation controller, in its delegate, and
/// in the objects to which the navigation controller and the delegate refer.
///
/// Properties of UIKit's own classes are skipped, because the app is not responsible for them.
/// `weak` and `unowned` properties are skipped, too.
@MainActor
package struct StoredStacks {
  /// A stored property. The property is identified by its class and not by an object, so that two
  /// runs can be compared.
  package struct Slot: Hashable, Sendable {
    package let className: String
    package let property: String
  }
  package struct List {
    package let slot: Slot
    package let holder: Subject
    package let controllers: [Subject]
  }
  package struct Flag {
    package let slot: Slot
    package let holder: Subject
    /// The value as text, such as `true`, `nil`, or the name of an enum case.
    package let value: String
  }

  package private(set) var lists: [List] = []
  package private(set) var flags: [Flag] = []

  /// The maximum number of references that are followed from one object to the next (unverified).
  private static let depth = 2

  package init(of roots: [AnyObject]) {
    var seen: Set<ObjectIdentifier> = []
    for root in roots { read(root, Self.depth, &seen) }
  }

  private mutating func read(
    _ object: AnyObject, _ depth: Int, _ seen: inout Set<ObjectIdentifier>
  ) {
    guard seen.insert(ObjectIdentifier(object)).inserted else { return }
    let holder = Subject(object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let here = mirror, !here.isUIKit {
      for child in here.strongChildren { read(child, of: holder, "", depth, &seen) }
      mirror = here.superclassMirror
    }
  }

  private mutating func read(
    _ child: Mirror.Child, of holder: Subject, _ path: String, _ depth: Int,
    _ seen: inout Set<ObjectIdentifier>
  ) {
    guard let label = child.label else { return }
    let slot = Slot(className: holder.className, property: path + label)
    if let list = child.value as? [UIViewController] {
      return lists.append(
        List(slot: slot, holder: holder, controllers: list.map { Subject($0) }))
    }
    if let flag = child.value as? Bool {
      return flags.append(Flag(slot: slot, holder: holder, value: String(flag)))
    }
    let mirror = Mirror(reflecting: child.value)
    switch mirror.displayStyle {
    case .enum where mirror.children.isEmpty:
      flags.append(Flag(slot: slot, holder: holder, value: String(describing: child.value)))
    case .struct:
      for inner in mirror.strongChildren {
        read(inner, of: holder, slot.property + ".", depth, &seen)
      }
    case .optional:
      if let inner = mirror.children.first {
        read((label, inner.value), of: holder, path, depth, &seen)
      }
    case .class where depth > 0 && !mirror.isUIKit && !(child.value is UIViewController):
      read(child.value as AnyObject, depth - 1, &seen)
    default: break
    }
  }
}

extension Mirror {
  /// Whether the type is one of UIKit's own classes.
  var isUIKit: Bool { String(reflecting: subjectType).hasPrefix("UIKit.") }
}

import FrameworkTable

/// The class hierarchy of UIKit and QuartzCore.
enum FrameworkClasses {
  /// The superclasses of a class, the nearest first, without `NSObject`. Empty for an unknown name.
  static func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var current = name
    while let next = parents[current] {
      found.append(next)
      current = next
    }
    return found
  }

  /// The protocols to which a class or a protocol of UIKit conforms, directly and through its
  /// superclass. Empty for an unknown name.
  static func protocols(of name: String) -> [String] { conformances[name] ?? [] }

  /// Whether this is a protocol of UIKit or QuartzCore.
  static func isProtocol(_ name: String) -> Bool { protocolNames.contains(name) }

  private static let protocolNames = Set(
    UIKitTable.entries.lazy.filter { !$0.isClass }.map(\.name))

  private static let conformances = Dictionary(
    UIKitTable.entries.map { ($0.name, $0.inherits) }, uniquingKeysWith: { first, _ in first })

  private static let parents: [String: String] = {
    let classes = UIKitTable.entries.filter(\.isClass)
    let names = Set(classes.map(\.name))
    var parents: [String: String] = [:]
    for entry in classes {
      if let first = entry.inherits.first, names.contains(first) { parents[entry.name] = first }
    }
    return parents
  }()
}

@_spi(Ported) import QuartzCore

extension ExposedClass {
  /// The name that Objective-C has for a class: that of a class of UIKit's or QuartzCore's is without
  /// its module.
  @_spi(Ported) public static func name(of type: AnyClass) -> String {
    let name = NSStringFromClass(type)
    if let own = published[name] { return own }
    let module = name.prefix { $0 != "." }
    return apple.contains(String(module)) ? String(name.dropFirst(module.count + 1)) : name
  }

  private static let apple: Set = ["UIKit", "QuartzCore", "WebKit", "Foundation"]

  /// The names that libraries compare with, for classes that are called differently here.
  private static let published = [
    "UIKit.NavigationBarContentView": "_UINavigationBarContentView",
    "UIKit.BarBackground": "_UIBarBackground",
  ]
}

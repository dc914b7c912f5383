extension ExposedClass {
  /// The name of a class in Objective-C. The name does not contain the module if the class belongs
  /// to UIKit, QuartzCore or another of Apple's modules.
  @_spi(Ported) public nonisolated static func name(of type: AnyClass) -> String {
    let name = NSStringFromClass(type)
    if let own = published[name] { return own }
    let module = name.prefix { $0 != "." }
    return apple.contains(String(module)) ? String(name.dropFirst(module.count + 1)) : name
  }

  private nonisolated static let apple: Set = [
    "DeviceRuntime", "UIKit", "QuartzCore", "WebKit", "Foundation",
  ]

  /// The iOS names of classes that have other names in Matchcut. The iOS names are needed because
  /// some libraries compare class names with them.
  private nonisolated static let published = [
    "UIKit.NavigationBarContentView": "_UINavigationBarContentView",
    "UIKit.BarBackground": "_UIBarBackground",
  ]
}

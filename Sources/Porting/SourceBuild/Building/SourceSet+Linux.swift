extension SourceSet {
  /// Marks the modules that are compiled for Linux.
  ///
  /// A library is compiled for Linux if a condition in one of its files mentions `os(Linux)` and if no
  /// file imports one of `frameworks`: it then works on Linux as it is, and the part that it has for
  /// iPhones may need more of Apple's frameworks. All other modules are compiled as if for an iPhone.
  /// The modules of a package are compiled for the same system.
  package mutating func markLinuxModules() {
    struct Package {
      var knowsLinux = false
      var importsFramework = false
    }
    var packages: [String: Package] = [:]
    for module in modules where module.kind != .tests {
      var package = packages[module.packageKey] ?? Package()
      package.importsFramework = package.importsFramework || module.kind == .program
      for file in module.files where !package.importsFramework {
        let scan = SourceScan(file: file)
        package.knowsLinux = package.knowsLinux || scan.knowsLinux
        package.importsFramework = !scan.names.isDisjoint(with: Self.frameworks)
      }
      packages[module.packageKey] = package
    }
    for index in modules.indices {
      guard let package = packages[modules[index].packageKey] else { continue }
      modules[index].isForLinux = package.knowsLinux && !package.importsFramework
    }
  }

  /// The frameworks whose users get more from Matchcut's modules than from their part for Linux.
  private static let frameworks: Set = ["Security", "SystemConfiguration", "UIKit"]
}

extension SourceModule {
  /// The name of the module's package; for a module without a package, its own name.
  fileprivate var packageKey: String {
    guard let option = flags.firstIndex(of: "-package-name"), option + 1 < flags.count else {
      return "module " + name
    }
    return "package " + flags[option + 1]
  }
}

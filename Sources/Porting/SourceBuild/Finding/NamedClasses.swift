import Foundation

/// The classes that an app's Interface Builder files and its Info.plist name.
package struct NamedClasses {
  /// The name of a class, and the name of the file that names it.
  package struct Use: Equatable, Hashable, Sendable {
    package var name: String
    package var file: String

    package init(name: String, file: String) { (self.name, self.file) = (name, file) }
  }

  package private(set) var uses: [Use] = []

  package init(_ module: SourceModule) {
    for resource in module.resources {
      let kind = (resource.path as NSString).pathExtension
      guard kind == "storyboard" || kind == "xib" || resource.name == "Info.plist",
        let text = RegularFile.text(resource.path)
      else { continue }
      let names =
        resource.name == "Info.plist" ? Self.classes(inList: text) : Self.classes(inInterface: text)
      let file = resource.path.lastComponent
      for name in names where !uses.contains(Use(name: name, file: file)) {
        uses.append(Use(name: name, file: file))
      }
    }
  }

  /// The modules of the classes that Interface Builder files name.
  static func modules(in paths: [String]) -> Set<String> {
    paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .compactMap { RegularFile.text($0) }
      .reduce(into: []) { names, text in
        names.formUnion(text.matches(of: #/customModule="([^"]+)"/#).map { String($0.1) })
      }
  }

  private static func classes(inInterface text: String) -> [String] {
    text.matches(of: #/customClass="([^"]+)"/#).map { String($0.1) }
  }

  /// The values of the keys whose names end in `Class` or `ClassName`, without the module's name.
  private static func classes(inList text: String) -> [String] {
    text.matches(of: #/<key>\w+Class(?:Name)?</key>\s*<string>([^<]+)</string>/#).map {
      String($0.1.split(separator: ".").last ?? $0.1)
    }
  }
}

/// The parts of `swift package dump-package` that a build needs.
package struct PackageDump: Decodable, Equatable, Sendable {
  package var name: String
  package var targets: [Target]
  package var products: [Product]
  package var dependencies: [Dependency]
  package var toolsVersion: ToolsVersion
  package var swiftLanguageVersions: [String]?

  package struct ToolsVersion: Decodable, Equatable {
    var _version: String
    var major: Int { Int(_version.prefix { $0 != "." }) ?? 5 }
  }

  package struct Product: Decodable, Equatable {
    var name: String
    var targets: [String]
  }

  /// A dependency of any kind. Exactly one of the members is not nil.
  package struct Dependency: Decodable, Equatable {
    struct Local: Decodable, Equatable {
      var identity: String
      var path: String
      var nameForTargetDependencyResolutionOnly: String?
    }
    struct Location: Decodable, Equatable {
      struct Remote: Decodable, Equatable { var urlString: String }
      var remote: [Remote]?
      var local: [String]?
    }
    /// The versions that are asked for. Exactly one of the members is not nil.
    struct Requirement: Decodable, Equatable {
      struct Range: Decodable, Equatable {
        var lowerBound: String
        var upperBound: String
      }
      var range: [Range]?
      var exact: [String]?
      var branch: [String]?
      var revision: [String]?

      /// The requirement in words.
      var text: String? {
        exact?.first ?? branch?.first ?? revision?.first
          ?? range?.first.map { "\($0.lowerBound) to \($0.upperBound)" }
      }
    }
    struct SourceControl: Decodable, Equatable {
      var identity: String
      var location: Location
      var requirement: Requirement?
    }
    struct Registry: Decodable, Equatable { var identity: String }
    var fileSystem: [Local]?
    var sourceControl: [SourceControl]?
    var registry: [Registry]?
  }

  package struct Target: Decodable, Equatable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    var dependencies: [TargetDependency]
    var settings: [Setting]
  }

  package struct Resource: Decodable, Equatable {
    var path: String
    /// Whether the resource is copied unchanged. The files of other resources are processed
    /// according to their kinds.
    var isCopied: Bool

    private enum CodingKeys: CodingKey { case path, rule }
    private enum Rule: CodingKey { case copy }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      path = try values.decode(String.self, forKey: .path)
      isCopied = try values.nestedContainer(keyedBy: Rule.self, forKey: .rule).contains(.copy)
    }
  }

  package struct Condition: Decodable, Equatable {
    var config: String?
    var platformNames: [String]?

    /// Whether the condition is true for iOS and the debug configuration, for which sources are
    /// built.
    var holds: Bool {
      let isPlatform = (platformNames ?? []).isEmpty || platformNames?.contains("ios") == true
      return isPlatform && config != "release"
    }
  }

  /// A dependency of a target. In JSON, a target's dependency is a list `["Name", "package"?, …,
  /// {condition}?]` under the key `byName`, `target` or `product`.
  package struct TargetDependency: Decodable, Equatable {
    enum Kind: String { case byName, target, product, plugin, other }
    var kind: Kind
    var name: String
    var package: String?
    var condition: Condition?

    private struct AnyKey: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: AnyKey.self)
      guard let key = values.allKeys.first else {
        (kind, name) = (.other, "")
        return
      }
      kind = Kind(rawValue: key.stringValue) ?? .other
      var parts = try values.nestedUnkeyedContainer(forKey: key)
      name = try parts.decode(String.self)
      while !parts.isAtEnd {
        if try parts.decodeNil() { continue }
        if let text = try? parts.decode(String.self) {
          package = package ?? text
        } else if let condition = try? parts.decode(Condition.self) {
          self.condition = condition
        } else {
          _ = try parts.decode(Anything.self)
        }
      }
    }
  }

  /// A value of any kind, whose content is ignored. Newer versions of SwiftPM may write values that
  /// this version does not know.
  package struct Anything: Decodable { package init(from decoder: any Decoder) throws {} }

  package struct Setting: Decodable, Equatable {
    var tool: String
    var condition: Condition?
    var name: String
    var values: [String]

    private enum CodingKeys: CodingKey { case tool, condition, kind }
    private struct AnyKey: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    private struct Value: Decodable { var _0: Texts }
    private struct Texts: Decodable {
      var all: [String]
      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let list = try? value.decode([String].self) {
          all = list
        } else {
          all = (try? value.decode(String.self)).map { [$0] } ?? []
        }
      }
    }

    package init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      tool = try members.decode(String.self, forKey: .tool)
      condition = try members.decodeIfPresent(Condition.self, forKey: .condition)
      let kind = try members.nestedContainer(keyedBy: AnyKey.self, forKey: .kind)
      name = kind.allKeys.first?.stringValue ?? ""
      values = try kind.allKeys.first.map { try kind.decode(Value.self, forKey: $0)._0.all } ?? []
    }
  }
}

extension PackageDump {
  /// Whether this is Matchcut's own package, whose modules the SDK contains.
  package var isMatchcut: Bool {
    let names = Set(targets.map(\.name))
    return ["CoreGraphics", "QuartzCore", "UIKit"].allSatisfy(names.contains)
  }
}

extension PackageDump.Target {
  /// The target's name as a valid Swift module name.
  package var moduleName: String { SourceModule.identifier(name) }

  /// The arguments of the Swift compiler for these settings.
  package var compilerFlags: [String] {
    settings.filter { $0.tool == "swift" && $0.condition?.holds ?? true }.flatMap { setting in
      switch setting.name {
      case "define": setting.values.map { "-D\($0)" }
      case "enableUpcomingFeature":
        setting.values.flatMap { ["-enable-upcoming-feature", $0] }
      case "enableExperimentalFeature":
        setting.values.flatMap { ["-enable-experimental-feature", $0] }
      case "unsafeFlags": setting.values
      case "defaultIsolation":
        setting.values.contains("MainActor") ? ["-default-isolation", "MainActor"] : []
      default: [] as [String]
      }
    }
  }

  package var languageMode: String? {
    settings.last { $0.name == "swiftLanguageMode" && $0.condition?.holds ?? true }?.values.first
  }

  package var linkerFlags: [String] {
    settings.filter { $0.tool == "linker" && $0.condition?.holds ?? true }.flatMap { setting in
      setting.name == "linkedLibrary" ? setting.values.map { "-l\($0)" } : []
    }
  }
}

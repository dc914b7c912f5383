import Foundation

/// The targets of an Xcode project, with the files that they compile and copy.
package struct ProjectFile {
  package struct Target: Equatable, Sendable {
    package enum Kind: Sendable { case app, framework, bundle, tests, other }

    package var name: String
    /// The name by which other code imports the target.
    package var moduleName: String
    package var kind: Kind
    /// Whether the target is built for iOS.
    package var isForIOS = true
    /// The absolute paths of the Swift files, sorted. Files that do not exist are omitted.
    package var sources: [String] = []
    /// The absolute paths of the Objective-C files, sorted.
    package var objectiveC: [String] = []
    /// The files and folders that are copied or compiled as resources.
    package var resources: [SourceModule.Resource] = []
    package var settings = BuildSettings()
    /// The names of the targets on which this target depends, in this project or in another.
    package var dependencies: [String] = []
    /// The URLs of the packages that the project names, by product.
    package var remoteProducts: [String: String] = [:]
  }

  /// The path of the project.
  package let path: String
  package private(set) var targets: [Target] = []
  /// The paths of the projects that this project contains.
  package private(set) var projects: [String] = []
  /// The folders of the local packages that this project contains.
  package private(set) var packages: [String] = []

  /// The packages from the network that the project lists.
  package var remotePackages: [RequestedPackage] {
    objects.keys(of: "XCRemoteSwiftPackageReference").compactMap { key in
      guard let object = objects[key], let address = object.string("repositoryURL") else {
        return nil
      }
      var package = RequestedPackage(address: address, in: path)
      let requirement = object["requirement"] as? [String: Any] ?? [:]
      package.branch = requirement.string("branch")
      let minimum = requirement.string("minimumVersion").map { "from \($0)" }
      package.version =
        requirement.string("version") ?? package.branch ?? requirement.string("revision") ?? minimum
      package.products = objects.keys(of: "XCSwiftPackageProductDependency")
        .compactMap { objects[$0] }.filter { $0.string("package") == key }
        .compactMap { $0.string("productName") }.sorted()
      return package
    }
  }

  let objects: ProjectObjects
  private let places: ProjectPlaces

  /// Reads a project, which is a folder `NAME.xcodeproj`. Throws an error if its content cannot be
  /// read or if a group contains itself.
  package init(_ project: String) throws(BuildError) {
    path = project
    objects = try ProjectObjects(project)
    places = try ProjectPlaces(objects, project: project)
    for reference in objects.root["projectReferences"] as? [[String: Any]] ?? [] {
      if let key = reference.string("ProjectRef"), let path = places.paths[key] {
        projects.append(path.absolutePath)
      }
    }
    for key in objects.root.strings("packageReferences") {
      if let name = objects[key]?.string("relativePath") {
        packages.append("\(places.folder)/\(name)".absolutePath)
      }
    }
    let named = places.folders.filter { FileKind($0 + "/Package.swift") == .file }
    packages += Set(named.map(\.absolutePath)).subtracting(packages).sorted()
    for key in objects.root.strings("targets") {
      if let target = objects[key] { targets.append(try self.target(target, key)) }
    }
  }

  /// Reads the project. Nil if its content cannot be read.
  package init?(readable project: String) throws(BuildError) {
    do { try self.init(project) } catch {
      switch error {
      case .damagedProject, .unreadable, .unusableFile: return nil
      default: throw error
      }
    }
  }

  private func target(_ object: [String: Any], _ key: String) throws(BuildError) -> Target {
    let kind: Target.Kind =
      switch object.string("productType") {
      case "com.apple.product-type.application": .app
      case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
        "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
        .framework
      case "com.apple.product-type.bundle": .bundle
      case "com.apple.product-type.bundle.unit-test": .tests
      default: .other
      }
    let name = object.string("name") ?? ""
    let settings = settings(of: object, name: name)
    let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].map(settings.value)
    var target = Target(
      name: name,
      moduleName: SourceModule.identifier(names.first { !$0.isEmpty } ?? name), kind: kind)
    target.settings = settings
    target.isForIOS = Self.isForIOS(settings)
    var files = TargetFiles(objects, places, target: key)
    try files.add(object)
    target.sources = files.sources
    target.objectiveC = files.objectiveC
    target.resources = files.resources
    for dependency in object.strings("dependencies") {
      let proxy = objects[objects[dependency]?["targetProxy"]]
      let name =
        objects[objects[dependency]?["target"]]?.string("name")
        ?? objects[dependency]?.string("name") ?? proxy?.string("remoteInfo")
      if let name { target.dependencies.append(name) }
    }
    for product in object.strings("packageProductDependencies") {
      guard let name = objects[product]?.string("productName"),
        let url = objects[objects[product]?["package"]]?.string("repositoryURL")
      else { continue }
      target.remoteProducts[name] = url
    }
    return target
  }

  private static func isForIOS(_ settings: BuildSettings) -> Bool {
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    guard platforms.isEmpty else { return platforms.contains { $0.hasPrefix("iphone") } }
    let root = settings.value("SDKROOT")
    return root.isEmpty || root == "auto" || root.hasPrefix("iphone")
  }

  private func settings(of target: [String: Any], name: String) -> BuildSettings {
    let lists = [objects.root, target].map { objects[$0["buildConfigurationList"]] }
    let configurations = lists.map(configuration)
    let chosen = configurations.compactMap { $0?.string("name") }.last ?? "Debug"
    var settings = BuildSettings(
      [
        "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name,
        "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PROJECT_NAME": path.lastComponent.withoutExtension,
        "PROJECT": path.lastComponent.withoutExtension, "SRCROOT": places.folder,
        "SOURCE_ROOT": places.folder,
        "PROJECT_DIR": places.folder, "CONFIGURATION": chosen, "PLATFORM_NAME": "iphonesimulator",
        "DEVELOPMENT_LANGUAGE": objects.root.string("developmentRegion") ?? "en",
      ], configuration: chosen)
    for configuration in configurations {
      guard let configuration else { continue }
      if let file = file(of: configuration) { settings.add(ConfigurationFile(file).settings) }
      settings.add(configuration["buildSettings"] as? [String: Any] ?? [:])
    }
    return settings
  }

  /// The configuration with which Xcode runs apps, which is `Debug` unless the project has none.
  private func configuration(_ list: [String: Any]?) -> [String: Any]? {
    let all = list?.strings("buildConfigurations").compactMap { objects[$0] } ?? []
    let name = list?.string("defaultConfigurationName")
    return all.first { $0.string("name") == "Debug" }
      ?? all.first { $0.string("name")?.contains("Debug") == true }
      ?? all.first { $0.string("name") == name } ?? all.first
  }

  /// The path of the configuration file on which the configuration is based.
  private func file(of configuration: [String: Any]) -> String? {
    if let key = configuration.string("baseConfigurationReference") { return places.paths[key] }
    guard let anchor = configuration.string("baseConfigurationReferenceAnchor"),
      let name = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return places.paths[anchor].map { $0 + "/" + name }
  }
}

/// The text of a `project.pbxproj` with these targets.
struct ProjectText: CustomStringConvertible {
  struct Target {
    var name: String
    var kind = "application"
    /// Paths relative to the project's folder.
    var sources: [String] = []
    var resources: [String] = []
    var settings: [String: String] = [:]
    /// The names of other targets.
    var dependencies: [String] = []
    /// The folders whose files belong to the target without being listed.
    var folders: [String] = []
  }

  var targets: [Target]
  /// The settings of the project.
  var settings: [String: String] = [:]
  /// The path of the configuration file of the project.
  var configurationFile: String?
  /// For each synchronized folder, its exceptions by target.
  var exceptions: [String: [String: [String]]] = [:]
  /// For each synchronized folder, its folders that keep their content.
  var explicitFolders: [String: [String]] = [:]
  /// The paths of other projects in this project.
  var projects: [String] = []
  /// The folders of local packages.
  var localPackages: [String] = []
  /// The addresses of packages, by product. All targets depend on these products.
  var packages: [String: String] = [:]

  var description: String {
    let files =
      Set(targets.flatMap { $0.sources + $0.resources } + [configurationFile].compactMap(\.self))
      .sorted() + projects
    let folders = Set(targets.flatMap(\.folders) + exceptions.keys).sorted()
    var lines = ["{ objects = {"]
    lines.append(
      "P = { isa = PBXProject; mainGroup = G; targets = (\(list(targets.map { "T-" + $0.name })));"
        + " buildConfigurationList = L; packageReferences = ("
        + localPackages.map { key("O", $0) }.joined(separator: ", ") + "); projectReferences = ("
        + projects.map { "{ ProjectRef = \(key("F", $0)); }" }.joined(separator: ", ") + "); };")
    lines.append(
      "G = { isa = PBXGroup; sourceTree = \"<group>\"; children = ("
        + (files.map { key("F", $0) } + folders.map { key("S", $0) }).joined(separator: ", ")
        + "); };")
    lines += configuration("L", settings, file: configurationFile)
    for file in files {
      lines.append(
        "\(key("F", file)) = { isa = PBXFileReference; path = \(quoted(file)); "
          + "sourceTree = SOURCE_ROOT; };")
      lines.append("\(key("B", file)) = { isa = PBXBuildFile; fileRef = \(key("F", file)); };")
    }
    for folder in folders {
      let sets = (exceptions[folder] ?? [:]).sorted { $0.key < $1.key }
      lines.append(
        "\(key("S", folder)) = { isa = PBXFileSystemSynchronizedRootGroup; "
          + "path = \(quoted(folder)); sourceTree = \"<group>\"; exceptions = ("
          + sets.map { key("E", folder + $0.key) }.joined(separator: ", ")
          + "); explicitFolders = (\(list(explicitFolders[folder] ?? []))); };")
      for (target, names) in sets {
        lines.append(
          "\(key("E", folder + target)) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
            + "target = \(quoted("T-" + target)); membershipExceptions = (\(list(names))); };")
      }
    }
    for target in targets { lines += self.lines(target) }
    for folder in localPackages {
      lines.append(
        "\(key("O", folder)) = { isa = XCLocalSwiftPackageReference; "
          + "relativePath = \(quoted(folder)); };")
    }
    for (product, url) in packages.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "\(key("R", product)) = { isa = XCRemoteSwiftPackageReference; "
          + "repositoryURL = \(quoted(url)); };")
      lines.append(
        "\(key("U", product)) = { isa = XCSwiftPackageProductDependency; "
          + "package = \(key("R", product)); productName = \(product); };")
    }
    return (lines + ["}; rootObject = P; }"]).joined(separator: "\n")
  }

  private func lines(_ target: Target) -> [String] {
    let name = target.name
    var lines = [
      "\(quoted("T-" + name)) = { isa = PBXNativeTarget; name = \(quoted(name)); "
        + "productType = \"com.apple.product-type.\(target.kind)\"; "
        + "buildPhases = (\(list(["s-" + name, "r-" + name]))); "
        + "buildConfigurationList = \(quoted("L-" + name)); "
        + "dependencies = (\(list(target.dependencies.map { "D-\(name)-\($0)" }))); "
        + "packageProductDependencies = ("
        + packages.keys.sorted().map { key("U", $0) }.joined(separator: ", ") + "); "
        + "fileSystemSynchronizedGroups = ("
        + target.folders.map { key("S", $0) }.joined(separator: ", ") + "); };"
    ]
    for (kind, phase, files) in [
      ("s-", "PBXSourcesBuildPhase", target.sources),
      ("r-", "PBXResourcesBuildPhase", target.resources),
    ] {
      lines.append(
        "\(quoted(kind + name)) = { isa = \(phase); files = ("
          + files.map { key("B", $0) }.joined(separator: ", ") + "); };")
    }
    for other in target.dependencies {
      lines.append(
        "\(quoted("D-\(name)-\(other)")) = { isa = PBXTargetDependency; name = \(quoted(other)); };"
      )
    }
    return lines + configuration("L-" + name, target.settings)
  }

  private func configuration(
    _ name: String, _ settings: [String: String], file: String? = nil
  ) -> [String] {
    let values = settings.sorted { $0.key < $1.key }
      .map { "\(quoted($0.key)) = \(quoted($0.value)); " }.joined()
    return [
      "\(quoted(name)) = { isa = XCConfigurationList; "
        + "buildConfigurations = (\(quoted(name + "-debug"))); };",
      "\(quoted(name + "-debug")) = { isa = XCBuildConfiguration; name = Debug; "
        + (file.map { "baseConfigurationReference = \(key("F", $0)); " } ?? "")
        + "buildSettings = { \(values)}; };",
    ]
  }

  private func key(_ kind: String, _ name: String) -> String { quoted("\(kind)-\(name)") }
  private func list(_ names: [String]) -> String { names.map(quoted).joined(separator: ", ") }
  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}

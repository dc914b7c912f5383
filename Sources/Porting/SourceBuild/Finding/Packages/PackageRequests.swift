import Foundation

/// The packages and pods that the files around an app ask for.
package struct PackageRequests: Equatable, Sendable {
  /// The packages in the order of their names.
  package private(set) var packages: [RequestedPackage] = []
  /// A sentence for each file that cannot be read.
  package private(set) var notes: [String] = []

  /// Reads what is at a path: an Xcode project or workspace, a manifest, a Podfile, a
  /// Package.resolved, or a folder with such files. If a folder contains none, its direct subfolders
  /// are read.
  package init(at path: String, manifests: ManifestReader) throws(BuildError) {
    guard !path.isEmpty else { throw .emptyPath }
    let place = path.absolutePath
    switch (FileKind(place), place.lastComponent) {
    case (.nothing, _): throw .noSuchPath(path)
    case (.special, _): throw .unusableFile(path: path, .special)
    case (.file, "Package.swift"): try read(manifest: place, manifests)
    case (.file, "Podfile"), (.file, "Podfile.lock"): read(pods: place.folderPath)
    case (.file, "Package.resolved"): read(resolved: place)
    case (.file, _): throw .noPackageList(path: path)
    case (.folder, let name) where name.hasSuffix(".xcodeproj"):
      try read(project: place)
      readLists(in: place.folderPath)
    case (.folder, let name) where name.hasSuffix(".xcworkspace"):
      try read(workspace: place, manifests)
      readLists(in: place.folderPath)
    case (.folder, _):
      guard try !read(folder: place, manifests) else { break }
      var isList = false
      for name in Self.names(in: place) where FileKind("\(place)/\(name)") == .folder {
        guard !FolderFiles.isSideFolder(name) else { continue }
        isList = try read(folder: "\(place)/\(name)", manifests) || isList
      }
      guard isList else { throw .noPackageList(path: path) }
    }
    sort()
  }

  /// Reads the files that describe a set of sources, and the lists of the folders around it in the
  /// same repository. A file that cannot be read is ignored.
  init(around set: SourceSet, manifests: ManifestReader) {
    for file in set.descriptions { try? read(project: file.folderPath) }
    var place = set.root
    for height in 0...Self.height {
      readLists(in: place)
      for name in Self.names(in: place) where name.hasSuffix(".xcworkspace") {
        read(resolved: "\(place)/\(name)/\(Self.resolved)")
      }
      if FileKind(place + "/Package.swift") == .file {
        try? read(manifest: place + "/Package.swift", manifests)
      }
      guard height < Self.height, FileKind(place + "/.git") == .nothing else { break }
      place = place.folderPath
    }
    sort()
  }

  /// The package that contains a module, as far as is known without its files.
  package func package(providing module: String) -> RequestedPackage? {
    packages.first { $0.products.contains(module) } ?? packages.first { $0.provides(module) }
  }

  /// The number of folders around the sources whose lists are read.
  private static let height = 2

  private static let resolved = "xcshareddata/swiftpm/Package.resolved"

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private mutating func sort() {
    packages.sort { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }

  private mutating func add(_ package: RequestedPackage) {
    let name = package.name.lowercased()
    if let index = packages.firstIndex(where: { $0.name.lowercased() == name }) {
      packages[index].merge(package)
    } else {
      packages.append(package)
    }
  }

  /// Reads the files of a folder. Returns whether there is one.
  private mutating func read(
    folder: String, _ manifests: ManifestReader
  ) throws(BuildError) -> Bool {
    var isList = readLists(in: folder)
    if FileKind(folder + "/Package.swift") == .file {
      try read(manifest: folder + "/Package.swift", manifests)
      isList = true
    }
    for name in Self.names(in: folder) {
      if name.hasSuffix(".xcodeproj") {
        try read(project: "\(folder)/\(name)")
        isList = true
      } else if name.hasSuffix(".xcworkspace") {
        read(resolved: "\(folder)/\(name)/\(Self.resolved)")
      }
    }
    return isList
  }

  /// Reads the Podfile and the Package.resolved in a folder. Returns whether there is one.
  @discardableResult
  private mutating func readLists(in folder: String) -> Bool {
    read(resolved: folder + "/Package.resolved")
    read(pods: folder)
    return ["Podfile", "Package.resolved"].contains { FileKind("\(folder)/\($0)") == .file }
  }

  private mutating func read(pods folder: String) {
    for pod in Podfile.pods(in: folder + "/Podfile") { add(pod) }
    for pod in Podfile.installed(in: folder + "/Podfile.lock") {
      var pod = pod
      if let index = packages.firstIndex(where: { $0.name == pod.name }) {
        packages[index].version = pod.version
        pod.version = nil
      }
      add(pod)
    }
  }

  private mutating func read(resolved file: String) {
    guard FileKind(file) != .nothing else { return }
    guard let list = ResolvedPackages(file) else {
      notes.append("\(file): this is not a list of packages that SwiftPM has made; it is ignored")
      return
    }
    for package in list.packages(in: file) { add(package) }
  }

  private mutating func read(project path: String) throws(BuildError) {
    for package in try ProjectFile(path).remotePackages { add(package) }
    read(resolved: "\(path)/project.xcworkspace/\(Self.resolved)")
  }

  private mutating func read(
    workspace path: String, _ manifests: ManifestReader
  ) throws(BuildError) {
    let workspace = try Workspace(path)
    for project in workspace.projects where project.lastComponent != "Pods.xcodeproj" {
      try read(project: project)
    }
    for package in workspace.packages {
      try read(manifest: package + "/Package.swift", manifests)
    }
    read(resolved: "\(path)/\(Self.resolved)")
  }

  private mutating func read(
    manifest: String, _ manifests: ManifestReader
  ) throws(BuildError) {
    for package in try manifests.read(manifest.folderPath).remotePackages(in: manifest) {
      add(package)
    }
  }
}

extension PackageDump {
  /// The packages from the network on which the package depends.
  fileprivate func remotePackages(in file: String) -> [RequestedPackage] {
    dependencies.flatMap { $0.sourceControl ?? [] }.flatMap { item in
      (item.location.remote ?? []).map { remote in
        var package = RequestedPackage(address: remote.urlString, in: file)
        package.version = item.requirement?.text
        package.branch = item.requirement?.branch?.first
        let names = [item.identity.lowercased(), package.name.lowercased()]
        package.products = Set(
          targets.flatMap(\.dependencies).filter {
            $0.kind == .product && names.contains(($0.package ?? "").lowercased())
          }.map(\.name)
        ).sorted()
        return package
      }
    }
  }
}

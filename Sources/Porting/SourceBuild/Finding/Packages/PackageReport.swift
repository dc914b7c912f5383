import Foundation

/// What `matchcut packages` prints: the packages that are asked for, and where their clones are.
package struct PackageReport: Encodable, Equatable, Sendable {
  package struct Entry: Encodable, Equatable, Sendable {
    /// `package` or `pod`.
    package let kind: String
    package let name: String
    package let address: String?
    package let version: String?
    /// The modules that a project or a manifest takes from the package.
    package let products: [String]
    /// The files that ask for the package.
    package let files: [String]
    /// The folder of the clone; nil if it was not found.
    package let clone: String?
    /// The commands that clone the package; nil if it was found, or if its address is not known.
    package let commands: [String]?
  }

  /// The path, as the user has typed it.
  package let path: String
  package let packages: [Entry]
  package let notes: [String]

  package var isComplete: Bool { packages.allSatisfy { $0.clone != nil } }

  /// Lists what is asked for at a path. `folder` is the folder with clones.
  package init(
    at path: String, folder: String?, manifests: ManifestReader
  ) throws(BuildError) {
    if let folder, FileKind(folder) != .folder { throw .noPackagesFolder(folder) }
    let requests = try PackageRequests(at: path, manifests: manifests)
    let place = path.absolutePath
    let isFolder =
      FileKind(place) == .folder && !place.hasSuffix(".xcodeproj")
      && !place.hasSuffix(".xcworkspace")
    let clones = PackageClones(
      folder: folder?.absolutePath, requests: requests, sources: { _ in nil })
    let target = folder ?? Self.standardFolder
    self.path = path
    notes = requests.notes
    packages = requests.packages.map { package in
      let clone = clones.place(of: package, beside: isFolder ? place : place.folderPath)
      return Entry(
        kind: package.kind.rawValue, name: package.name, address: package.address,
        version: package.version, products: package.products, files: package.files, clone: clone,
        commands: clone == nil ? package.commands(in: target) : nil)
    }
  }

  /// The folder in the printed commands if the user has not named one.
  package static let standardFolder = "packages"

  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// A line for each package, and the commands for those that were not found.
  package func text(folder: String?) -> String {
    guard !packages.isEmpty else { return "\(path) asks for no packages\n" }
    let rows = packages.map { entry in
      [
        entry.name, entry.version ?? "any version", entry.address ?? "a pod without an address",
        entry.clone.map { "found in \($0)" } ?? "not found",
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      zip(row, widths).map { $0.0.padding(toLength: $0.1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ") + "  " + row[3]
    }
    let missing = packages.filter { $0.clone == nil }
    let commands = missing.flatMap { $0.commands ?? [] }
    if !commands.isEmpty {
      lines += ["", "These commands clone what was not found:", ""] + commands
      lines += [
        "",
        "Then add '--packages \(folder ?? Self.standardFolder)' to 'matchcut build', 'matchcut film' "
          + "and the other commands.",
      ]
    }
    let others = missing.filter { $0.commands == nil }.map(\.name)
    if !others.isEmpty {
      lines += [
        "",
        "\(others.joined): look up the address at https://cocoapods.org/pods/NAME and clone it into "
          + "\(folder ?? Self.standardFolder).",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension RequestedPackage {
  /// The commands that clone the package into a folder; nil if its address is not known or is no
  /// address that a person would want to run.
  fileprivate func commands(in folder: String) -> [String]? {
    guard let address, !address.hasPrefix("-"), address.contains(":") || address.hasPrefix("/"),
      name.wholeMatch(of: #/[\w.+-]+/#) != nil, name.first != "-", name.first != "."
    else { return nil }
    let place = "\(folder)/\(name)".inShell
    var clone = "git clone "
    if revision == nil, let branch, !branch.hasPrefix("-") {
      clone += "--branch \(branch.inShell) "
    }
    var commands = [clone + "\(address.inShell) \(place)"]
    if let revision, revision.wholeMatch(of: #/[0-9a-f]{7,64}/#) != nil {
      commands.append("git -C \(place) checkout --quiet \(revision)")
    }
    return commands
  }
}

import Foundation

/// The packages in a `Package.resolved`, in any of its formats.
struct ResolvedPackages: Decodable {
  private struct Pin: Decodable {
    struct State: Decodable {
      var version: String?
      var branch: String?
      var revision: String?
    }
    var identity: String?
    var package: String?
    var location: String?
    var repositoryURL: String?
    var state: State?
  }
  private struct Content: Decodable { var pins: [Pin] }

  private var object: Content?
  private var pins: [Pin]?

  /// Reads a file. Nil if the file does not exist or is not such a file.
  init?(_ file: String) {
    guard let data = RegularFile.contents(file),
      let read = try? JSONDecoder().decode(Self.self, from: data),
      read.object != nil || read.pins != nil
    else { return nil }
    self = read
  }

  func packages(in file: String) -> [RequestedPackage] {
    (object?.pins ?? pins ?? []).compactMap { pin in
      guard let address = pin.location ?? pin.repositoryURL else { return nil }
      var package = RequestedPackage(address: address, in: file)
      package.version = pin.state?.version ?? pin.state?.branch
      package.branch = pin.state?.branch
      package.revision = pin.state?.revision
      return package
    }
  }
}

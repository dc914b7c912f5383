/// A package or a pod that a project, a manifest, a Podfile or a Package.resolved asks for.
package struct RequestedPackage: Equatable, Sendable {
  package enum Kind: String, Sendable { case package, pod }

  package var kind: Kind
  /// The last part of the address without `.git`, or the name of the pod.
  package var name: String
  /// The address that `git clone` reads; nil for a pod if the Podfile does not contain its address.
  package var address: String?
  /// The version that is asked for, such as `from 5.0.0`, or the version in Package.resolved or
  /// Podfile.lock.
  package var version: String?
  /// The commit in Package.resolved.
  package var revision: String?
  /// The branch or the tag to clone; nil for the default branch.
  package var branch: String?
  /// The modules that a project or a manifest takes from the package, sorted. Empty if they are not
  /// known.
  package var products: [String] = []
  /// The folder of the package, if the Podfile names a folder.
  package var path: String?
  /// The files that ask for the package.
  package var files: [String]

  package init(_ kind: Kind, name: String, address: String? = nil, in file: String) {
    (self.kind, self.name, self.address, files) = (kind, name, address, [file])
  }

  package init(address: String, in file: String) {
    self.init(.package, name: Self.name(of: address), address: address, in: file)
  }

  /// The name of the repository at an address, such as `SnapKit` for
  /// `https://github.com/SnapKit/SnapKit.git`.
  package static func name(of address: String) -> String {
    var name = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
    if name.hasSuffix(".git") { name.removeLast(4) }
    return name
  }

  /// Whether the package, as far as is known without its files, contains this module.
  package func provides(_ module: String) -> Bool {
    products.contains(module)
      || String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }).lowercased()
        == module.lowercased()
  }

  /// Adds what another file says about the same package.
  mutating func merge(_ other: RequestedPackage) {
    address = address ?? other.address
    // A resolved version replaces a requirement.
    if other.revision != nil || version == nil { version = other.version ?? version }
    revision = revision ?? other.revision
    branch = branch ?? other.branch
    path = path ?? other.path
    products = Set(products).union(other.products).sorted()
    files += other.files.filter { !files.contains($0) }
  }
}

/// Something that this package assumes about the Swift toolchain and that Swift does not guarantee.
///
/// `ToolchainCheck` tests the assumptions when the first device starts. The page
/// `Documentation/Toolchain.md` lists these assumptions and those that are tested elsewhere.
package struct ToolchainAssumption: Sendable {
  /// The versions of Swift for which all assumptions hold.
  package static let versions = "Swift 6.2 or 6.3"

  /// What does not work without the assumption, after "Cannot".
  package let task: String
  /// How the Swift version differs, after "this Swift version".
  package let difference: String
  /// The file that has to be adapted to another version.
  package let file: String

  package init(_ task: String, _ difference: String, file: String) {
    (self.task, self.difference, self.file) = (task, difference, file)
  }

  package var message: String {
    "Cannot \(task): this Swift version \(difference). Build with \(Self.versions), or adapt "
      + "\(file)."
  }

  /// Ends the program.
  package func fail() -> Never { fatalError(message) }

  // MARK: The list

  package static let registration = ToolchainAssumption(
    "find members by name", "does not run the functions in the section .init_array",
    file: "Registration.swift")
  package static let mainQueue = ToolchainAssumption(
    "run the main queue on the device's clock",
    "links programs so that Dispatch's own functions are called", file: "receiver.c")
  package static let deallocation = ToolchainAssumption(
    "detect when an object is deallocated", "lays out classes in an unknown way",
    file: "object_end.c")
  package static let keyPaths = ToolchainAssumption(
    "compare key paths", "lays out key paths in an unknown way", file: "ExposedPaths.swift")
  package static let newObjects = ToolchainAssumption(
    "make app and scene delegates from their classes", "calls NSObject.init() in an unknown way",
    file: "new_object.c")
  package static let initializers = ToolchainAssumption(
    "make views and controllers from their classes", "calls initializers in an unknown way",
    file: "MadeObject.swift")
}

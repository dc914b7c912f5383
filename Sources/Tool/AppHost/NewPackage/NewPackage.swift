import Foundation

/// The files of a new package with a transition, its test and a workflow, or those that are added to
/// an existing package.
struct NewPackage {
  /// A file that is written.
  struct File: Equatable {
    let path: String
    let text: String
    var isExecutable = false
  }

  /// The folder of the package.
  let folder: String
  let files: [File]

  /// A new package, in a folder with its name.
  init(_ options: NewOptions) {
    let name = options.name
    folder = name
    files =
      [File(path: "Package.swift", text: Self.filled(NewPackageFiles.manifest, name, name))]
      + Self.parts(name, module: name)
  }

  /// The parts of an existing package: the transition is added to the target `module`.
  init(_ options: NewOptions, into folder: String, module: String) {
    self.folder = folder
    files = Self.parts(options.name, module: module)
  }

  private static func parts(_ name: String, module: String) -> [File] {
    func file(_ path: String, _ text: String, isExecutable: Bool = false) -> File {
      File(path: path, text: filled(text, name, module), isExecutable: isExecutable)
    }
    return [
      file("Sources/\(module)/\(name)Transition.swift", NewPackageFiles.transition),
      file("Sources/\(module)/\(name)Screens.swift", NewPackageFiles.screens),
      file("Tests/\(module)Tests/\(name)TransitionTests.swift", NewPackageFiles.tests),
      file("Screens/\(name).swift", NewPackageFiles.show),
      file("Gestures/let-go.json", NewPackageFiles.gesture),
      file("ci/transitions", NewPackageFiles.script, isExecutable: true),
      file(".github/workflows/transitions.yml", NewPackageFiles.workflow),
      file(".gitignore", NewPackageFiles.ignored),
    ]
  }

  private static func filled(_ text: String, _ name: String, _ module: String) -> String {
    text.replacing("NAME", with: name).replacing("MODULE", with: module)
  }

  /// The files of an existing package that are the same for all transitions, and are left as they
  /// are if they exist.
  private static let shared = [
    "Gestures/let-go.json", "ci/transitions", ".github/workflows/transitions.yml", ".gitignore",
  ]

  /// The first file that exists and would be replaced; nil if there is none.
  var obstacle: String? {
    files.first { !Self.shared.contains($0.path) && exists($0.path) }?.path
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(path)")
  }

  /// Writes the files that do not exist, and returns their paths. If one cannot be written, those
  /// written before it are removed again.
  func write() throws -> [String] {
    var written: [String] = []
    do {
      for file in files where !exists(file.path) {
        let url = URL(fileURLWithPath: "\(folder)/\(file.path)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url, options: .atomic)
        written.append(file.path)
        if file.isExecutable {
          try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: url.path)
        }
      }
      return written
    } catch {
      for path in written { try? FileManager.default.removeItem(atPath: "\(folder)/\(path)") }
      throw error
    }
  }
}

import Foundation

/// The files of a module that do not compile without the modules that they import and that are not
/// available, and the files that do not compile without such a file.
package struct LeftOutFiles: Codable, Equatable, Sendable {
  /// For each file, the names that the compiler does not find.
  package var names: [String: [String]] = [:]
  /// The lines at which files use names of SwiftUI that Matchcut does not have.
  private var swiftUI: [String: Int] = [:]
  /// The classes that the files declare, each with the path of its file.
  package var classes: [String: String] = [:]
  /// A text that changes if the files have to be tried again.
  private var key = ""

  package init() {}

  package func contains(_ file: String) -> Bool { names[file] != nil }

  package mutating func add(_ names: [String: [String]], _ report: PortReport) {
    self.names.merge(names) { $1 }
    for remark in report.needSwiftUI where swiftUI[remark.path] == nil {
      swiftUI[remark.path] = remark.line
    }
    for type in report.classes where names[type.path] != nil { classes[type.name] = type.path }
  }

  /// The module without these files.
  package func removed(from module: SourceModule) -> SourceModule {
    var module = module
    let missing = module.absent.filter { contains($0.imported.file) }
    let importing = Set(missing.map(\.imported.file) + swiftUI.keys)
    let users = names.filter { !importing.contains($0.key) }.map { file, names in
      (key: file, value: Self.line(of: names, in: file))
    }
    let views = (Array(swiftUI) + users).sorted { $0.key < $1.key }.map { file, line in
      MissingImport(ImportedModule(name: "SwiftUI", file: file, line: line), .swiftUI)
    }
    module.leftOut += (missing + views).byNumberOfFiles
    module.absent.removeAll { contains($0.imported.file) }
    module.files.removeAll(where: contains)
    return module
  }

  /// The first line of the file that contains one of the names; 1 if no line does.
  private static func line(of names: [String], in file: String) -> Int {
    let lines = (RegularFile.text(file) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { line in names.contains { line.contains($0) } } ?? 0)
  }

  /// What needs one of the files: the app itself, an Interface Builder file or Info.plist.
  package func needs(of module: SourceModule) -> [LeftOutNeed] {
    let starts = names.keys.sorted().filter { SourceScan(file: $0).startsProgram }
    let other = Self.classes(inObjectiveC: module.objectiveC)
    let uses = NamedClasses(module).uses.compactMap { use in
      (classes[use.name] ?? other[use.name]).map {
        LeftOutNeed.named(use.name, by: use.file, file: $0.lastComponent)
      }
    }
    return starts.map { .start(file: $0.lastComponent) } + uses
  }

  /// The classes that Objective-C files implement, each with the path of its file.
  private static func classes(inObjectiveC files: [String]) -> [String: String] {
    var classes: [String: String] = [:]
    for file in files {
      // A category of a class, such as `@implementation Card (Flip)`, does not implement the class.
      for match in (RegularFile.text(file) ?? "").matches(of: #/@implementation\s+(\w+)\s*(\(?)/#)
      where match.2.isEmpty {
        classes[String(match.1)] = file
      }
    }
    return classes
  }

  /// Reads the files that the last build left out; nothing if they have to be tried again because
  /// one of them, the list of files or the SDK has changed.
  init(in place: String, of module: SourceModule, sdk: SDK) {
    guard let data = FileManager.default.contents(atPath: place + Self.file),
      let kept = try? JSONDecoder().decode(Self.self, from: data), kept.key == kept.key(module, sdk)
    else { return }
    self = kept
  }

  mutating func keep(in place: String, of module: SourceModule, sdk: SDK) throws(BuildError) {
    key = key(module, sdk)
    guard !names.isEmpty else {
      unlink(place + Self.file)
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    try Disk.write(data, to: place + Self.file)
  }

  private func key(_ module: SourceModule, _ sdk: SDK) -> String {
    let stamps = names.keys.sorted().map { FileStamp($0).text }
    return ([sdk.identity] + module.files + module.absent.map(\.place) + stamps)
      .joined(separator: "\n")
  }

  private static let file = "/leftout.json"
}

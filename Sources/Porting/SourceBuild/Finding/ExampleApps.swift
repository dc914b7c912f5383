import Foundation

/// The example apps in the folder of a library: the apps for iOS of its Xcode projects.
///
/// The projects are in the folder itself, in its direct subfolders, and one level deeper in a
/// subfolder whose name contains Example, Demo or Sample. Apps without Swift files, and apps that
/// start with a scene of SwiftUI, cannot run; they are omitted.
package struct ExampleApps {
  package struct App: Equatable, Sendable {
    /// The name of the target.
    package let name: String
    /// The absolute path of the project.
    package let project: String
  }

  /// The folder of the library.
  package let folder: String
  /// The apps, in the alphabetical order of their projects.
  package let apps: [App]

  package init(in folder: String) throws(BuildError) {
    self.folder = folder
    var apps: [App] = []
    for project in Self.projects(in: folder) {
      for target in try ProjectFile(readable: project)?.targets ?? [] where Self.isUsable(target) {
        apps.append(App(name: target.name, project: project))
      }
    }
    self.apps = apps
  }

  /// The app that a command runs: the app named `name` or, without a name, the only app. Nil if
  /// there is none.
  package func app(named name: String?) throws(BuildError) -> App? {
    let found = name.map { name in apps.filter { $0.name == name } } ?? apps
    guard found.count < 2 else {
      throw .severalExamples(
        found.map { listed($0) }, first: name == nil ? found[0].name : nil, path: folder)
    }
    return found.first
  }

  /// The app and its project, as in `Demo in Example/Demo.xcodeproj`.
  package func listed(_ app: App) -> String { "\(app.name) in \(app.project.relative(to: folder))" }

  private static func isUsable(_ target: ProjectFile.Target) -> Bool {
    guard target.kind == .app, target.isForIOS, !target.sources.isEmpty else { return false }
    return !target.sources.contains { file in
      let scan = SourceScan(file: file)
      guard scan.startsProgram, scan.names.contains("SwiftUI") else { return false }
      return RegularFile.text(file)?.contains(#/:\s*(?:SwiftUI\.)?App\s*[{,]/#) ?? false
    }
  }

  private static func projects(in folder: String) -> [String] {
    var found = projects(directlyIn: folder)
    for place in subfolders(of: folder) {
      found += projects(directlyIn: place)
      guard isExample(place.lastComponent) else { continue }
      found += subfolders(of: place).flatMap(projects(directlyIn:))
    }
    return found
  }

  private static func projects(directlyIn folder: String) -> [String] {
    entries(of: folder).filter { $0.hasSuffix(".xcodeproj") }
  }

  private static func subfolders(of folder: String) -> [String] {
    entries(of: folder).filter { path in
      let name = path.lastComponent
      return !name.hasSuffix(".xcodeproj") && !foreign.contains(name.lowercased())
        && !name.lowercased().hasSuffix("tests") && FileKind(path) == .folder
        && !FileKind.isLink(path)
    }
  }

  /// The paths of a folder's entries in alphabetical order, without hidden entries.
  private static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The names of folders with code of others.
  private static let foreign: Set = ["pods", "carthage", "node_modules", "vendor"]

  private static func isExample(_ name: String) -> Bool {
    ["example", "demo", "sample"].contains { name.lowercased().contains($0) }
  }
}

import Foundation

/// The Swift files of a check: those that are named, and those below folders that are.
package struct SourceFiles {
  /// Each file once, in the order of the names; a folder's sorted by path.
  let texts: [SourceText]
  /// Names that lead to nothing that can be read.
  package let troubles: [LintReport.Trouble]

  /// Hidden folders are passed over, that of a build among them.
  package init(named names: [String]) {
    var texts: [SourceText] = []
    var troubles: [LintReport.Trouble] = []
    var seen: Set<String> = []
    for name in names {
      let paths: [String]
      switch Self.kind(of: name) {
      case .folder: paths = Self.swiftFiles(below: name)
      case .file: paths = [name]
      case .nothing:
        troubles.append(Self.trouble(name, found: "no such file or folder"))
        continue
      }
      if paths.isEmpty { troubles.append(Self.trouble(name, found: "no Swift file in the folder")) }
      for path in paths where seen.insert(Self.canonical(path)).inserted {
        do {
          texts.append(SourceText(path: path, text: try Self.text(of: path)))
        } catch {
          troubles.append(Self.trouble(path, found: error.reason))
        }
      }
    }
    self.texts = texts
    self.troubles = troubles
  }

  /// Files that stand in memory, in the order given.
  package init(texts: [(path: String, text: String)]) {
    self.texts = texts.map { SourceText(path: $0.path, text: $0.text) }
    troubles = []
  }

  package var paths: [String] { texts.map(\.path) }

  private enum Kind {
    case file
    case folder
    case nothing
  }

  private static func kind(of name: String) -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
      return .nothing
    }
    return isFolder.boolValue ? .folder : .file
  }

  private static func swiftFiles(below folder: String) -> [String] {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var paths: [String] = []
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where !name.hasPrefix(".") {
      let path = base == "." ? name : base + "/" + name
      switch kind(of: path) {
      // A link can lead round in a circle.
      case .folder where !isLink(path): paths += swiftFiles(below: path)
      case .file where name.hasSuffix(".swift"): paths.append(path)
      default: break
      }
    }
    return paths
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private struct Unreadable: Error {
    var reason: String
  }

  private static func text(of path: String) throws(Unreadable) -> String {
    let file = fopen(path, "r")
    guard let file else { throw Unreadable(reason: String(cString: strerror(errno))) }
    fclose(file)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(reason: "a file that cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Unreadable(reason: "bytes that are not UTF-8")
    }
    return text
  }

  private static func trouble(_ file: String, found: String) -> LintReport.Trouble {
    LintReport.Trouble(
      file: file, found: found, expected: "a Swift file or a folder of them",
      remedy: "name another")
  }
}

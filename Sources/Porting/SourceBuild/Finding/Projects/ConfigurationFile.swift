import Foundation

/// The settings in a file `NAME.xcconfig` and in the files that it includes.
struct ConfigurationFile {
  private(set) var settings: [String: Any] = [:]

  /// Reads the file at `path`. A file that does not exist, or that includes itself, adds nothing.
  init(_ path: String) {
    var rest = Self.mostFiles
    read(path.absolutePath, inside: [], &rest)
  }

  /// Reads a file. `files` are the files that include it, and `rest` more files are read at most.
  private mutating func read(_ path: String, inside files: [String], _ rest: inout Int) {
    guard rest > 0, !files.contains(path), let text = RegularFile.text(path) else { return }
    rest -= 1
    for line in text.split(whereSeparator: \.isNewline) {
      let plain = line.split(separator: "//", omittingEmptySubsequences: false).first ?? ""
      let words = plain.trimmingCharacters(in: .whitespaces)
      if let match = words.wholeMatch(of: #/#include\??\s*"([^"]+)"/#) {
        let name = String(match.1)
        let file = name.hasPrefix("/") ? name : path.folderPath + "/" + name
        read(file.absolutePath, inside: files + [path], &rest)
      } else if let match = words.wholeMatch(of: #/(\w+(?:\[[^\]]*\])*)\s*=\s*(.*?);?/#) {
        let name = String(match.1)
        let below = settings[name] as? String ?? ""
        settings[name] = String(match.2).replacing(
          #/\$[({]inherited[)}]/#, with: { below.isEmpty ? String($0.0) : below })
      }
    }
  }

  /// The largest number of files that are read. A file may include another one several times.
  private static let mostFiles = 100
}

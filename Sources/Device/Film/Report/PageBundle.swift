import Foundation

/// The scripts and styles of the browser page, combined so that they can be embedded in a single
/// file.
enum PageBundle {
  /// The given style sheets of the page, concatenated.
  static func styles(_ names: [String]) -> String {
    names.compactMap(source).joined(separator: "\n")
  }

  /// A script of the page, combined with the modules that it imports, so that it does not load
  /// other files. Paths are relative to the page's folder.
  static func script(_ main: String) -> String {
    var modules: [String] = []
    var texts: [String] = []
    func add(_ text: String, in folder: [Substring], as name: String?) {
      var body = text
      for match in text.matches(of: /import \{([^}]*)\} from '([^']*)';\n/) {
        let path = resolve(String(match.2), in: folder)
        if !modules.contains(path), let source = source(path) {
          modules.append(path)
          add(source, in: Array(path.split(separator: "/").dropLast()), as: path)
        }
        let import_ = "const {\(match.1)} = modules['\(path)'];\n"
        body = body.replacingOccurrences(of: String(match.0), with: import_)
      }
      guard let name else { return texts.append(body) }
      let exported = body.matches(of: /\nexport (?:async )?(?:const|class|function) (\w+)/)
        .map { String($0.1) }
      let own = ("\n" + body).replacingOccurrences(of: "\nexport ", with: "\n")
      let first =
        body.firstMatch(of: /^export (?:const|class|function) (\w+)/)
        .map { [String($0.1)] } ?? []
      texts.append(
        "modules['\(name)'] = (() => {\(own)\nreturn { "
          + (first + exported).joined(separator: ", ") + " };\n})();\n")
    }
    add(main, in: [], as: nil)
    return "const modules = {};\n" + texts.joined()
  }

  private static func source(_ name: String) -> String? {
    PageFiles.all.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static func resolve(_ path: String, in folder: [Substring]) -> String {
    var parts = folder
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}

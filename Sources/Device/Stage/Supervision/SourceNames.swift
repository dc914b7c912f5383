import Foundation

/// The names that a function of the app's source gives to the transition context, its views and the
/// interaction controller.
///
/// The text of the function is searched, not parsed: a name is found if the source declares it in one
/// line, as in `let card = context.view(forKey: .to)`.
package struct SourceNames {
  /// The app's names by the names that fixes use.
  package private(set) var own: [String: String] = [:]

  /// Reads the function that contains a line. There are no names if the file cannot be read.
  package init(_ place: SourcePlace) {
    let text = place.file.isEmpty ? nil : try? String(contentsOfFile: place.file, encoding: .utf8)
    self.init(
      lines: (text ?? "").split(separator: "\n", omittingEmptySubsequences: false), at: place.line)
  }

  /// `line` is counted from 1.
  package init(lines: [Substring], at line: Int) {
    guard lines.indices.contains(line - 1) else { return }
    let body = Self.function(in: lines, at: line - 1)
    for text in lines[body] {
      if let context = text.firstMatch(
        of: #/(\w+)\s*:\s*(?:any\s+)?UIViewControllerContextTransitioning\b/#)
      {
        own["transitionContext"] = String(context.1)
      }
      if let view = text.firstMatch(
        of:
          #/\b(?:let|var)\s+(\w+)\b[^=]*=\s*\w+[?!]?\.view\(forKey:\s*(?:UITransitionContextViewKey)?\.(to|from)\)/#
      ) {
        own["\(view.2)View"] = String(view.1)
      }
      if let container = text.firstMatch(
        of: #/\b(?:let|var)\s+(\w+)\b[^=]*=\s*\w+[?!]?\.containerView\b/#)
      {
        own["transitionContext.containerView"] = String(container.1)
      }
      if let interaction = text.firstMatch(of: #/\b(\w+)[?!]?\.(?:update|finish|cancel)\(/#) {
        own["interactor"] = String(interaction.1)
      }
    }
  }

  /// The lines of the function around a line: from the nearest declaration above it that is not
  /// indented more than the line, to the line that closes its body.
  private static func function(in lines: [Substring], at line: Int) -> ClosedRange<Int> {
    let depth = indentation(of: lines[line])
    let start =
      lines[...line].lastIndex { text in
        text.contains(#/\bfunc\s/#) && (indentation(of: text) < depth || text == lines[line])
      } ?? line
    let edge = indentation(of: lines[start])
    let end =
      lines[(start + 1)...].firstIndex { text in
        text.drop(while: \.isWhitespace).hasPrefix("}") && indentation(of: text) <= edge
      } ?? line
    return start...max(end, line)
  }

  private static func indentation(of line: Substring) -> Int {
    line.prefix(while: \.isWhitespace).count
  }

  /// The fix with the app's names.
  package func applied(to fix: String) -> String {
    // Longer names first, because `transitionContext` is a part of one of them.
    let names = own.sorted { $0.key.count > $1.key.count }
    return fix.replacing(#/[A-Za-z_][\w.]*/#) { path in
      let found = names.first { path.output == $0.key || path.output.hasPrefix($0.key + ".") }
      return found.map { $0.value + path.output.dropFirst($0.key.count) } ?? String(path.output)
    }
  }
}

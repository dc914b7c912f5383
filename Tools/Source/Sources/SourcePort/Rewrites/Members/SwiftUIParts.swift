import SwiftSource

extension Rewrite {
  /// Removes previews and other declarations that only SwiftUI uses, and replaces the view of a
  /// hosting controller with a placeholder that shows the view's name.
  static let swiftUI = Rewrite(name: "SwiftUI") { module in
    let declared = module.declaredNames
    var changes = Changes()
    for (number, file) in module.own {
      let source = file.source
      if let use = file.swiftUIUse(declared: declared) {
        changes.needsSwiftUI(
          number, at: use.start, use.text, "a name of SwiftUI that Matchcut does not have")
      } else if let first = file.onlyDeclaresViews {
        changes.leftOut(
          number, at: first.bytes.lowerBound, "SwiftUI",
          "the file declares only views of SwiftUI, which Matchcut does not show")
      }
      for part in file.swiftUIParts {
        let start = part.bytes.lowerBound
        switch part.kind {
        case .app:
          changes.refused(
            number, at: start, part.name,
            "the app starts with a scene of SwiftUI, and Matchcut shows only UIKit")
        case .declaration:
          changes.edit(number, source.blanking(part.bytes))
          changes.rewrote(number, at: start, part.name, "")
        case .view:
          let type = SwiftUINames.placeholder
          let text = part.name.isEmpty ? type : "\(type)(\"\(part.name)\")"
          changes.edit(number, source.replacing(part.bytes, with: text))
          changes.usesPlaceholder(number)
          guard !part.name.isEmpty else { continue }
          changes.rewrote(number, at: start, part.name, "a placeholder for the view")
        }
      }
    }
    return changes
  }
}

import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// `import UIKit.UIGestureRecognizerSubclass` and `import ObjectiveC.runtime`: the module.
  static let imports = Rewrite(name: "import") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for node in file.imports where node.importKindSpecifier == nil {
        let path = Array(node.path)
        guard let first = path.first else { continue }
        if first.name.text == "ObjectiveC" {
          changes.edit(number, file.source.replacingInPlace(node.path.bytes, with: "UIKit"))
        } else if path.count > 1, frameworks.contains(first.name.text) {
          let rest = first.name.end..<node.path.end
          changes.edit(number, file.source.blanking(rest))
        } else {
          continue
        }
        let name = first.name.text == "ObjectiveC" ? "UIKit" : first.name.text
        changes.rewrote(number, at: node.start, "import", "import \(name)")
      }
    }
    return changes
  }

  /// Modules that have submodules on Apple's systems alone.
  private static let frameworks: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch",
  ]
}

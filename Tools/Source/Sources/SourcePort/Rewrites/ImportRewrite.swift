import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// `import UIKit.UIGestureRecognizerSubclass`: the module. `import ObjectiveC`: the module that
  /// stands in for it.
  static let imports = Rewrite(name: "import") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for node in file.imports where node.importKindSpecifier == nil {
        let path = Array(node.path)
        guard let first = path.first else { continue }
        let name = standIns[first.name.text] ?? first.name.text
        guard name != first.name.text || (path.count > 1 && frameworks.contains(name)) else {
          continue
        }
        changes.edit(number, file.source.replacingInPlace(node.path.bytes, with: name))
        changes.rewrote(number, at: node.start, "import", "import \(name)")
        if name == "UIKit", name != first.name.text { changes.usesRuntime(number) }
      }
    }
    return changes
  }

  /// Modules that have submodules on Apple's systems alone.
  private static let frameworks: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "os",
  ]

  /// Apple's modules, and where what they declare stands here.
  private static let standIns: [String: String] = [
    "ObjectiveC": "UIKit", "Darwin": "Glibc",
  ]
}

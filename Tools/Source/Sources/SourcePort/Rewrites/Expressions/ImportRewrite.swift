import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `import UIKit.UIGestureRecognizerSubclass` to an import of the module, and `import
  /// ObjectiveC` to an import of the module that replaces it.
  static let imports = Rewrite(name: "import") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for node in file.imports where node.importKindSpecifier == nil {
        let path = Array(node.path)
        guard let first = path.first else { continue }
        let name = Qualifiers.standIns[first.name.text] ?? first.name.text
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

  /// Imports `FoundationNetworking` in each file that uses one of its types. The import is at the end
  /// of the file, so that line numbers do not change.
  static let networking = Rewrite(name: "networking") { module in
    let declared = module.declaredNames
    var changes = Changes()
    for (number, file) in module.own {
      guard let use = file.networkingNames.first(where: { !declared.contains($0.text) }) else {
        continue
      }
      let line = "import FoundationNetworking"
      changes.edit(number, Edit(at: file.source.bytes.count, "\n\(line)\n"))
      changes.rewrote(number, at: use.start, use.text, line)
    }
    return changes
  }

  /// Modules that have submodules only on Apple's systems.
  private static let frameworks: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "os",
  ]
}

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

  /// Removes the imports of modules that do not exist, so that the compiler finds out whether the
  /// file needs them.
  static let absentImports = Rewrite(name: "import of an absent module") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for node in file.imports {
        guard let name = node.path.first?.name.text, module.absentModules.contains(name) else {
          continue
        }
        changes.edit(number, file.source.blanking(node.bytes))
        changes.rewrote(number, at: node.start, "import", "no import of \(name)")
      }
    }
    return changes
  }

  /// Imports the modules that have parts of Apple's Foundation on Linux, such as
  /// `FoundationNetworking`, in each file that uses one of their types. The imports are at the end of
  /// the file, so that line numbers do not change. `Foundation.URLSession` gets the module's name.
  static let foundationParts = Rewrite(name: "parts of Foundation") { module in
    let declared = module.declaredNames
    var changes = Changes()
    for (number, file) in module.own {
      for (word, part) in file.foundationQualifiers {
        changes.edit(number, Edit(word.bytes, part))
        changes.rewrote(number, at: word.start, "Foundation.", "\(part).")
      }
      let present = Set(file.imports.compactMap { $0.path.first?.name.text })
      let uses = file.foundationParts.filter {
        let part = FoundationParts.modules[$0.text] ?? ""
        return !declared.contains($0.text) && !present.contains(part)
          && (!module.isForLinux || FoundationParts.isOfToolchain(part))
      }
      let parts = Set(uses.compactMap { FoundationParts.modules[$0.text] }).sorted()
      guard let use = uses.first, !parts.isEmpty else { continue }
      let lines = parts.map { "import \($0)" }
      changes.edit(
        number, Edit(at: file.source.bytes.count, "\n" + lines.joined(separator: "\n") + "\n"))
      changes.rewrote(number, at: use.start, use.text, lines.joined(separator: "; "))
    }
    return changes
  }

  /// Modules that have submodules only on Apple's systems.
  private static let frameworks: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "Foundation", "Dispatch", "os",
  ]
}

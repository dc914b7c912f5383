import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites names that are qualified with a module that Linux does not have, such as
  /// `ObjectiveC.objc_getAssociatedObject`, to the module that replaces it.
  static let qualifiers = Rewrite(name: "qualified names") { module in
    let declared = module.declaredNames
    var changes = Changes()
    for (number, file) in module.own {
      for token in file.qualifiers where !declared.contains(token.text) {
        guard let name = Qualifiers.standIns[token.text] else { continue }
        changes.edit(number, Edit(token.bytes, name))
        changes.rewrote(number, at: token.start, "\(token.text).", "\(name).")
        if name == "UIKit" { changes.usesRuntime(number) }
      }
    }
    return changes
  }

  /// Rewrites `abs(x)` in an extension of `CGFloat` to `Swift.abs(x)`. On Linux, `CGFloat` has a
  /// static method of this name, which hides the function.
  static let hiddenFunctions = Rewrite(name: "hidden functions") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for placed in file.hiddenFunctions {
        guard let type = placed.place.type, HiddenFunctions.types.contains(type),
          module.types[type]?.members.contains(where: {
            $0.name == placed.node.baseName.text && !$0.isStatic
          }) != true
        else { continue }
        changes.edit(number, Edit(at: placed.node.start, "Swift."))
        changes.rewrote(
          number, at: placed.node.start, placed.node.oneLine, "Swift.\(placed.node.oneLine)")
      }
    }
    return changes
  }
}

/// Global functions that a static member of a type hides on Linux, but not on iOS.
enum HiddenFunctions {
  static let names: Set<String> = ["abs"]
  /// The types, as extensions write them.
  static let types: Set<String> = ["CGFloat", "CoreGraphics.CGFloat", "Foundation.CGFloat"]
}

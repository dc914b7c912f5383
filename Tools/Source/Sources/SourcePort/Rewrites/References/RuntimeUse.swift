import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Refuses constructs that only the Objective-C runtime can execute, with the reason, and notes
  /// names that are looked up at run time.
  static let runtimeUse = Rewrite(name: "the Objective-C runtime") { module in
    var changes = Changes()
    for (number, file) in module.own {
      if file.hasErrors {
        changes.noted(number, at: 0, "syntax", "the file does not parse and is left unchanged")
      }
      for token in file.names {
        let name = token.text
        if let other = RuntimeNames.renamed[name] {
          changes.edit(number, Edit(token.bytes, other))
          changes.usesRuntime(number)
          changes.rewrote(number, at: token.start, name, other)
        } else if RuntimeNames.lookUps.contains(name) {
          changes.noted(
            number, at: token.start, name,
            "finds only the module's own classes and members, and those classes and members of "
              + "UIKit that are commonly used by name")
        } else if RuntimeNames.classMethods.contains(name) {
          changes.warned(
            number, at: token.start, name,
            "has no effect: it returns nil, because class methods cannot be exchanged")
        } else if let cast = ImplementationCast(token, in: file, module) {
          changes.edit(number, Edit(token.bytes, cast.function))
          changes.usesRuntime(number)
          changes.rewrote(number, at: token.start, name, cast.function)
        } else if let reason = reason(name) {
          changes.refused(number, at: token.start, name, reason)
        }
      }
    }
    for type in module.allTypes {
      for member in type.members
      where member.kind == .method && !module.isContext(member)
        && (member.isOverride || member.name.hasPrefix("forward"))
        && RuntimeNames.forwardingMethods.contains(member.fullName)
      {
        changes.refused(
          module.file(of: member), at: member.offset, member.fullName,
          "message forwarding needs the Objective-C runtime, which Matchcut does not have; "
            + "implement the methods that are forwarded")
      }
    }
    return changes
  }

  private static func reason(_ name: String) -> String? {
    if RuntimeNames.changes.contains(name) {
      return "this function needs the Objective-C runtime, which Matchcut does not have; write a "
        + "subclass, or call the method in Swift"
    }
    if RuntimeNames.reflection.contains(name) {
      return
        "only the Objective-C runtime knows these members of a class, and Matchcut does not have "
        + "that runtime; use these members directly in Swift"
    }
    if RuntimeNames.forwarding.contains(name) {
      return "message forwarding needs the Objective-C runtime, which Matchcut does not have; "
        + "implement the methods that are forwarded"
    }
    return nil
  }
}

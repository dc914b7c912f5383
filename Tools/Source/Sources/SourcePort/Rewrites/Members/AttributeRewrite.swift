import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Removes attributes that only Objective-C uses. The class's member table contains the
  /// information of these attributes.
  static let attributes = Rewrite(name: "attributes") { module in
    var changes = Changes()
    let managed = module.managedAttributes
    for (number, file) in module.own {
      for attribute in file.attributes {
        guard managed[number]?.contains(attribute.start) != true else {
          changes.edit(number, file.source.blanking(attribute.bytes))
          continue
        }
        change(attribute, number, file.source, &changes)
      }
    }
    for type in module.allTypes {
      for member in type.members
      where member.modifiers.contains("dynamic") && !module.isContext(member)
        && module.isExposed(member, of: type)
      {
        let number = module.file(of: member)
        guard let modifier = member.modifier("dynamic") else { continue }
        changes.edit(number, module.files[number].source.blanking(modifier))
      }
    }
    return changes
  }

  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying",
  ]

  private static func change(
    _ attribute: AttributeSyntax, _ number: Int, _ source: SourceFile, _ changes: inout Changes
  ) {
    let name = attribute.attributeName.trimmedDescription
    switch name {
    case _ where removed.contains(name):
      changes.edit(number, source.blanking(attribute.bytes))
      changes.rewrote(number, at: attribute.start, "@" + name, "")
      if name == "NSCopying" {
        changes.noted(
          number, at: attribute.start, "@NSCopying",
          "the property stores the value without copying it")
      }
    case "UIApplicationMain":
      changes.edit(number, source.replacingInPlace(attribute.bytes, with: "@main"))
      changes.rewrote(number, at: attribute.start, "@" + name, "@main")
    case "convention" where attribute.arguments?.trimmedDescription == "block":
      changes.edit(number, source.blanking(attribute.bytes))
      changes.rewrote(number, at: attribute.start, "@convention(block)", "")
    case "convention"
    where attribute.parent?.parent?.as(AttributedTypeSyntax.self).map(TypeSyntax.init)?
      .isImplementation == true:
      changes.edit(number, source.blanking(attribute.bytes))
      changes.rewrote(number, at: attribute.start, "@convention(c)", "")
    case "NSManaged":
      changes.refused(
        number, at: attribute.start, "@NSManaged",
        "the Objective-C runtime would create the accessors of an @NSManaged property, and "
          + "Matchcut does not have that runtime, except for members of layers and of managed "
          + "objects whose class is in the module; write a stored property")
    case "implementation", "_objcImplementation":
      changes.refused(
        number, at: attribute.start, "@" + name,
        "this code implements a class that an Objective-C header declares, and Matchcut cannot "
          + "read that header; write the class in Swift")
    default: break
    }
  }
}

extension Member {
  /// The range of a modifier in the source.
  func modifier(_ name: String) -> Range<Int>? {
    let modifiers =
      declaration.as(FunctionDeclSyntax.self)?.modifiers
      ?? declaration.as(VariableDeclSyntax.self)?.modifiers
      ?? declaration.as(SubscriptDeclSyntax.self)?.modifiers
      ?? declaration.as(InitializerDeclSyntax.self)?.modifiers
    return modifiers?.first { $0.name.text == name && $0.detail == nil }?.bytes
  }
}

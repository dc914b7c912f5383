import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Adds accessors to each `@NSManaged` property of a layer or a managed object. The accessors read
  /// and set the object's value for the property's key. Adds a body to each `@NSManaged` method.
  static let managedProperties = Rewrite(name: "@NSManaged") { module in
    var changes = Changes()
    for type in module.allTypes where module.hasManagedMembers(type) {
      for member in type.members where member.isManaged && !module.isContext(member) {
        let number = module.file(of: member)
        if member.kind == .method {
          changes.edit(number, Edit(at: member.declaration.end, member.managedBody))
          changes.usesRuntime(number)
          changes.rewrote(
            number, at: member.offset, "@NSManaged",
            "\(member.fullName) changes the relationship that it names")
          continue
        }
        for edit in member.managedEdits { changes.edit(number, edit) }
        if member.isFirstOfDeclaration, !module.isExposed(member, of: type),
          let modifier = member.modifier("dynamic")
        {
          changes.edit(number, module.files[number].source.blanking(modifier))
        }
        changes.usesRuntime(number)
        changes.rewrote(
          number, at: member.offset, "@NSManaged",
          "\(member.name) is stored as the object's value for its key")
      }
    }
    return changes
  }
}

extension ModuleIndex {
  /// Whether the type is a class of layers, or an extension of one.
  func isLayer(_ type: TypeEntry) -> Bool {
    let root = type.kind == .foreign ? type.path : foreignAncestor(of: type)
    guard let name = root?.split(separator: ".").last else { return false }
    return name.hasPrefix("CA") && name.hasSuffix("Layer")
  }

  /// Whether the type is a class of managed objects, or an extension of one.
  func isManagedObject(_ type: TypeEntry) -> Bool {
    let root = type.kind == .foreign ? type.path : foreignAncestor(of: type)
    return root?.split(separator: ".").last == "NSManagedObject"
  }

  /// Whether the type may have `@NSManaged` members.
  func hasManagedMembers(_ type: TypeEntry) -> Bool { isLayer(type) || isManagedObject(type) }

  /// The offsets of the `@NSManaged` attributes that are rewritten, by file.
  var managedAttributes: [Int: Set<Int>] {
    var offsets: [Int: Set<Int>] = [:]
    for type in allTypes where hasManagedMembers(type) {
      for member in type.members where member.isManaged {
        let attributes =
          member.declaration.as(VariableDeclSyntax.self)?.attributes
          ?? member.declaration.as(FunctionDeclSyntax.self)?.attributes ?? []
        for case .attribute(let attribute) in attributes
        where attribute.attributeName.trimmedDescription == "NSManaged" {
          offsets[file(of: member), default: []].insert(attribute.start)
        }
      }
    }
    return offsets
  }
}

extension Member {
  var isManaged: Bool {
    (kind == .property || kind == .method) && attributes.contains("NSManaged") && !isStatic
  }

  /// The body of a method such as `addToItems(_:)`.
  fileprivate var managedBody: String {
    let arguments = parameters.map { ", " + $0.name }.joined()
    return " { ExposedClass.callManaged(\"\(fullName)\", of: self\(arguments)) }"
  }

  fileprivate var isFirstOfDeclaration: Bool {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.id == binding?.id
  }

  /// The edits that add accessors to the property. The next property in the same declaration gets
  /// its own declaration.
  fileprivate var managedEdits: [Edit] {
    guard let binding, binding.accessorBlock == nil,
      let declaration = declaration.as(VariableDeclSyntax.self)
    else { return [] }
    let key = objectiveCName ?? name
    let accessors =
      " { get { ExposedClass.managed(\"\(key)\", of: self) }"
      + " set { ExposedClass.setManaged(newValue, \"\(key)\", of: self) } }"
    var type = ""
    if binding.typeAnnotation == nil {
      // `var a, b: Int` declares two properties of one type.
      let later = declaration.bindings.drop { $0.id != binding.id }
      guard let shared = later.lazy.compactMap(\.typeAnnotation).first else { return [] }
      type = ": " + shared.type.trimmedDescription
    }
    let end = binding.typeAnnotation?.end ?? binding.pattern.end
    let edit = Edit(at: end, type + accessors)
    guard let comma = binding.trailingComma else { return [edit] }
    let modifiers = declaration.modifiers.compactMap {
      $0.name.text == "dynamic" ? nil : $0.oneLine + " "
    }.joined()
    return [edit, Edit(comma.bytes, "; \(modifiers)var")]
  }
}

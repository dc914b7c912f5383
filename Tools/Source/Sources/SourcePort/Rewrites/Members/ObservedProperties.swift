import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Makes an `@objc dynamic var` notify its observers before and after a change.
  static let observedProperties = Rewrite(name: "@objc dynamic") { module in
    var changes = Changes()
    for type in module.allTypes {
      for member in type.members
      where member.kind == .property && member.modifiers.contains("dynamic") && !member.isStatic
        && !member.isManaged && !module.isContext(member)
        && module.isExposed(member, of: type)
      {
        let number = module.file(of: member)
        let edits = member.observing
        guard !edits.isEmpty else { continue }
        for edit in edits { changes.edit(number, edit) }
        changes.usesRuntime(number)
        changes.rewrote(
          number, at: member.offset, "@objc dynamic", "\(member.name) tells its observers")
      }
    }
    return changes
  }
}

extension Member {
  /// The edits that make a property notify its observers; empty for a property that cannot be set.
  fileprivate var observing: [Edit] {
    guard isSettable, let binding else { return [] }
    let key = objectiveCName ?? name
    let will = "ExposedClass.willChange(self, \"\(key)\")"
    let did = "ExposedClass.didChange(self, \"\(key)\")"
    guard let block = binding.accessorBlock else {
      let end =
        binding.initializer?.end ?? binding.typeAnnotation?.end ?? binding.pattern.end
      return [Edit(at: end, " { willSet { \(will) } didSet { \(did) } }")] + separating(binding)
    }
    if let setter = block.accessor("set")?.body {
      return [Edit(at: setter.leftBrace.end, " \(will); defer { \(did) };")]
    }
    let willSet = block.accessor("willSet")?.body
    let didSet = block.accessor("didSet")?.body
    var edits: [Edit] = []
    let open = block.leftBrace.end
    if let willSet {
      edits.append(Edit(at: willSet.leftBrace.end, " \(will);"))
    } else {
      edits.append(Edit(at: open, " willSet { \(will) }"))
    }
    if let didSet {
      edits.append(Edit(at: didSet.leftBrace.end, " defer { \(did) };"))
    } else {
      edits.append(Edit(at: open, " didSet { \(did) }"))
    }
    return edits
  }

  /// Several properties in one declaration cannot have observers, so the next property gets its own
  /// declaration.
  private func separating(_ binding: PatternBindingSyntax) -> [Edit] {
    guard let comma = binding.trailingComma,
      let declaration = declaration.as(VariableDeclSyntax.self)
    else { return [] }
    let modifiers = declaration.modifiers.compactMap {
      $0.name.text == "dynamic" ? nil : $0.oneLine + " "
    }.joined()
    return [Edit(comma.bytes, "; \(modifiers)var")]
  }
}

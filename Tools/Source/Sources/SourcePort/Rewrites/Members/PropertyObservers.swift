import SwiftSource
import SwiftSyntax

/// The observers `willSet` and `didSet` of a property that overrides another one.
///
/// In an extension, the observers become functions, and the class's body gets the property with
/// observers that call these functions.
struct PropertyObservers {
  private let member: Member
  private let type: String
  private let block: AccessorBlockSyntax
  /// The observers, and the value that each receives if it does not name it.
  private let observers: [(observer: AccessorDeclSyntax, value: String)]

  /// Nil if the property has no observers, or other accessors as well.
  init?(_ member: Member) {
    guard member.kind == .property, member.isOverride, let type = member.type,
      let block = member.binding?.accessorBlock
    else { return nil }
    observers = ["willSet": "newValue", "didSet": "oldValue"].sorted { $0.key > $1.key }
      .compactMap { name, value in block.accessor(name).map { ($0, value) } }
    guard case .accessors(let all) = block.accessors, !observers.isEmpty,
      all.count == observers.count
    else { return nil }
    (self.member, self.type, self.block) = (member, type, block)
  }

  private func function(_ observer: AccessorDeclSyntax, _ prefix: String) -> String {
    "\(prefix)\(observer.accessorSpecifier.text)_\(member.name)"
  }

  /// The edits that make the observers functions.
  func edits(_ prefix: String, in source: SourceFile) -> [Edit] {
    var edits = [
      source.blanking(member.declaration.start..<block.leftBrace.end),
      source.blanking(block.rightBrace.start..<block.rightBrace.end),
    ]
    for (observer, value) in observers {
      guard let body = observer.body else { continue }
      let name = observer.parameters?.name.text ?? value
      edits.append(
        Edit(
          observer.accessorSpecifier.start..<body.start,
          "func \(function(observer, prefix))(_ \(name): \(type)) "))
    }
    return edits
  }

  /// The property whose observers call the functions.
  func declaration(_ prefix: String, _ access: String?) -> String {
    var kept = ["open", "public", "override"].filter { member.modifiers.contains($0) }
    if let access, member.modifiers.isDisjoint(with: Member.levels) { kept.insert(access, at: 0) }
    let calls = observers.map { observer, value in
      "\(observer.accessorSpecifier.text) { \(function(observer, prefix))(\(value)) }"
    }
    return kept.map { $0 + " " }.joined() + "var \(member.name): \(type) { "
      + calls.joined(separator: " ") + " }"
  }
}

extension Member {
  /// The observers of the property; nil if it has none, or other accessors as well.
  var observers: PropertyObservers? { PropertyObservers(self) }
}

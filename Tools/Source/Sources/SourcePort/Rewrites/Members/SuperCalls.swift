import SwiftSource
import SwiftSyntax

extension ModuleIndex {
  /// The member to which `super.member` refers in a class; nil if a class of a framework declares
  /// it.
  func target(ofSuper access: MemberAccessExprSyntax, in type: TypeEntry) -> OwnedMember? {
    let name = access.declName.baseName.text.withoutBackticks
    let labels = access.declName.argumentNames?.arguments.map(\.name.text)
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    for superclass in superclasses(of: type) {
      let found = superclass.members.first { member in
        guard member.name == name else { return false }
        if member.kind == .property { return true }
        if let labels { return labels == member.parameters.map(\.label) }
        guard let call, call.calledExpression.id == access.id else { return true }
        return member.accepts(call)
      }
      if let found { return OwnedMember(member: found, type: superclass) }
    }
    return nil
  }
}

extension Member {
  /// Whether the labels and the number of the arguments match the parameters.
  fileprivate func accepts(_ call: FunctionCallExprSyntax) -> Bool {
    var labels = call.arguments.map { $0.label?.text ?? "_" }
    let closures =
      (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    guard labels.count + closures <= parameters.count else { return false }
    for (index, parameter) in parameters.enumerated() {
      if labels.first == parameter.label {
        labels.removeFirst()
      } else if parameter.defaultValue == nil, index < parameters.count - closures {
        return false
      }
    }
    return labels.isEmpty
  }

  /// The edits that turn the observers of an overridden property into a getter and a setter;
  /// empty for a property without observers.
  ///
  /// - Parameter base: the expression for the overridden property.
  func observing(_ base: String, in source: SourceFile) -> [Edit] {
    guard let block = binding?.accessorBlock, let type, let last = lastAccessor(of: block) else {
      return []
    }
    let willSet = block.accessor("willSet")
    let didSet = block.accessor("didSet")
    guard willSet != nil || didSet != nil else { return [] }
    var start = " get { \(base) } set {"
    var end = ""
    var edits: [Edit] = []
    if let willSet {
      edits.append(source.function("_willSet", willSet, "newValue", type))
      end += "_willSet(newValue); "
    }
    end += base + " = newValue"
    if let didSet {
      start += " let _oldValue = \(base);"
      edits.append(source.function("_didSet", didSet, "oldValue", type))
      end += "; _didSet(_oldValue)"
    }
    if let willSet, let didSet {
      let first = min(willSet.end, didSet.end)
      if !source.hasLineEnd(in: first..<max(willSet.start, didSet.start)) {
        edits.append(Edit(at: first, ";"))
      }
    }
    let separator = source.hasLineEnd(in: last.end..<block.rightBrace.start) ? "" : "; "
    return [Edit(at: block.leftBrace.end, start)] + edits
      + [Edit(at: block.rightBrace.start, separator + end + " }")]
  }

  private func lastAccessor(of block: AccessorBlockSyntax) -> AccessorDeclSyntax? {
    guard case .accessors(let list) = block.accessors else { return nil }
    return list.last
  }
}

extension SourceFile {
  fileprivate func hasLineEnd(in range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The edit that replaces the keyword and parameter of an observer (`didSet(old)`) by the head of
  /// a local function. The body stays.
  fileprivate func function(
    _ name: String, _ accessor: AccessorDeclSyntax, _ argument: String, _ type: String
  ) -> Edit {
    let end = accessor.parameters?.end ?? accessor.accessorSpecifier.end
    let parameter = accessor.parameters?.name.text ?? argument
    return replacing(
      accessor.accessorSpecifier.start..<end, with: "func \(name)(_ \(parameter): \(type))")
  }
}

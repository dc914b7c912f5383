/// Determines which methods a module may exchange with methods of UIKit.
extension ModuleIndex {
  /// The names of type aliases whose type is a C function that implements a method.
  var implementationTypes: Set<String> {
    own.reduce(into: []) { $0.formUnion($1.file.implementationTypes) }
  }

  /// Whether `Porter` makes a method, or the getter of a property, exchangeable.
  ///
  /// A method is exchangeable if a file that exchanges methods refers to it. A method of an
  /// extension is also exchangeable if the extension is in such a file, or if any `#selector`
  /// refers to the method. An overridden method is not exchangeable, because calling it would run
  /// the override.
  func canExchange(_ member: Member, of type: TypeEntry) -> Bool {
    guard exchangesMethods, !isContext(member), member.kind == .method || member.kind == .property,
      type.kind == .class || type.kind == .foreign, !isGeneric(type), !type.path.contains("@"),
      isExposed(member, of: type), !member.isStatic, !member.isOverride, !member.isUnavailable,
      !member.isThrowing, !member.hasEffects, member.canBeCalledByClosure,
      member.hasExchangeableBody, member.kind == .method || member.type != nil,
      !member.parameters.contains(where: { $0.isFunction && !$0.type.contains("@escaping") }),
      !containers[member.container].isConstrained
    else { return false }
    let container = containers[member.container]
    let isInReach =
      container.isExtension
      && (files[container.file].exchangesMethods || selectorNames.contains(member.name))
    return (isInReach || exchangedNames.contains(member.name)) && !isOverridden(member, of: type)
  }

  /// The Objective-C name of a method or of the getter of a property.
  func selector(ofExchanged member: Member, in type: TypeEntry) -> String {
    member.kind == .property
      ? member.objectiveCName ?? member.name : selector(of: member, in: type)
  }

  private func isOverridden(_ member: Member, of type: TypeEntry) -> Bool {
    overrideNames.contains(member.fullName)
      && allTypes.contains { other in
        other.members.contains { $0.isOverride && $0.fullName == member.fullName }
          && superclasses(of: other).contains { $0.path == type.path }
      }
  }
}

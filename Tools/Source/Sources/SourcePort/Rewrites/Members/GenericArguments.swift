extension Rewrite {
  /// Refuses a protocol as the argument of a generic type that accepts only objects, as in
  /// `Weak<Delegate>` with `class Weak<T: AnyObject>`. In Objective-C, a protocol conforms to
  /// itself; in Swift on Linux it does not, and the compiler reports this in many places.
  static let genericArguments = Rewrite(name: "generic arguments") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for placed in file.specializations {
        let use = placed.node
        guard
          let type = module.type(
            named: use.type, from: placed.place.type, in: placed.place.file)
        else { continue }
        for (parameter, argument) in zip(type.parameters, use.arguments) {
          let names = TypeText(argument).compounds
          guard let constraint = type.constraints[parameter],
            TypeText(constraint).compounds.contains(where: { isOfObjects($0, placed.place, module) }
            ),
            names.contains(where: { isObjectiveCProtocol($0, placed.place, module) }),
            names.allSatisfy({ isProtocol($0, placed.place, module) })
          else { continue }
          changes.refused(
            number, at: use.offset, "\(use.type)<\(argument)>",
            "\(parameter) of \(type.spelling) has to be a class (\(constraint)), and only "
              + "Objective-C accepts the protocol \(argument) for it; use a class that conforms to "
              + "\(argument), or write \(type.spelling) without the constraint")
        }
      }
    }
    return changes
  }

  /// Whether a constraint admits only objects, so that a protocol can satisfy it only in
  /// Objective-C.
  private static func isOfObjects(_ name: String, _ place: Place, _ module: ModuleIndex) -> Bool {
    ["AnyObject", "class", "NSObjectProtocol"].contains(name)
      || isObjectiveCProtocol(name, place, module)
  }

  private static func isObjectiveCProtocol(
    _ name: String, _ place: Place, _ module: ModuleIndex
  ) -> Bool {
    guard let type = module.type(named: name, from: place.type, in: place.file),
      type.kind != .foreign
    else { return FrameworkClasses.isProtocol(name) }
    return type.isObjectiveCProtocol
  }

  private static func isProtocol(_ name: String, _ place: Place, _ module: ModuleIndex) -> Bool {
    guard let type = module.type(named: name, from: place.type, in: place.file),
      type.kind != .foreign
    else { return FrameworkClasses.isProtocol(name) || name == "NSObjectProtocol" }
    return type.kind == .protocol
  }
}

/// A type with generic arguments.
struct Specialization: Sendable {
  let type: String
  let arguments: [String]
  /// The offset of the first bracket.
  let offset: Int
}

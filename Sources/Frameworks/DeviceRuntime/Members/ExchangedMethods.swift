import CDeviceRuntime

/// The methods whose implementations have been exchanged, as with Objective-C's
/// `method_exchangeImplementations(_:_:)`.
///
/// A Swift method cannot be replaced. Therefore each method that can be exchanged first looks in
/// this table, and runs another implementation if the table has one. Two kinds of methods can be
/// exchanged: methods of Matchcut's classes that `ExposedMembers.exchangeable` registers, and
/// methods of ported source, to which `matchcut port` adds this check. If a subclass overrides a
/// method, the check runs when the override calls `super`, as in Objective-C.
///
/// An implementation is the body of a method without the check. To run the body of a ported method,
/// `next` is set and the method is called; its check then finds no replacement. A replacement runs
/// the original implementation by calling itself, as in Objective-C, because the replacement's name
/// now refers to the original implementation.
///
/// An extension of ported source can also replace a method of UIKit's class, because it declares an
/// override. If such a replacement calls `super`, it gets the implementation of the next superclass.
@MainActor
package enum ExchangedMethods {
  /// The ported method whose next call runs its own body, without a search for a replacement.
  private static var next: (owner: ObjectIdentifier, name: String)?

  /// The calls of replacements in extensions that have not returned.
  private static var running: [Replacement] = []

  private struct Replacement: Equatable {
    let name: String
    let owner: ObjectIdentifier
    let object: ObjectIdentifier
  }

  /// The implementation that the class of `object` uses instead of that of `owner`; nil if the
  /// class uses the implementation of `owner`.
  static func replacement(
    of name: String, in owner: AnyClass, for object: AnyObject
  ) -> ExposedMethod? {
    if let next, next.owner == ObjectIdentifier(owner), next.name == name {
      self.next = nil
      return nil
    }
    var type: AnyClass? = Swift.type(of: object)
    while let here = type {
      let call = Replacement(
        name: name, owner: ObjectIdentifier(here), object: ObjectIdentifier(object))
      if let slot = ExposedClass.knownMembers(of: here)?.slots[name], !running.contains(call) {
        return slot.isReplaced ? slot.implementation.method : nil
      }
      guard here != owner else { return nil }
      type = _getSuperclass(here)
    }
    return nil
  }

  /// The implementation with which an extension of `owner` replaces a method.
  static func replacing<Owner: AnyObject>(
    _ name: String, in owner: Owner.Type, by method: ExposedMethod
  ) -> ExposedMethod {
    ExposedMethod(of: Owner.self, method.arguments) { target, given in
      running.append(
        Replacement(
          name: name, owner: ObjectIdentifier(owner), object: ObjectIdentifier(target)))
      defer { running.removeLast() }
      return method.call(target, given)
    }
  }

  /// The body of a ported method.
  static func body<Owner: AnyObject>(
    of method: ExposedMethod, _ name: String, in owner: Owner.Type
  ) -> ExposedMethod {
    ExposedMethod(of: Owner.self, method.arguments) { target, given in
      methods_set_exchanged()
      next = (ObjectIdentifier(owner), name)
      defer { next = nil }
      return method.call(target, given)
    }
  }
}

extension ExposedMembers {
  /// Replaces a method, or the getter of a property, that UIKit's class has or inherits. The first
  /// argument of `call` is the object.
  public func replaces<T, each A, Result>(
    _ name: String, _ call: @escaping @MainActor (T, repeat each A) -> Result
  ) {
    let method = ExposedMethod(calling: call)
    entry.slots[name] = RuntimeMethod(
      name,
      added: RuntimeImplementation(ExchangedMethods.replacing(name, in: Owner.self, by: method)))
  }

  /// Allows a method that has been added under this name, or the getter of a property, to be
  /// exchanged. The method begins with a call of `ExposedClass.ran` or `ExposedClass.answer`.
  public func exchangeable(_ name: String) {
    guard let method = entry.methods[name] ?? entry.accessor(name) else { return }
    entry.bodies[name] = ExchangedMethods.body(of: method, name, in: Owner.self)
  }
}

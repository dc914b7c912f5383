import CObjectEnd

/// The methods whose implementations have been exchanged, as with Objective-C's
/// `method_exchangeImplementations(_:_:)`.
///
/// A Swift method cannot be replaced. Therefore each method that can be exchanged first asks this
/// table, and runs another implementation if it has one. These are the methods of Matchcut's classes
/// that `ExposedMembers.exchangeable` registers, and the methods of ported source to which the
/// porter adds the question. An override in a subclass reaches the question when it calls super, as
/// in Objective-C.
///
/// An implementation is the body of a method, without the question. The body of a ported method is
/// run by calling the method after `next` has been set, so that its question is answered with no.
/// A replacement reaches the original method by calling itself, as in Objective-C, because its own
/// name has the original implementation.
@MainActor
package enum ExchangedMethods {
  /// The ported method whose body runs next, even if the method has been exchanged.
  private static var next: (owner: ObjectIdentifier, name: String)?

  /// The implementation that an object's class has instead of that of `owner`; nil if it has that
  /// of `owner`.
  static func replacement(
    of name: String, in owner: AnyClass, for object: AnyObject
  ) -> ExposedMethod? {
    if let next, next.owner == ObjectIdentifier(owner), next.name == name {
      self.next = nil
      return nil
    }
    var type: AnyClass? = Swift.type(of: object)
    while let here = type {
      if let slot = ExposedClass.knownMembers(of: here)?.slots[name] {
        return slot.isReplaced ? slot.implementation.method : nil
      }
      guard here != owner else { return nil }
      type = _getSuperclass(here)
    }
    return nil
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
  /// Lets a method be exchanged that has been added under this name, or the getter of a property.
  /// The method begins with a call of `ExposedClass.ran` or `ExposedClass.answered`.
  public func exchangeable(_ name: String) {
    guard let method = entry.methods[name] ?? entry.accessor(name) else { return }
    entry.bodies[name] = ExchangedMethods.body(of: method, name, in: Owner.self)
  }
}

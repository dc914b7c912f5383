import CDeviceRuntime

// The functions of the Objective-C runtime that exchange methods. See `ExchangedMethods`.

/// A handle of a method of a class.
public typealias Method = OpaquePointer
/// A pointer to the implementation of a method. In Matchcut the pointer does not point to code:
/// only ported source can call the implementation.
public typealias IMP = OpaquePointer

/// The instance method that a class declares or inherits; nil if there is none, and for methods
/// that are not in the tables of the classes.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let type = cls else { return nil }
  return unisolated { MethodTable.slot(name.description, type) }.map(MethodTable.handle)
}

/// Always returns nil, because class methods cannot be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// The implementation of the instance method that a class declares or inherits; nil if
/// `class_getInstanceMethod(_:_:)` returns nil.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// Whether instances of a class respond to a selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  guard let type = cls else { return false }
  return unisolated { ExposedClass.implements(sel.description, type) }
}

public func method_getName(_ m: Method) -> Selector {
  Selector(MethodTable.slot(m).name)
}

public func method_getImplementation(_ m: Method) -> IMP {
  let method = MethodTable.slot(m)
  return MethodTable.pointer(unisolated { method.implementation })
}

/// An empty text, because Swift does not encode the types of a method.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { MethodTable.noEncoding }

/// Exchanges the implementations of two methods. A second call restores the original
/// implementations. If one of the methods cannot be exchanged, logs a warning and changes nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let (one, other) = (MethodTable.slot(m1), MethodTable.slot(m2))
  unisolated {
    guard MethodTable.canChange(one), MethodTable.canChange(other) else { return }
    swap(&one.implementation, &other.implementation)
    methods_set_exchanged()
  }
}

/// Sets the implementation of a method and returns the previous one. If the method cannot be
/// exchanged, logs a warning and does not change it.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let (method, implementation) = (MethodTable.slot(m), MethodTable.implementation(imp))
  let previous = unisolated {
    let previous = method.implementation
    if MethodTable.canChange(method) {
      method.implementation = implementation
      methods_set_exchanged()
    }
    return previous
  }
  return MethodTable.pointer(previous)
}

/// Adds a method to a class. If the class itself already declares the method, returns false and
/// does not change the class.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let type = cls else { return false }
  let implementation = MethodTable.implementation(imp)
  return unisolated {
    guard MethodTable.ownSlot(name.description, type) == nil else { return false }
    let method = RuntimeMethod(name.description, added: implementation)
    ExposedClass.members(of: type).slots[name.description] = method
    methods_set_exchanged()
    return true
  }
}

/// Sets the implementation of the method that a class declares itself and returns the previous one.
/// If the class does not declare the method, adds it and returns nil.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let type = cls, !class_addMethod(type, name, imp, types) else { return nil }
  let method = unisolated { MethodTable.ownSlot(name.description, type) }
  return method.map { method_setImplementation(MethodTable.handle($0), imp) }
}

/// The implementation that calls a closure. The closure's first argument is the object; the other
/// arguments are those of the method.
public func imp_implementationWithBlock<T, each A, R>(
  _ block: @escaping (T, repeat each A) -> R
) -> IMP {
  nonisolated(unsafe) let block = block
  return MethodTable.pointer(
    RuntimeImplementation(
      ExposedMethod(calling: { (target: T, arguments: repeat each A) in
        block(target, repeat each arguments)
      })))
}

/// The methods of classes for which there are handles, and the implementations for which there are
/// pointers. As in Objective-C, the methods and implementations are never deallocated.
@MainActor
enum MethodTable {
  /// The method that `type` declares or inherits.
  static func slot(_ name: String, _ type: AnyClass) -> RuntimeMethod? {
    var next: AnyClass? = type
    while let here = next {
      if let slot = ownSlot(name, here) { return slot }
      next = _getSuperclass(here)
    }
    return nil
  }

  /// The method that `type` itself declares.
  static func ownSlot(_ name: String, _ type: AnyClass) -> RuntimeMethod? {
    let members = ExposedClass.members(of: type)
    if let slot = members.slots[name] { return slot }
    let body = members.bodies[name]
    guard let method = body ?? members.methods[name] ?? members.accessor(name) else { return nil }
    let slot = RuntimeMethod(name, own: RuntimeImplementation(method), isExchangeable: body != nil)
    members.slots[name] = slot
    return slot
  }

  static func canChange(_ slot: RuntimeMethod) -> Bool {
    if !slot.isExchangeable {
      UIKitLog.warnOnce(
        "The implementation of \(slot.name) cannot be exchanged. Override the method in a subclass."
      )
    }
    return slot.isExchangeable
  }

  // MARK: Pointers

  nonisolated static func handle(_ slot: RuntimeMethod) -> Method {
    OpaquePointer(Unmanaged.passUnretained(slot).toOpaque())
  }

  nonisolated static func slot(_ handle: Method) -> RuntimeMethod {
    Unmanaged<RuntimeMethod>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
  }

  nonisolated static func pointer(_ implementation: RuntimeImplementation) -> IMP {
    lasting.retain(implementation)
    return OpaquePointer(Unmanaged.passUnretained(implementation).toOpaque())
  }

  nonisolated static func implementation(_ pointer: IMP) -> RuntimeImplementation {
    Unmanaged<RuntimeImplementation>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  private nonisolated static let lasting = LastingImplementations()

  /// An empty text that is never deallocated.
  nonisolated(unsafe) static let noEncoding: UnsafePointer<CChar>? = {
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    text.initialize(to: 0)
    return UnsafePointer(text)
  }()
}

/// The implementations for which there are pointers.
private final class LastingImplementations: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [ObjectIdentifier: RuntimeImplementation] = [:]

  func retain(_ implementation: RuntimeImplementation) {
    lock.withLock { list[ObjectIdentifier(implementation)] = implementation }
  }
}

import Foundation

// The functions of the Objective-C runtime that list the members of a class. These functions list
// the members in the class's table: those that are visible to Objective-C in ported source, and
// some of UIKit's.

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A property of a class.
public typealias objc_property_t = OpaquePointer

/// The properties that a class itself declares, in the order of registration; nil if it has none.
/// The caller frees the list with `free`.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  let names = cls.map { type in unisolated { ExposedClass.members(of: type).keys } } ?? []
  return list(names.map(RuntimeNames.pointer), outCount)
}

/// The property that a class declares or inherits; nil if there is none.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
  guard let type = cls else { return nil }
  let key = String(cString: name)
  return unisolated { ExposedClass.property(key, of: type) != nil }
    ? RuntimeNames.pointer(key) : nil
}

public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  UnsafePointer(property)
}

/// The methods that a class itself declares, in the alphabetical order of their names; nil if it has
/// none. The caller frees the list with `free`.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  guard let type = cls else { return list([], outCount) }
  let methods = unisolated {
    let members = ExposedClass.members(of: type)
    return Set(members.methods.keys).union(members.slots.keys).sorted().compactMap {
      MethodTable.ownSlot($0, type)
    }
  }
  return list(methods.map(MethodTable.handle), outCount)
}

/// The class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.flatMap(AnyOptional.flattened).map { Swift.type(of: $0 as AnyObject) }
}

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }

/// The name of a class, with its module. The returned text is never deallocated.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  UnsafePointer(RuntimeNames.pointer(cls.map(NSStringFromClass) ?? "nil"))
}

private func list(
  _ pointers: [OpaquePointer], _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<OpaquePointer>? {
  count?.pointee = UInt32(pointers.count)
  let size = pointers.count * MemoryLayout<OpaquePointer>.stride
  guard !pointers.isEmpty, let memory = malloc(size) else { return nil }
  let list = memory.bindMemory(to: OpaquePointer.self, capacity: pointers.count)
  list.initialize(from: pointers, count: pointers.count)
  return list
}

/// Texts that are never deallocated, one for each name.
private final class RuntimeNames: @unchecked Sendable {
  private static let shared = RuntimeNames()
  private let lock = NSLock()
  private var texts: [String: UnsafeMutablePointer<CChar>] = [:]

  static func pointer(_ name: String) -> OpaquePointer {
    shared.lock.withLock {
      if let text = shared.texts[name] { return OpaquePointer(text) }
      let characters = name.utf8CString
      let text = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
      characters.withUnsafeBufferPointer { buffer in
        if let start = buffer.baseAddress { text.initialize(from: start, count: buffer.count) }
      }
      shared.texts[name] = text
      return OpaquePointer(text)
    }
  }
}

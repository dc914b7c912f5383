import Testing
import UIKit

/// Objects of any class keep their associated objects and release them when they are deallocated.
@MainActor
struct ObjectAttachmentsTests {
  private final class Value {
    let gone: (() -> Void)?
    init(_ gone: (() -> Void)? = nil) { self.gone = gone }
    deinit { gone?() }
  }
  private class Plain {}
  private class Model: NSObject {
    var seen: String?
    nonisolated(unsafe) static var last: Any?
    deinit {
      if let key = UnsafeRawPointer(bitPattern: 1) {
        Self.last = objc_getAssociatedObject(self, key)
      }
    }
  }
  private final class Heir: Model { var more = [1, 2, 3] }
  private final class Generic<T>: NSObject {}

  private static let makers: [(name: String, make: @MainActor () -> AnyObject)] = [
    ("a class without a superclass", { Plain() }), ("an NSObject of the app's", { Model() }),
    ("a subclass of it", { Heir() }), ("a generic class", { Generic<Int>() }),
    ("NSMutableArray", { NSMutableArray() }), ("NSMutableString", { NSMutableString(string: "x") }),
    ("NotificationCenter", { NotificationCenter() }),
    ("Operation", { Operation() }), ("NSObject", { NSObject() }),
  ]

  @Test func `associated objects are read back, replaced and released with the object`() {
    guard let key = UnsafeRawPointer(bitPattern: 1), let other = UnsafeRawPointer(bitPattern: 2)
    else { return }
    for (name, make) in Self.makers {
      var object: AnyObject? = make()
      weak var first: Value?
      weak var second: Value?
      if let object {
        let value = Value()
        first = value
        objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, key) as? Value === value, "\(name)")
        #expect(objc_getAssociatedObject(object, other) == nil, "\(name)")
      }
      if let object {
        let value = Value()
        second = value
        objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(first == nil && second != nil, "\(name)")

      object = nil
      Model.last = nil

      #expect(second == nil, "\(name) keeps what was attached to it")
    }
  }

  @Test func `an object at a released object's address has no associated objects`() {
    guard let key = UnsafeRawPointer(bitPattern: 1) else { return }
    for _ in 0..<1000 {
      let object = Plain()
      #expect(objc_getAssociatedObject(object, key) == nil)
      objc_setAssociatedObject(object, key, "x", .OBJC_ASSOCIATION_COPY)
    }
  }

  @Test func `a deinitialiser can still read associated objects`() {
    guard let key = UnsafeRawPointer(bitPattern: 1) else { return }
    do {
      let model = Heir()
      objc_setAssociatedObject(model, key, "seen", .OBJC_ASSOCIATION_COPY)
    }

    #expect(Model.last as? String == "seen")
  }

  @Test func `a value that sets an associated object while it is deallocated causes no error`() {
    guard let key = UnsafeRawPointer(bitPattern: 1) else { return }
    let other = Plain()
    do {
      let object = Plain()
      let value = Value { objc_setAssociatedObject(other, key, "late", .OBJC_ASSOCIATION_COPY) }
      objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
    }

    #expect(objc_getAssociatedObject(other, key) as? String == "late")
    objc_removeAssociatedObjects(other)
    #expect(objc_getAssociatedObject(other, key) == nil)
  }

  @Test func `objects deallocated on several threads release their associations`() async {
    let count = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          guard let key = UnsafeRawPointer(bitPattern: 1) else { return 0 }
          nonisolated(unsafe) var gone = 0
          for _ in 0..<500 {
            let object = NSObject()
            objc_setAssociatedObject(object, key, Value { gone += 1 }, .OBJC_ASSOCIATION_RETAIN)
          }
          return gone
        }
      }
      var sum = 0
      for await gone in group { sum += gone }
      return sum
    }

    #expect(count == 4000)
  }
}

import Foundation
import Testing
@_spi(Ported) import UIKit

@MainActor
struct ClassMembersTests {
  @Test func `the properties of a class are listed in the order of its table`() throws {
    var count: UInt32 = 0
    let list = try #require(class_copyPropertyList(ExposedPage.self, &count))
    defer { free(list) }

    let names = (0..<Int(count)).map { String(cString: property_getName(list[$0])) }

    #expect(
      names == [
        "caption", "count", "ratio", "secret", "mode", "child", "total", "twice", "card",
      ])
  }

  @Test func `a class without a table has no properties`() {
    final class Plain: NSObject {}
    var count: UInt32 = 7

    #expect(class_copyPropertyList(Plain.self, &count) == nil)
    #expect(count == 0)
    #expect(class_copyMethodList(nil, nil) == nil)
  }

  @Test func `a property is inherited, but is not listed again`() throws {
    let property = try #require(class_getProperty(ExposedPage.self, "title"))

    #expect(String(cString: property_getName(property)) == "title")
    #expect(class_getProperty(ExposedPage.self, "nothing") == nil)
  }

  @Test func `the methods of a class are listed by name`() throws {
    var count: UInt32 = 0
    let list = try #require(class_copyMethodList(ExposedPage.self, &count))
    defer { free(list) }

    let names = (0..<Int(count)).map { method_getName(list[$0]).description }

    #expect(names == ["fail:", "hidden:", "name", "none", "sum::::", "tapped:"])
  }

  @Test func `a class has a name and a superclass`() {
    let page: Any? = ExposedPage()

    #expect(object_getClass(page) == ExposedPage.self)
    #expect(object_getClass(nil) == nil)
    #expect(class_getSuperclass(ExposedPage.self) == UIViewController.self)
    #expect(class_getSuperclass(nil) == nil)
    #expect(String(cString: class_getName(ExposedPage.self)) == "DeviceRuntimeTests.ExposedPage")
    #expect(class_respondsToSelector(ExposedPage.self, Selector("none")))
  }
}

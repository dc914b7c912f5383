@_spi(Ported) import DeviceRuntime
import Foundation
import Testing
@_spi(Ported) import UIKit

@MainActor struct NewObjectTests {
  private class Own: NSObject {
    let number: Int
    override init() {
      number = 3
      super.init()
    }
  }
  private final class Inheriting: Own {
    let words = ["a", "b"]
  }
  private final class NoObject {}

  @Test func `an object is made by its class's own initialiser`() throws {
    let own = try #require(NewObject.of(Own.self) as? Own)
    let inheriting = try #require(NewObject.of(Inheriting.self) as? Inheriting)

    #expect(own.number == 3 && type(of: own) == Own.self)
    #expect(inheriting.number == 3 && inheriting.words == ["a", "b"])
    #expect(NewObject.of(NoObject.self) == nil)
  }

  @Test func `ported source makes views and recognizers of their classes`() {
    World()() {
      let kind: UIGestureRecognizer.Type = UITapGestureRecognizer.self
      let view: UIView.Type = UILabel.self

      #expect(ExposedClass.new(kind) is UITapGestureRecognizer)
      #expect(ExposedClass.new(view) is UILabel)
    }
  }

  @Test func `an object is released with its last owner`() {
    weak var object: NSObject?
    do {
      let made = NewObject.of(Inheriting.self)
      object = made
      #expect(object != nil)
    }
    #expect(object == nil)
  }

  @Test func `the check finds initialisers that break this`() {
    var kept: [NSObject] = []

    #expect(NewObject.isReliable { NewObject.of($0) })
    #expect(!NewObject.isReliable { _ in nil })
    #expect(!NewObject.isReliable { _ in NSObject() })
    #expect(
      !NewObject.isReliable {
        let object = NewObject.of($0)
        kept += object.map { [$0] } ?? []
        return object
      })
  }
}

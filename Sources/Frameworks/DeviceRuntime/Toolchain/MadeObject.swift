import Foundation

/// Tests that a static method with the symbol name of an initializer runs the initializer.
///
/// Swift can create objects of dynamic classes only by `required` initializers, and UIKit's are not
/// `required`. Where UIKit and QuartzCore create such objects, a convenience initializer calls the
/// designated initializer of the subclass, and a static method has the same symbol name. This works
/// if both are called in the same way: with the class as self, and with ownership of the arguments.
@MainActor
enum MadeObject {
  private final class Argument: NSObject {}

  static var isReliable: Bool {
    weak var released: Argument?
    do {
      let argument = Argument()
      released = argument
      guard let made = MadeProbe.subclass.made(with: argument, 1.5) as? MadeProbe.Subclass,
        type(of: made) == MadeProbe.Subclass.self, made.argument === argument, made.number == 1.5,
        made.list == [1, 2]
      else { return false }
    }
    return released == nil
  }
}

package class MadeProbe: NSObject {
  let argument: NSObject?
  let number: Double

  init(argument: NSObject?, number: Double) {
    (self.argument, self.number) = (argument, number)
    super.init()
  }

  fileprivate final class Subclass: MadeProbe {
    let list = [1, 2]
  }

  /// The class is read from a variable, so that the compiler does not know it.
  @MainActor fileprivate static var subclass: MadeProbe.Type = Subclass.self
}

extension MadeProbe {
  @_silgen_name("matchcut_MadeProbe_made")
  convenience init(madeWith argument: NSObject?, _ number: Double) {
    self.init(argument: argument, number: number)
  }

  @_silgen_name("matchcut_MadeProbe_made")
  static func made(with argument: consuming NSObject?, _ number: Double) -> MadeProbe
}

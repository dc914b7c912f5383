/// A method that subclasses may override, known by its place in the classes' tables of methods.
///
/// Objective-C's runtime tells whether a class has a method of its own; Swift's does not. But each
/// class carries a table of its methods, a copy of its superclass's but for what it overrides. The
/// method's place in it is found by two subclasses that differ in nothing but this method.
package struct MethodSlot: Sendable {
  private let base: UInt
  /// Nil where the tables are not laid out as expected.
  private let place: Int?

  /// `plain` and `overriding` are subclasses of `base` without members of their own, but for the
  /// one method that `overriding` has.
  package init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let (original, same, other) = (Table(base), Table(plain), Table(overriding))
    let count = min(original.count, same.count, other.count)
    let places = (Table.firstMember..<max(count, Table.firstMember)).filter {
      same[$0] == original[$0] && other[$0] != original[$0]
    }
    place = places.count == 1 ? places[0] : nil
    self.base = place.map { original[$0] } ?? 0
  }

  /// Whether the place in the tables was found.
  package var isKnown: Bool { place != nil }

  /// True where `type`, a subclass of the base class or that itself, or one between them has the
  /// method; true for all where nobody can tell.
  package func isOverridden(in type: AnyClass) -> Bool {
    guard let place else { return true }
    let table = Table(type)
    return place < table.count && table[place] != base
  }

  /// The words of a class's description in memory, beginning where a reference to it points: kind,
  /// superclass, sizes, and from `firstMember` on what its methods need. As the Swift project's
  /// document on type metadata has it, for systems without Objective-C.
  private struct Table {
    private static let sizeOffset = 32
    private static let addressPointOffset = 36
    static let firstMember = 7

    private let start: UnsafeRawPointer
    let count: Int

    init(_ type: AnyClass) {
      start = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let size = start.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
      let before = start.load(fromByteOffset: Self.addressPointOffset, as: UInt32.self)
      count = size > before ? Int(size - before) / MemoryLayout<UInt>.size : 0
    }

    subscript(place: Int) -> UInt {
      start.load(fromByteOffset: place * MemoryLayout<UInt>.size, as: UInt.self)
    }
  }
}

extension CALayer {
  /// `draw(in:)`.
  package nonisolated static let drawing = MethodSlot(
    of: CALayer.self, plain: Plain.self, overriding: Drawing.self)

  private final class Plain: CALayer {}
  private final class Drawing: CALayer {
    override func draw(in ctx: CGContext) {}
  }
}

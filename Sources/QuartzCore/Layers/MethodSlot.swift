/// A method that subclasses may override, known by its place in the classes' method tables.
///
/// Each Swift class has a table of its methods, a copy of its superclass's but for what it
/// overrides. Nothing else tells who overrides a method without a call of it: a flag that the
/// method's own body sets misses overrides that call `super`, and views are asked before anything
/// is drawn. How tables are laid out is documented by the Swift project but not promised, so each
/// slot checks classes with known answers before it gives its first one.
package struct MethodSlot: Sendable {
  private let base: UInt
  private let place: Int

  /// Subclasses of the base class whose answers are known.
  package struct Probes {
    let plain: AnyClass
    let overriding: AnyClass
    let inheriting: AnyClass
    let heir: AnyClass

    /// - Parameters:
    ///   - plain: without members of its own.
    ///   - overriding: with the method as its only member.
    ///   - inheriting: with other members and other overrides, without the method.
    ///   - heir: a subclass, with members of its own, of a class that overrides the method.
    package init(
      plain: AnyClass, overriding: AnyClass, inheriting: AnyClass, heir: AnyClass
    ) {
      self.plain = plain
      self.overriding = overriding
      self.inheriting = inheriting
      self.heir = heir
    }
  }

  /// Stops the program where the method tables are not laid out as expected.
  ///
  /// - Parameter method: its name in that sentence.
  package init(_ method: String, of base: AnyClass, probes: Probes) {
    guard let slot = Self(of: base, probes: probes), slot.answers(probes) else {
      fatalError(
        "Cannot tell which subclasses override \(method): this Swift version lays out classes in "
          + "an unknown way. Build with Swift 6.3, or adapt MethodSlot.swift to the new layout.")
    }
    self = slot
  }

  /// Finds the only place where `plain` has what the base class has and `overriding` has not.
  private init?(of base: AnyClass, probes: Probes) {
    guard let original = Table(base), let same = Table(probes.plain),
      let other = Table(probes.overriding),
      same.superclass == original.address, other.superclass == original.address
    else { return nil }
    let count = min(original.count, same.count, other.count)
    let places = (Table.firstMember..<max(count, Table.firstMember)).filter {
      same[$0] == original[$0] && other[$0] != original[$0]
    }
    guard places.count == 1 else { return nil }
    place = places[0]
    self.base = original[places[0]]
  }

  private func answers(_ probes: Probes) -> Bool {
    !isOverridden(in: probes.plain) && isOverridden(in: probes.overriding)
      && !isOverridden(in: probes.inheriting) && isOverridden(in: probes.heir)
  }

  /// True where `type`, the base class or a subclass, or a class between them has the method.
  package func isOverridden(in type: AnyClass) -> Bool {
    guard let table = Table(type) else { return false }
    return place < table.count && table[place] != base
  }

  /// The words of a class's description in memory, beginning where a reference to it points: kind,
  /// superclass, sizes, and from `firstMember` on what its methods need. As the Swift project's
  /// document on type metadata has it, for systems without Objective-C.
  private struct Table {
    private static let superclassPlace = 1
    private static let sizeOffset = 32
    private static let addressPointOffset = 36
    static let firstMember = 7
    /// More words than any class has; a larger number was no size.
    private static let mostWords = 1 << 16

    private let start: UnsafeRawPointer
    let count: Int

    /// Nil where the size is none that a class may have.
    init?(_ type: AnyClass) {
      start = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let size = start.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
      let before = start.load(fromByteOffset: Self.addressPointOffset, as: UInt32.self)
      guard size > before else { return nil }
      count = Int(size - before) / MemoryLayout<UInt>.size
      guard count <= Self.mostWords else { return nil }
    }

    var address: UInt { UInt(bitPattern: start) }
    var superclass: UInt { self[Self.superclassPlace] }

    subscript(place: Int) -> UInt {
      start.load(fromByteOffset: place * MemoryLayout<UInt>.size, as: UInt.self)
    }
  }
}

extension CALayer {
  /// `draw(in:)`.
  package nonisolated static let drawing = MethodSlot(
    "CALayer.draw(in:)", of: CALayer.self,
    probes: .init(
      plain: Plain.self, overriding: Drawing.self, inheriting: Acting.self,
      heir: DrawingHeir.self))

  private final class Plain: CALayer {}
  private class Drawing: CALayer {
    override func draw(in ctx: CGContext) {}
  }
  private final class DrawingHeir: Drawing {
    var count = 0
    override func layoutSublayers() { count += 1 }
  }
  private final class Acting: CALayer {
    var count = 0
    override func layoutSublayers() { count += 1 }
    override func display() { count += 1 }
  }
}

/// A method that subclasses may override. The method is identified by its index in the vtables of
/// the classes.
///
/// Each Swift class has a vtable, which is a copy of its superclass's vtable with the overrides
/// replaced. Comparing vtables is the only way to detect an override before the method is called. A
/// flag that the base implementation sets would not help, because an override may call `super`, and
/// because the flag would be set too late, during drawing. The Swift project documents the layout
/// of vtables but does not guarantee this layout. Therefore each slot is checked with classes of
/// known structure before its first use.
package struct MethodSlot: Sendable {
  private let base: UInt
  private let place: Int

  /// Subclasses of the base class for which it is known whether they override the method.
  package struct Probes {
    let plain: AnyClass
    let overriding: AnyClass
    let inheriting: AnyClass
    let heir: AnyClass

    /// - Parameters:
    ///   - plain: A class that has no members.
    ///   - overriding: A class that overrides the method and has no other members.
    ///   - inheriting: A class with other members and overrides that does not override the method.
    ///   - heir: A class that has members and inherits from a class that overrides the method.
    package init(
      plain: AnyClass, overriding: AnyClass, inheriting: AnyClass, heir: AnyClass
    ) {
      self.plain = plain
      self.overriding = overriding
      self.inheriting = inheriting
      self.heir = heir
    }
  }

  /// Ends the program if the vtable layout is not as expected.
  ///
  /// - Parameter method: The method's name, which appears in the message.
  package init(_ method: String, of base: AnyClass, probes: Probes) {
    guard let slot = Self(of: base, probes: probes), slot.answers(probes) else {
      ToolchainAssumption(
        "tell which subclasses override \(method)", "lays out classes in an unknown way",
        file: "MethodSlot.swift"
      ).fail()
    }
    self = slot
  }

  /// Finds the index at which `plain` has the same entry as the base class but `overriding` has a
  /// different entry. Returns nil unless there is exactly one such index.
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

  /// Whether `type` overrides the method or inherits an override of it.
  package func isOverridden(in type: AnyClass) -> Bool {
    guard let table = Table(type) else { return false }
    return place < table.count && table[place] != base
  }

  /// The words of a class's metadata, starting at its address point. The words are the kind, the
  /// superclass, the sizes and, beginning at the index `firstMember`, the members. The Swift
  /// project's document on type metadata describes this layout, for systems without Objective-C.
  private struct Table {
    private static let superclassPlace = 1
    private static let sizeOffset = 32
    private static let addressPointOffset = 36
    static let firstMember = 7
    /// The largest plausible number of words. A larger number would mean that the memory does not
    /// contain a class's metadata in the expected layout.
    private static let mostWords = 1 << 16

    private let start: UnsafeRawPointer
    let count: Int

    /// Returns nil if the class's size is not plausible.
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

/// The findings that occur in only one of two runs.
package struct FindingComparison: Sendable, Equatable {
  /// The findings that occur only in the second run.
  package let appeared: [RecordedRun.Remark]
  /// The findings that occur only in the first run.
  package let vanished: [RecordedRun.Remark]

  /// Compares findings by rule, object and property. Findings at different times may be equal, and
  /// so may findings of objects with different numbers, because another object may have been
  /// created before.
  package init(_ before: [RecordedRun.Remark], _ after: [RecordedRun.Remark]) {
    var (rest, new) = (before, after)
    for isAlike in [RecordedRun.Remark.isAlike, RecordedRun.Remark.hasSameClass] {
      new.removeAll { remark in
        guard let match = rest.firstIndex(where: { isAlike($0, remark) }) else { return false }
        rest.remove(at: match)
        return true
      }
    }
    (appeared, vanished) = (new, rest)
  }

  package var isEmpty: Bool { appeared.isEmpty && vanished.isEmpty }

  /// One sentence per finding.
  package var sentences: [String] {
    appeared.map { "\($0.name) is new in B, at \(RunWording.seconds($0.t)): \($0.message)" }
      + vanished.map { "\($0.name) is gone in B; in A it occurs at \(RunWording.seconds($0.t))" }
  }
}

extension RecordedRun.Remark {
  fileprivate static func isAlike(_ a: Self, _ b: Self) -> Bool {
    a.rule == b.rule && a.object == b.object && a.property == b.property
  }

  fileprivate static func hasSameClass(_ a: Self, _ b: Self) -> Bool {
    a.rule == b.rule && a.className == b.className && a.property == b.property
  }

  /// The object without its number.
  private var className: Substring { object.prefix { $0 != "#" } }

  fileprivate var name: String {
    "\(rule) of \(property.map { "\(object).\($0)" } ?? object)"
  }
}

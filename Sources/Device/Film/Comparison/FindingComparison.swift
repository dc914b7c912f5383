/// The findings that occur in only one of two runs.
package struct FindingComparison: Sendable, Equatable {
  /// The findings that occur only in the second run.
  package let appeared: [RecordedRun.Remark]
  /// The findings that occur only in the first run.
  package let vanished: [RecordedRun.Remark]

  /// Compares findings by rule, object and property. Findings at different times may be equal.
  package init(_ before: [RecordedRun.Remark], _ after: [RecordedRun.Remark]) {
    var rest = before
    appeared = after.filter { remark in
      guard let match = rest.firstIndex(where: { $0.isAlike(remark) }) else { return true }
      rest.remove(at: match)
      return false
    }
    vanished = rest
  }

  package var isEmpty: Bool { appeared.isEmpty && vanished.isEmpty }

  /// One sentence per finding.
  package var sentences: [String] {
    appeared.map { "\($0.name) is new in B, at \(RunWording.seconds($0.t)): \($0.message)" }
      + vanished.map { "\($0.name) is gone in B; in A it occurs at \(RunWording.seconds($0.t))" }
  }
}

extension RecordedRun.Remark {
  fileprivate func isAlike(_ other: Self) -> Bool {
    rule == other.rule && object == other.object && property == other.property
  }

  fileprivate var name: String {
    "\(rule) of \(property.map { "\(object).\($0)" } ?? object)"
  }
}

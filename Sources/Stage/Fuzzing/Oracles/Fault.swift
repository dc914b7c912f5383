/// Something that is wrong after a run, in words.
package struct Fault: Hashable, Codable, Sendable {
  /// What kind of thing: runs with the same kind fail alike.
  package let kind: String
  /// What was seen, with names of objects.
  package let text: String

  package init(_ kind: String, _ text: String) { (self.kind, self.text) = (kind, text) }
}

/// Looks at a stage and says what is wrong. Made when the subject has opened, before the fingers.
@MainActor
package protocol Oracle {
  init(_ stage: Stage)
  func faults(_ stage: Stage, at moment: FuzzMoment) -> [Fault]
}

/// When an oracle looks.
package enum FuzzMoment: CaseIterable, Sendable {
  /// The fingers are gone and everything has come to rest.
  case rest
  /// After that everything presented has been dismissed, and the device is as it was at first.
  case home
}

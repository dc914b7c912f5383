import Film
import Foundation
import Stage

/// How an entry is made with other values of its parameters.
package struct PageVariants: Sendable {
  package typealias Values = PageParameter.Values

  /// An entry as some values make it.
  package struct Made: Sendable {
    package let opening: Stage.Opening
    /// Finger scripts as JSON, by name: those of the entry, in time with it.
    package let gestures: [String: Data]
    /// The Swift to paste.
    package let code: String

    package init(opening: Stage.Opening, gestures: [String: Data], code: String) {
      (self.opening, self.gestures, self.code) = (opening, gestures, code)
    }
  }

  /// In the order they are shown.
  package let parameters: [PageParameter]
  /// Is given a value of every parameter, each one that may be chosen.
  package let make: @MainActor @Sendable (Values) -> Made

  package init(
    _ parameters: [PageParameter], make: @escaping @MainActor @Sendable (Values) -> Made
  ) {
    (self.parameters, self.make) = (parameters, make)
  }

  package var standard: Values {
    Dictionary(parameters.map { ($0.name, $0.standard) }) { first, _ in first }
  }

  /// With the default of what is left out; throws where a value may not be chosen.
  package func complete(_ given: Values) throws(PageError) -> Values {
    var values = standard
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        let names = parameters.map(\.name).joined(separator: ", ")
        throw PageError(
          about: PageMessage.Verb.remake.rawValue,
          "found no parameter \"\(name.prefix(40))\", expected one of \(names)")
      }
      if let fault = parameter.fault(of: value) {
        throw PageError(about: PageMessage.Verb.remake.rawValue, fault)
      }
      values[name] = value
    }
    return values
  }

  func json(_ values: Values) -> String {
    JSONText.object(parameters.map { ($0.name, (values[$0.name] ?? $0.standard).json) })
  }
}

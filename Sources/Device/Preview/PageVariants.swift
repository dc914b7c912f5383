import Foundation
import Stage

/// The parameters of an entry, and a function that creates the entry with given values.
package struct PageVariants: Sendable {
  package typealias Values = PageParameter.Values

  /// An entry that was created with particular values.
  package struct Made: Sendable {
    package let opening: Stage.Opening
    /// The entry's touch scripts as JSON, by name. The scripts are adapted to the duration of the
    /// entry's transition.
    package let gestures: [String: Data]
    /// The Swift code that creates the entry.
    package let code: String

    package init(opening: Stage.Opening, gestures: [String: Data], code: String) {
      (self.opening, self.gestures, self.code) = (opening, gestures, code)
    }
  }

  /// The parameters, in the order in which they are shown.
  package let parameters: [PageParameter]
  /// Creates the entry. The closure must be called with an allowed value for every parameter.
  package let make: @MainActor @Sendable (Values) -> Made

  package init(
    _ parameters: [PageParameter], make: @escaping @MainActor @Sendable (Values) -> Made
  ) {
    (self.parameters, self.make) = (parameters, make)
  }

  package var standard: Values {
    Dictionary(parameters.map { ($0.name, $0.standard) }) { first, _ in first }
  }

  /// Adds the default for each missing value. Throws an error if a value is not allowed.
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
}

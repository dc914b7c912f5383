/// Why a request of the page cannot be executed.
package struct PageError: Error, Equatable {
  /// The value of the message's member `do`; nil if it could not be decoded.
  package var about: String?
  /// A text that says what was found and what was expected.
  package let text: String
  /// The export that failed.
  package var export: Export?

  package struct Export: Equatable, Sendable {
    package let recording: Int
    package let format: String
  }

  package init(about: String? = nil, _ text: String) { (self.about, self.text) = (about, text) }
}

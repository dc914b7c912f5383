/// The reason why a storyboard cannot be used: position, what was found, what was expected, and the
/// remedy.
package struct StoryboardError: Error, Equatable, CustomStringConvertible {
  /// The file's name with its extension.
  package var file: String
  /// The line on which the element's start tag ends; nil for the whole file.
  package var line: Int?
  package var found: String
  package var expected: String
  package var remedy: String
  /// UIKit's own message, which precedes this one, and the exception to raise.
  package var uikit: String?
  package var exception = "NSInternalInconsistencyException"

  package var description: String {
    let place = line.map { "\(file), line \($0)" } ?? file
    let ours = "\(place): found \(found), expected \(expected); \(remedy)."
    return uikit.map { "\($0) \(ours)" } ?? ours
  }

  /// Runs `body`; an error terminates the program like UIKit's exception.
  @MainActor
  static func raising<R>(_ body: () throws -> R) -> R {
    do {
      return try body()
    } catch let error as StoryboardError {
      UIKitLog.raise(error.exception, error.description)
    } catch {
      UIKitLog.raise("NSInternalInconsistencyException", "\(error)")
    }
  }
}

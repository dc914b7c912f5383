/// The reason why a storyboard cannot be used. It contains the position, what was found, what was
/// expected, and what to do.
package struct StoryboardError: Error, Equatable, CustomStringConvertible {
  /// The name of the file, with its extension.
  package var file: String
  /// The line on which the element's start tag ends; nil if the error concerns the whole file.
  package var line: Int?
  package var found: String
  package var expected: String
  package var remedy: String
  /// UIKit's own message, which is printed before this error's message. The property below is the
  /// name of the exception that is raised.
  package var uikit: String?
  package var exception = "NSInternalInconsistencyException"

  package var description: String {
    let place = line.map { "\(file), line \($0)" } ?? file
    let ours = "\(place): found \(found), expected \(expected); \(remedy)."
    return uikit.map { "\($0) \(ours)" } ?? ours
  }

  /// Runs `body`. If it throws an error, the program ends in the same way as after UIKit's
  /// exception.
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

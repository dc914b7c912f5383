/// The reason why a storyboard or nib cannot be used. The error contains the position in the file,
/// what was found there, what was expected, and what the developer can do.
package struct StoryboardError: Error, Equatable, CustomStringConvertible {
  /// The name of the file, with its extension.
  package var file: String
  /// The line on which the element's start tag ends; nil if the error concerns the whole file.
  package var line: Int?
  package var found: String
  package var expected: String
  package var remedy: String
  /// UIKit's message for this error, which is printed before the error's own text. `exception` is
  /// the name of the exception that is raised.
  package var uikit: String?
  package var exception = "NSInternalInconsistencyException"

  package var description: String {
    let place = line.map { "\(file), line \($0)" } ?? file
    let ours = "\(place): found \(found), expected \(expected); \(remedy)."
    return uikit.map { "\($0) \(ours)" } ?? ours
  }

  /// Runs `body`. If `body` throws an error, raises the exception that UIKit would raise, which
  /// ends the program.
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

/// Why a storyboard cannot be used: where, what was found, what was expected, what to do.
package struct StoryboardError: Error, Equatable, CustomStringConvertible {
  /// The file's name with its extension.
  package var file: String
  /// The line on which the start tag of the element ends; nil for the whole file.
  package var line: Int?
  package var found: String
  package var expected: String
  package var remedy: String
  /// What UIKit says of it, and the exception it raises; its words come first.
  package var uikit: String?
  package var exception = "NSInternalInconsistencyException"

  package var description: String {
    let place = line.map { "\(file), line \($0)" } ?? file
    let ours = "\(place): found \(found), expected \(expected); \(remedy)."
    return uikit.map { "\($0) \(ours)" } ?? ours
  }

  /// Runs `body`; an error in it ends the program as UIKit's exception would.
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

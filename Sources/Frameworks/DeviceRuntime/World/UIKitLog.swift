/// The warnings that UIKit and Core Animation print and the exceptions that they raise, in their
/// own wording.
@MainActor
package final class UIKitLog: WorldService {
  /// All warnings of this `World`, in order.
  package private(set) var warnings: [String] = []
  /// Whether warnings are also written to standard error when they are logged.
  package var prints = true

  package init() {}

  /// Logs one line, like UIKit's output on the console. `kind` tells observers what it is about. If
  /// there are observers, the text is made twice, with and without the numbers of objects.
  package static func warn(
    _ text: @autoclosure () -> String, _ kind: WarningKind? = nil, about object: AnyObject? = nil
  ) {
    let world = World.current
    let log = world.service(UIKitLog.self)
    let line = text()
    log.warnings.append(line)
    if log.prints { FileHandle.standardError.write(Data("[UIKit] \(line)\n".utf8)) }
    world.tell(
      WarningLogged(
        text: line, unnumberedText: ObjectName.withoutNumbers(text), kind: kind, subject: object))
  }

  /// Logs a line, unless the same line was logged before.
  package static func warnOnce(
    _ text: @autoclosure () -> String, _ kind: WarningKind? = nil
  ) {
    guard World.current.service(UIKitLog.self).known.insert(text()).inserted else { return }
    warn(text(), kind)
  }
  private var known: Set<String> = []

  /// The beginning of the line that UIKit prints about an uncaught exception.
  nonisolated package static let exceptionHeading = "*** Terminating app"

  /// Ends the program in every build mode, as an uncaught Objective-C exception would.
  nonisolated package static func raise(_ name: String, _ reason: String) -> Never {
    let text =
      "\(exceptionHeading) due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(text.utf8))
    fatalError(reason)
  }

  nonisolated package static let invalidArgument = "NSInvalidArgumentException"
  nonisolated package static let invalidGeometry = "CALayerInvalidGeometry"
  nonisolated package static let invalidLayer = "CALayerInvalid"
  nonisolated package static let unknownKey = "NSUnknownKeyException"
  nonisolated package static let range = "NSRangeException"
  nonisolated package static let inconsistency = "NSInternalInconsistencyException"
}

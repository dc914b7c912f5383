import Stage
import Testing
import UIKit

/// A stage and the log of the calls on its objects.
@MainActor
package protocol LoggedStage {
  var stage: Stage { get }
  var log: EventLog { get }
}

extension LoggedStage {
  /// Expects that the log matches a pattern. `comment` precedes the difference in the message.
  package func expectTrace(
    _ pattern: String, _ comment: Comment? = nil, severity: Issue.Severity = .error,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let problem = TracePattern(pattern).mismatch(in: log.events) else { return }
    let text = comment.map { "\($0): \(problem)" } ?? problem
    Issue.record(Comment(rawValue: text), severity: severity, sourceLocation: sourceLocation)
  }

  /// A view's presentation values, as of the last commit.
  package func shown(_ view: UIView) -> LayerValues { stage.shown(view) }
}

extension Stage {
  /// A layer's presentation values, as of the last commit.
  package func shown(_ view: UIView) -> LayerValues {
    run { view.layer.presentationValues() ?? view.layer.values }
  }
}

/// A logged stage and the objects that must be released when the app releases them.
@MainActor
package protocol CastStage: LoggedStage, AnyObject {
  /// The objects, by name, that must be released when the window shows another root.
  var cast: KeyValuePairs<String, AnyObject> { get }
  /// Releases the closures that a case has set, because they may retain the stage.
  func release()
}

/// Runs one case on a new stage. At the end, the stage must be idle, and the objects of `cast` must
/// be released while the stage is running. Then the stage is closed.
@MainActor
package func perform<Scene: CastStage>(
  on make: @autoclosure () -> Scene, sourceLocation: SourceLocation,
  _ play: @MainActor (Scene) throws -> Void
) rethrows {
  weak var kept: Scene?
  var stage: Stage?
  let cast: Cast
  do {
    let scene = make()
    kept = scene
    try play(scene)
    scene.stage.expectRest(allowsOwnClocks: true, sourceLocation: sourceLocation)
    scene.release()
    stage = scene.stage
    cast = Cast(of: scene.stage, scene.cast)
  }
  #expect(kept == nil, "the test itself keeps the stage's owner", sourceLocation: sourceLocation)
  cast.leave(&stage, sourceLocation: sourceLocation)
}

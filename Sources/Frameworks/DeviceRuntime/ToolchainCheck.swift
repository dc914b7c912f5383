import CMainQueue

/// Tests the assumptions about the Swift toolchain when the first device starts.
@MainActor
package enum ToolchainCheck {
  /// The assumptions, each with its test.
  package static let all: [(assumption: ToolchainAssumption, isMet: @MainActor () -> Bool)] = [
    (.registration, { Registration.hasRun }),
    (.mainQueue, { mq_replaces_dispatch() }),
    (.deallocation, { ObjectAttachments.isProven }),
    (.keyPaths, { ExposedPaths.isProven }),
    (.newObjects, { NewObject.isProven }),
    (.initializers, { MadeObject.isReliable }),
  ]

  /// Ends the program with a message if an assumption does not hold. Repeated calls have no effect.
  package static func run() { _ = checked }

  private static let checked: Void = {
    for (assumption, isMet) in all where !isMet() { assumption.fail() }
  }()
}

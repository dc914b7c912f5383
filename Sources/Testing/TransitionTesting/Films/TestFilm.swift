import Stage
import Synchronization

/// The films of the stages that a test creates.
@MainActor
package final class TestFilm: Sendable {
  private var stages: [Stage] = []
  private let folder: FailureFolder
  private let passed: PassedRun?
  nonisolated private let hasFailed = Mutex(false)

  /// `test` is the name of the folder of the test. If `storesCalls` is true, the calls of a run that
  /// passes are stored and compared with those of a later run that fails.
  package init(test: String, storesCalls: Bool) {
    folder = FailureFolder(test: test)
    passed = storesCalls ? PassedRun(in: folder) : nil
  }

  /// Films the stages that the task creates, or those of all tasks if `task` is nil.
  package func watch(_ task: UInt64?) {
    StageWatch.begin(task) { stage in
      self.stages.append(stage)
      stage.beginRecording(forgettingCalls: false)
    }
  }

  /// Remembers that the test has failed. Returns the sentences that an issue shows; none if the
  /// caller is not on the main actor.
  package nonisolated func failed() -> [String] {
    hasFailed.withLock { $0 = true }
    return MainActorReach.read { sentences } ?? []
  }

  /// Remembers that the test has thrown an error. Returns the sentences that its issue shows.
  func thrown() -> [String] { failed() }

  private var sentences: [String] {
    let films = stages.indices.map { "filmstrip: \(folder.filmstrip(of: name($0)))" }
    return films + [passed?.difference(to: calls)].compactMap { $0 }
  }

  private var calls: [String] { stages.flatMap { PassedRun.lines(of: $0.trace) } }
  private func name(_ index: Int) -> String { stages.count == 1 ? "stage" : "stage \(index + 1)" }

  /// Writes the films if the test has failed, and returns their files; otherwise stores its calls.
  /// `task` is the argument of `watch(_:)`.
  @discardableResult
  package func end(_ task: UInt64?) -> [FailureFolder.File] {
    StageWatch.end(task)
    guard hasFailed.withLock({ $0 }) else {
      passed?.store(calls)
      return []
    }
    for (index, stage) in stages.enumerated() {
      var recording = stage.isRecording ? stage.endRecording() : stage.recording
      guard !recording.frames.isEmpty else { continue }
      recording.meta.name = name(index)
      _ = folder.film(recording)
    }
    return folder.files
  }
}

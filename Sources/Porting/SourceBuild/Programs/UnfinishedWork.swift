import Foundation
import Synchronization

/// The programs that run for the tool, and the temporary files that belong to them.
package enum UnfinishedWork {
  private struct State {
    var programs: Set<pid_t> = []
    var files: Set<String> = []
    var cleanUps: [Int: @Sendable () -> Void] = [:]
    var lastCleanUp = 0
    var isAbandoned = false
  }

  private static let state = Mutex(State())

  static func add(program: pid_t) { state.withLock { _ = $0.programs.insert(program) } }
  static func remove(program: pid_t) { state.withLock { _ = $0.programs.remove(program) } }
  static func add(file: String) { state.withLock { _ = $0.files.insert(file) } }
  package static func remove(file: String) { state.withLock { _ = $0.files.remove(file) } }

  /// Creates a temporary file or folder and adds it in one step, so that it is deleted if the tool is
  /// ended. If the tool is being ended, the function does not return.
  package static func create<E: Error>(file: String, _ make: () throws(E) -> Void) throws(E) {
    let result = state.withLock { state -> Result<Void, E>? in
      guard !state.isAbandoned else { return nil }
      state.files.insert(file)
      do throws(E) { return .success(try make()) } catch {
        state.files.remove(file)
        return .failure(error)
      }
    }
    while result == nil { sleep(1) }
    try result?.get()
  }

  /// Adds a function that is called after the programs have been ended and the temporary files have
  /// been deleted. Returns the number with which it is removed.
  static func add(cleanUp: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.lastCleanUp += 1
      state.cleanUps[state.lastCleanUp] = cleanUp
      return state.lastCleanUp
    }
  }

  static func remove(cleanUp number: Int) { state.withLock { $0.cleanUps[number] = nil } }

  /// Whether the tool is being ended. A program that ends now has been ended by the tool.
  static var isAbandoned: Bool { state.withLock(\.isAbandoned) }

  /// Ends the programs with all processes that they have started, and deletes the temporary files.
  /// Call this function before the tool ends because of a signal.
  package static func abandon() {
    let (programs, files, cleanUps) = state.withLock { state in
      state.isAbandoned = true
      let cleanUps = state.cleanUps.sorted { $0.key < $1.key }.map(\.value)
      return (state.programs.sorted(), state.files.sorted(), cleanUps)
    }
    for program in programs { ProcessTree(program).kill() }
    for file in files { try? FileManager.default.removeItem(atPath: file) }
    for cleanUp in cleanUps { cleanUp() }
  }
}

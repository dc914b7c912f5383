import Foundation
import Synchronization

/// The temporary files, their folders and the running encoders, which must be removed if the
/// process is ended.
///
/// Output folders have the same information and remove their own files. This list is for the thread
/// that handles a signal while they are busy.
package final class Unfinished: Sendable {
  /// The list of this process.
  package static let ofProcess = Unfinished()

  struct Lists {
    var temporaries: [String] = []
    var createdFolders: [String] = []
    var programs: [pid_t] = []
  }

  private let lists = Mutex(Lists())

  package init() {}

  /// Updates the list together with the state that it describes. A signal cannot interrupt the
  /// update.
  func update<R, E: Error>(_ body: (inout Lists) throws(E) -> R) throws(E) -> R {
    let result = lists.withLock { lists -> Result<R, E> in
      do throws(E) { return .success(try body(&lists)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Removes everything and then calls `end`, which ends the process. During the removal, no folder
  /// is committed and no work begins.
  package func abandon(then end: () -> Void) {
    lists.withLock { lists in
      for program in lists.programs { kill(program, SIGKILL) }
      for path in lists.temporaries {
        // The file is renamed first, so that code that is still writing frames does not find its
        // folder.
        let away = path + ".away"
        try? FileManager.default.removeItem(atPath: rename(path, away) == 0 ? away : path)
      }
      for folder in lists.createdFolders.reversed() { rmdir(folder) }
      lists = Lists()
      end()
    }
  }
}

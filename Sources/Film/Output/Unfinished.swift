import Foundation
import Synchronization

/// The temporary files, their folders and the running encoders, for removal if the process is
/// ended.
///
/// Output folders have the same information and clean up after themselves; this list is for the
/// thread that handles a signal while they are busy.
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

  /// Updates the list together with the state that it describes, without interruption by a signal.
  func update<R, E: Error>(_ body: (inout Lists) throws(E) -> R) throws(E) -> R {
    let result = lists.withLock { lists -> Result<R, E> in
      do throws(E) { return .success(try body(&lists)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Removes everything and calls `end`, which ends the process. Meanwhile no folder is committed
  /// and no work begins.
  package func abandon(then end: () -> Void) {
    lists.withLock { lists in
      for program in lists.programs { kill(program, SIGKILL) }
      for path in lists.temporaries {
        // Renamed first, so that frames still being written do not find their folder.
        let away = path + ".away"
        try? FileManager.default.removeItem(atPath: rename(path, away) == 0 ? away : path)
      }
      for folder in lists.createdFolders.reversed() { rmdir(folder) }
      lists = Lists()
      end()
    }
  }
}

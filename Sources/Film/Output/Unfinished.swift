import Foundation
import Synchronization

/// What would be left behind if the process ended now: files under temporary names, folders made
/// for them, programs that write them.
///
/// The output folders know the same and clean up after themselves; this list is for the thread
/// that hears of a signal while they are busy.
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

  /// Changes the list together with what it tells of, so that no signal comes in between.
  func update<R, E: Error>(_ body: (inout Lists) throws(E) -> R) throws(E) -> R {
    let result = lists.withLock { lists -> Result<R, E> in
      do throws(E) { return .success(try body(&lists)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Removes everything and calls `end`, which ends the process. No folder is committed and
  /// nothing new is begun meanwhile.
  package func abandon(then end: () -> Void) {
    lists.withLock { lists in
      for program in lists.programs { kill(program, SIGKILL) }
      for path in lists.temporaries {
        // Under another name at once, so that frames still being written find no folder.
        let away = path + ".away"
        try? FileManager.default.removeItem(atPath: rename(path, away) == 0 ? away : path)
      }
      for folder in lists.createdFolders.reversed() { rmdir(folder) }
      lists = Lists()
      end()
    }
  }
}

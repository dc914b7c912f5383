import Foundation
import Synchronization

/// The temporary files, their folders and the running encoders. If a signal ends the process, the
/// files and folders are removed, and the encoders are ended.
///
/// Each output folder also knows its own temporary files and can remove them. The thread that
/// handles a signal uses this list, because the folders may be busy at that time.
package final class Unfinished: Sendable {
  /// The list that this process uses.
  package static let ofProcess = Unfinished()

  struct Lists {
    var temporaries: [String] = []
    var createdFolders: [String] = []
    var programs: [pid_t] = []
  }

  private let lists = Mutex(Lists())

  package init() {}

  /// Updates the list and the files that it describes in one step. A signal cannot interrupt the
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
        // The file is renamed before it is removed. After the renaming, code that is still writing
        // frames no longer finds its folder.
        let away = path + ".away"
        try? FileManager.default.removeItem(atPath: rename(path, away) == 0 ? away : path)
      }
      for folder in lists.createdFolders.reversed() { rmdir(folder) }
      lists = Lists()
      end()
    }
  }
}

import Foundation

/// A process and its descendants.
///
/// Compilers and SwiftPM start processes of their own, often in other process groups, which go on if
/// only their parent is ended.
struct ProcessTree {
  let root: pid_t

  init(_ root: pid_t) { self.root = root }

  /// Ends all processes of the tree. Each process is stopped before its children are listed, so
  /// that it cannot start further processes.
  func kill() {
    var found: Set = [root]
    var next = found
    // A process stops a moment after it has got the signal.
    for _ in 0..<Self.tries where !next.isEmpty {
      for process in next { _ = Glibc.kill(process, SIGSTOP) }
      let list = Self.list
      next = Set(
        list.filter { found.contains($0.value.parent) && !found.contains($0.key) }.map(\.key))
      found.formUnion(next)
      next.formUnion(found.filter { list[$0]?.isRunning == true })
    }
    for process in found { _ = Glibc.kill(process, SIGKILL) }
  }

  /// The most times that the processes are listed.
  private static let tries = 1000

  private struct Entry {
    var parent: pid_t
    /// Whether the process can still start another process.
    var isRunning: Bool
  }

  /// The processes of the computer.
  private static var list: [pid_t: Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var list: [pid_t: Entry] = [:]
    for process in names.compactMap({ pid_t($0) }) {
      guard let text = RegularFile.text("/proc/\(process)/stat"),
        // The fields are: number, name in parentheses, state, parent. The name may contain anything.
        let end = text.lastIndex(of: ")")
      else { continue }
      let fields = text[text.index(after: end)...].split(separator: " ")
      guard fields.count > 1, let parent = pid_t(fields[1]) else { continue }
      // Stopped, traced, ended, or waiting for a disk.
      let isRunning = !["T", "t", "Z", "X", "D"].contains(fields[0])
      list[process] = Entry(parent: parent, isRunning: isRunning)
    }
    return list
  }
}

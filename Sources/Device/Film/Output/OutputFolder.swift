import Foundation

/// A folder that receives either all files of a run or none.
///
/// Files are written to the folder under temporary names, and `commit()` renames them. The
/// temporary files are removed if an error, `discard()` or deallocation prevents the commit. The
/// folders that were created for temporary files are removed too. Files of an earlier run do not
/// change until the commit. If a signal ends the process, `Unfinished` removes the temporary files.
package final class OutputFolder {
  package let path: String
  private var staged: [(temporary: String, final: String)] = []
  private var createdFolders: [String] = []
  private var stops: [() -> Void] = []
  let unfinished: Unfinished

  /// Opens the folder. Creates the folder and its missing parents if the folder does not exist.
  package init(path: String, unfinished: Unfinished = .ofProcess) throws(FilmError) {
    self.unfinished = unfinished
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    self.path = path
    try create(path)
    guard access(path, W_OK | X_OK) == 0 else {
      let error = FilmError.unwritableFolder(path: path, reason: systemReason())
      discard()
      throw error
    }
    removeLeftovers()
  }

  deinit { discard() }

  /// Writes a file under a temporary name.
  package func write(_ data: Data, as name: String) throws(FilmError) {
    let temporary = stage(name)
    try Self.write(data, to: temporary, shownAs: path + "/" + name)
  }

  /// Reserves a temporary path for a file that the caller writes before `commit()`.
  package func stage(_ name: String) -> String {
    let temporary = "\(path)/.\(name).\(getpid())\(Self.suffix)"
    if !staged.contains(where: { $0.temporary == temporary }) {
      unfinished.update { $0.temporaries.append(temporary) }
      staged.append((temporary, path + "/" + name))
    }
    return temporary
  }

  /// Creates a temporary folder that the caller fills before `commit()`. If a folder with this name
  /// exists, the commit replaces the existing folder completely.
  package func stageFolder(_ name: String) throws(FilmError) -> String {
    let temporary = stage(name)
    guard mkdir(temporary, 0o777) == 0 else {
      throw .unwritableFolder(path: path + "/" + name, reason: systemReason())
    }
    return temporary
  }

  /// Registers a function that is called before temporary files are removed. The function must stop
  /// the work on the temporary files.
  func beforeDiscard(_ stop: @escaping () -> Void) {
    stops.append(stop)
  }

  /// Moves all files into place. If a file cannot be moved, all temporary files are removed.
  package func commit() throws(FilmError) {
    // Failures that can be predicted are found before the first file is moved.
    for file in staged where Self.exists(file.final) {
      guard Self.isFolder(file.final) != Self.isFolder(file.temporary) else { continue }
      let kind = Self.isFolder(file.final) ? "folder" : "file"
      throw abandoned(.unwritableFile(path: file.final, reason: "a \(kind) has this name"))
    }
    do {
      // Signals cannot interrupt this block, so either all files are moved or none.
      try unfinished.update { lists throws(FilmError) in
        try moveStaged()
        forget(in: &lists)
      }
    } catch {
      throw abandoned(error)
    }
    staged = []
    createdFolders = []
    stops = []
  }

  private func moveStaged() throws(FilmError) {
    for file in staged {
      // Renaming cannot replace a folder that is not empty, so the old folder is moved aside first.
      let aside = file.temporary + Self.asideSuffix
      let replacesFolder = Self.isFolder(file.final)
      if replacesFolder, rename(file.final, aside) != 0 {
        throw .unwritableFile(path: file.final, reason: systemReason())
      }
      if rename(file.temporary, file.final) != 0 {
        let error = FilmError.unwritableFile(path: file.final, reason: systemReason())
        if replacesFolder { rename(aside, file.final) }
        throw error
      }
      if replacesFolder { try? FileManager.default.removeItem(atPath: aside) }
    }
  }

  private func forget(in lists: inout Unfinished.Lists) {
    lists.temporaries.removeAll { path in staged.contains { $0.temporary == path } }
    lists.createdFolders.removeAll { createdFolders.contains($0) }
  }

  /// Removes temporary files and the folders created for them. Does nothing after a commit.
  package func discard() {
    for stop in stops { stop() }
    stops = []
    for file in staged { try? FileManager.default.removeItem(atPath: file.temporary) }
    // `rmdir` removes only empty folders.
    for folder in createdFolders.reversed() { rmdir(folder) }
    unfinished.update { forget(in: &$0) }
    staged = []
    createdFolders = []
  }

  /// Writes a file to a temporary folder. Errors contain `shownAs` instead of the path.
  static func write(_ data: Data, to path: String, shownAs: String) throws(FilmError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .unwritableFile(path: shownAs, reason: systemReason()) }
    let isWhole = data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
          Foundation.write(file, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    let reason = systemReason()
    // If the disk is full, this may be reported only when the file is closed.
    let isClosed = close(file) == 0
    guard isWhole, isClosed else {
      throw .unwritableFile(path: shownAs, reason: isWhole ? systemReason() : reason)
    }
  }

  private static let suffix = ".partial"
  private static let asideSuffix = ".old"

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Creates a folder, and its missing parents before it. The created folders are recorded so that
  /// they can be removed.
  private func create(_ folder: String) throws(FilmError) {
    if Self.exists(folder) {
      guard Self.isFolder(folder) else { throw abandoned(.notAFolder(path: folder)) }
      return
    }
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    if parent != folder { try create(parent) }
    let failure: Int32 = unfinished.update { lists in
      guard mkdir(folder, 0o777) == 0 else { return errno }
      lists.createdFolders.append(folder)
      return 0
    }
    if failure == 0 {
      createdFolders.append(folder)
    } else if failure != EEXIST {
      throw abandoned(.unwritableFolder(path: path, reason: systemReason(failure)))
    }
  }

  private func abandoned(_ error: FilmError) -> FilmError {
    discard()
    return error
  }

  /// Removes temporary files that were left by processes that were killed.
  private func removeLeftovers() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      guard name.hasPrefix("."), name.hasSuffix(Self.suffix) else { continue }
      guard let process = name.dropLast(Self.suffix.count).split(separator: ".").last,
        let id = pid_t(process), kill(id, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: path + "/" + name)
    }
  }
}

/// The system's message for an error number; by default, for the last call that failed.
func systemReason(_ number: Int32 = errno) -> String {
  String(cString: strerror(number))
}

import Foundation

/// A folder in which files appear whole, and all together or not at all.
///
/// Files are written under temporary names in the same folder; `commit()` renames them into place.
/// Without a commit (an error, `discard()`, the last reference gone) they are removed, and so is
/// every folder that was created for them. Files of an earlier run stay untouched until then.
/// A signal that ends the process finds the same in `Unfinished`.
package final class OutputFolder {
  package let path: String
  private var staged: [(temporary: String, final: String)] = []
  private var createdFolders: [String] = []
  private var stops: [() -> Void] = []
  let unfinished: Unfinished

  /// Opens the folder, creating it and its parents when missing.
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

  /// Stages one file.
  package func write(_ data: Data, as name: String) throws(FilmError) {
    let temporary = stage(name)
    try Self.write(data, to: temporary, shownAs: path + "/" + name)
  }

  /// Reserves a temporary path for a file that someone else writes before `commit()`.
  package func stage(_ name: String) -> String {
    let temporary = "\(path)/.\(name).\(getpid())\(Self.suffix)"
    if !staged.contains(where: { $0.temporary == temporary }) {
      unfinished.update { $0.temporaries.append(temporary) }
      staged.append((temporary, path + "/" + name))
    }
    return temporary
  }

  /// Stages a folder of files; the caller fills it before `commit()`. A folder of the same name
  /// from an earlier run is replaced as a whole.
  package func stageFolder(_ name: String) throws(FilmError) -> String {
    let temporary = stage(name)
    guard mkdir(temporary, 0o777) == 0 else {
      throw .unwritableFolder(path: path + "/" + name, reason: systemReason())
    }
    return temporary
  }

  /// Registers work on staged files that must end before they can be removed.
  func beforeDiscard(_ stop: @escaping () -> Void) {
    stops.append(stop)
  }

  /// Puts every staged file in place. After an error nothing staged remains.
  package func commit() throws(FilmError) {
    // Whatever can be known to fail fails before the first file moves.
    for file in staged where Self.exists(file.final) {
      guard Self.isFolder(file.final) != Self.isFolder(file.temporary) else { continue }
      let kind = Self.isFolder(file.final) ? "folder" : "file"
      throw abandoned(.unwritableFile(path: file.final, reason: "a \(kind) has this name"))
    }
    do {
      // Not to be interrupted: all files or none.
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
      // A folder cannot be renamed over one with contents: the old one steps aside first.
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

  /// Removes what was staged and the folders created for it. Does nothing after a commit.
  package func discard() {
    for stop in stops { stop() }
    stops = []
    for file in staged { try? FileManager.default.removeItem(atPath: file.temporary) }
    // Only empty folders go: `rmdir` refuses others.
    for folder in createdFolders.reversed() { rmdir(folder) }
    unfinished.update { forget(in: &$0) }
    staged = []
    createdFolders = []
  }

  /// Writes a file at a path reserved in a staged folder; errors speak of `shownAs`.
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
    // Closing may be where a full disk is reported.
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

  /// Creates one folder after its parents, remembering which were missing.
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

  /// Removes temporary files of processes that were killed before they could do so themselves.
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

/// The system's words for the last failed call.
func systemReason(_ number: Int32 = errno) -> String {
  String(cString: strerror(number))
}

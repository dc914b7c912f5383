import Film
import Foundation
import Stage

extension Studio {
  /// The maximum size of a gesture file, in bytes.
  private static let largestGesture = 4 << 20

  /// The run for a demo: with its own gesture unless the user gives one.
  ///
  /// A cancelled run uses the demo's own "cancel" gesture unless another is requested; otherwise
  /// the finishing gesture is cancelled at the requested progress.
  func take(
    of id: String, _ ending: TakeOptions.Ending, _ options: TakeOptions
  ) throws -> Take {
    guard let plain = shows.first(where: { $0.id == id }) else {
      throw UsageError.unknownDemo(id, of: .film, among: shows.map(\.id))
    }
    let show = try plain.with(options.values)
    let device = Device.all.first { $0.id == options.device } ?? .phone
    let finger = try finger(of: show, ending, options.gesture)
    var take = Take(
      name: show.id, title: show.title, device: device, script: finger.script,
      opening: show.opening)
    take.gesture = finger.name
    take.storyboards = try show.storyboards()
    take.cancelledAt = finger.givesUpAt
    take.reducesMotion = options.reducesMotion || show.reducesMotion
    take.isRightToLeft = options.isRightToLeft
    take.isDark = options.isDark
    take.era = options.era
    return take
  }

  private func finger(
    of show: Show, _ ending: TakeOptions.Ending, _ gesture: TakeOptions.Gesture?
  ) throws -> (name: String, script: TouchScript, givesUpAt: Double?) {
    if gesture == nil, ending == .cancel(at: TakeOptions.defaultCancel),
      let own = show.fingers["cancel"]
    {
      return ("cancel", try TouchScript(json: own, name: "\(show.id) cancel"), nil)
    }
    let finger = try finishing(show, gesture)
    switch ending {
    case .finish: return (finger.name, finger.script, nil)
    case .cancel(let progress):
      return (finger.name, finger.script.givenUp(at: progress), progress)
    }
  }

  private func finishing(
    _ show: Show, _ gesture: TakeOptions.Gesture?
  ) throws -> (name: String, script: TouchScript) {
    switch gesture {
    case .file(let path): return (path, try script(at: path))
    case .named(let id):
      if let own = show.fingers[id] {
        return (id, try TouchScript(json: own, name: "\(show.id) \(id)"))
      }
      guard let found = TouchScript.bundled.first(where: { $0.id == id }) else {
        throw UsageError.foreignGesture(id, of: show.id, own: show.fingers.keys.sorted())
      }
      return (id, found.script)
    case nil:
      if case .app = show.opening { return ("", TouchScript(unit: .points, fingers: [])) }
      return (
        "finish", try TouchScript(json: show.fingers["finish"] ?? Data(), name: "\(show.id) finish")
      )
    }
  }

  private func script(at path: String) throws -> TouchScript {
    let data = try Self.contents(of: path, upTo: Self.largestGesture) {
      UsageError.unreadableGesture(path, found: $0)
    }
    do {
      return try TouchScript(json: data, name: path)
    } catch let error as TouchScriptError {
      throw UsageError.brokenGesture(path, error)
    }
  }

  /// Reads a file of at most `limit` bytes; `fault` creates the error from a description of what
  /// was found.
  static func contents(
    of path: String, upTo limit: Int, fault: (String) -> UsageError
  ) throws -> Data {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      data = try file.read(upToCount: limit + 1) ?? Data()
    } catch { throw fault(found(path)) }
    // A truncated file would have another meaning.
    guard data.count <= limit else {
      throw fault("more than \(limit >> 20) MB")
    }
    return data
  }

  /// Describes why a file cannot be read, independent of the system's language.
  static func found(_ path: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "no such file"
    }
    return isFolder.boolValue ? "a folder" : "a file that cannot be read"
  }
}

extension TouchScript {
  /// The greatest distance of any touch from its touch-down point, in points of a window of `size`.
  func way(in size: CGSize) -> Double {
    let scale = unit == .fraction ? size : CGSize(width: 1, height: 1)
    return fingers.flatMap { entries in
      entries.map { entry in
        let start = entries.first ?? entry
        return hypot((entry.x - start.x) * scale.width, (entry.y - start.y) * scale.height)
      }
    }.max() ?? 0
  }
}

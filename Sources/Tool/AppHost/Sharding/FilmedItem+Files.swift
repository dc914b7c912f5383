import Foundation
import SourceBuild
import Stage

extension FilmedItem {
  /// The largest file of a film, in bytes.
  static let largestFile = 1 << 30

  /// The film that `result` describes, in the folder `shard`. `name` is the name of the work.
  init(_ name: String, _ result: RunLog.Result, in shard: String) throws {
    let folder = "\(shard)/\(result.folder)"
    let files = try result.files.flatMap { file -> [String] in
      guard FileKind("\(folder)/\(file)") == .folder else { return [file] }
      return try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(file)").sorted()
        .map { "\(file)/\($0)" }
    }
    self.init(
      name: name, folder: result.folder,
      files: try files.map {
        let data = try RegularFile.read("\(folder)/\($0)", limit: Self.largestFile)
        return File(name: $0, bytes: data.count, hash: ContentHash.text(data))
      },
      ticks: result.ticks)
  }
}

import Foundation

/// The target that a scheme of an Xcode project or workspace runs.
struct Scheme {
  let target: String

  /// Finds the scheme in the projects and workspaces at `places`. Nil if there is none.
  init?(_ name: String, in places: [String]) {
    for folder in Self.folders(places) {
      guard let text = RegularFile.text("\(folder)/\(name).xcscheme") else { continue }
      let launch = text.firstMatch(of: #/(?s)<LaunchAction\b.*?</LaunchAction>/#).map {
        String($0.0)
      }
      for part in [launch, text] {
        guard let found = part?.firstMatch(of: #/BlueprintName\s*=\s*"([^"]*)"/#) else { continue }
        target = String(found.1).replacing("&amp;", with: "&")
        return
      }
    }
    return nil
  }

  /// The names of all schemes, sorted.
  static func names(in places: [String]) -> [String] {
    let files = folders(places).flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    return Set(files.filter { $0.hasSuffix(".xcscheme") }.map(\.withoutExtension)).sorted()
  }

  /// The folders with schemes that all users share, then those of each user.
  private static func folders(_ places: [String]) -> [String] {
    places.flatMap { place in
      let users =
        (try? FileManager.default.contentsOfDirectory(atPath: place + "/xcuserdata")) ?? []
      return ["\(place)/xcshareddata/xcschemes"]
        + users.sorted().map { "\(place)/xcuserdata/\($0)/xcschemes" }
    }
  }
}

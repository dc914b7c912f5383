import Foundation

/// The pods in a `Podfile`, which is Ruby code, and in the `Podfile.lock` beside it. Only lines that
/// begin with `pod` are read.
enum Podfile {
  static func pods(in file: String) -> [RequestedPackage] {
    var pods: [RequestedPackage] = []
    for line in lines(of: file) {
      guard let match = line.firstMatch(of: #/^\s*pod[\s(]+['"]([^'"\/]+)[^'"]*['"](.*)$/#) else {
        continue
      }
      let (name, rest) = (String(match.1), match.2)
      var pod = RequestedPackage(
        .pod, name: name, address: option("git", in: rest), in: file)
      pod.version = rest.prefixMatch(of: #/\s*,\s*['"]([^'"]+)['"]/#).map { String($0.1) }
      pod.branch = option("branch", in: rest) ?? option("tag", in: rest)
      pod.version = pod.version ?? pod.branch
      pod.revision = option("commit", in: rest)
      pod.path = option("path", in: rest).map {
        ($0.hasPrefix("/") ? $0 : file.folderPath + "/" + $0).absolutePath
      }
      pods.append(pod)
    }
    return pods
  }

  /// All pods that CocoaPods has installed, also those that only other pods need.
  static func installed(in file: String) -> [RequestedPackage] {
    var pods: [RequestedPackage] = []
    for line in lines(of: file).drop(while: { $0 != "PODS:" }).dropFirst() {
      guard line.hasPrefix(" ") else { break }
      guard let match = line.wholeMatch(of: #/  - "?([^\s"\/(]+)(?:\/\S+)? \(([^)]+)\)"?:?/#) else {
        continue
      }
      var pod = RequestedPackage(.pod, name: String(match.1), in: file)
      pod.version = String(match.2)
      if !pods.contains(where: { $0.name == pod.name }) { pods.append(pod) }
    }
    return pods
  }

  /// The largest size of a file, in bytes.
  private static let limit = 1 << 20

  private static func lines(of file: String) -> [Substring] {
    (RegularFile.text(file, limit: limit) ?? "").split(whereSeparator: \.isNewline)
  }

  /// The value of `:name => 'value'` or `name: 'value'`.
  private static func option(_ name: String, in text: Substring) -> String? {
    let options = text.matches(of: #/(?:[:](\w+)\s*=>|(\w+):)\s*['"]([^'"]+)['"]/#)
    return options.first { ($0.1 ?? $0.2).map(String.init) == name }.map { String($0.3) }
  }
}

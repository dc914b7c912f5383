import FrameworkTable

/// The class hierarchy of UIKit and QuartzCore.
enum FrameworkClasses {
  /// The superclasses of a class, the nearest first, without `NSObject`. Empty for an unknown name.
  static func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var current = name
    while let next = parents[current] {
      found.append(next)
      current = next
    }
    return found
  }

  /// What a class or a protocol of UIKit conforms to, directly and through its superclass. Empty for
  /// an unknown name.
  static func protocols(of name: String) -> [String] { conformances[name] ?? [] }

  private static let conformances: [String: [String]] = {
    var found: [String: [String]] = [:]
    for line in UIKitTable.text.split(separator: "\n") where !line.hasPrefix(" ") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = parts[0].split(separator: " ").last else { continue }
      found[String(name)] = parts[1].split(separator: ",").map { String($0).trimmingSpaces }
    }
    return found
  }()

  /// The superclass of each class in `UIKitTable`, which has a line such as `class UITableView:
  /// UIScrollView, UIDataSourceTranslating` for each.
  private static let parents: [String: String] = {
    let lines = UIKitTable.text.split(separator: "\n").filter { $0.hasPrefix("class ") }
      .map { $0.dropFirst("class ".count).split(separator: ":", maxSplits: 1) }
    let names = Set(lines.compactMap { $0.first.map(String.init) })
    var parents: [String: String] = [:]
    for line in lines where line.count == 2 {
      let first = line[1].split(separator: ",").first.map { String($0).trimmingSpaces }
      if let first, names.contains(first) { parents[String(line[0])] = first }
    }
    return parents
  }()
}

import Foundation

/// The names that Documentation/LinuxStandIns.md justifies individually.
struct StandIns: Equatable {
  /// For example "CALayer.presentation()" or "CFArray", or "Selector.*" for a type and all its
  /// members.
  let names: Set<String>

  static let file = SourceTree.root.appendingPathComponent("Documentation/LinuxStandIns.md")

  init() throws { self.init(text: try String(contentsOf: Self.file, encoding: .utf8)) }

  /// Reads the code block under "Every name".
  init(text: String) {
    let section = text.components(separatedBy: "## Every name").dropFirst().first ?? ""
    let block = section.split(separator: "```", omittingEmptySubsequences: false).dropFirst().first
    names = Set(
      (block ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    )
    .subtracting(["", "text"])
  }

  /// The entry that allows a member, a whole type, or a top-level declaration.
  func entry(for member: String?, of type: String) -> String? {
    let own = type == PublicType.free ? member : member.map { "\(type).\($0)" } ?? type
    if let own, names.contains(own) { return own }
    let parts = type.split(separator: ".")
    let wholes = parts.indices.map { parts[...$0].joined(separator: ".") + ".*" }
    return wholes.first(where: names.contains)
  }
}

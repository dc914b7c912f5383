import SwiftSource

/// A module's files as they are compiled here.
package struct PortedModule: Sendable {
  /// In the order of the files; nil for one that stays as it is.
  package let texts: [[UInt8]?]
  package let report: PortReport
}

/// Writes the Objective-C of a module's files otherwise.
///
/// Line numbers stay. Files that do not parse stay as they are, for the compiler to say so.
package enum Porter {
  /// - Parameters:
  ///   - module: the module's name.
  ///   - files: all of the module's files.
  ///   - context: files of modules that it imports, read for their declarations.
  package static func port(
    module: String, files: [SourceFile], context: [SourceFile] = []
  ) -> PortedModule {
    let index = ModuleIndex(
      name: module, files: files.map { ($0, false) } + context.map { ($0, true) })
    var changes = Changes()
    for rewrite in Rewrite.all { changes.merge(rewrite.changes(index)) }
    let texts = files.indices.map { text(of: $0, index, changes) }
    return PortedModule(
      texts: texts, report: PortReport(index, changes, files: files.map(\.path)))
  }

  private static func text(
    of file: Int, _ module: ModuleIndex, _ changes: Changes
  ) -> [UInt8]? {
    var edits = changes.edits[file] ?? []
    let source = module.files[file].source
    for (number, members) in changes.members.sorted(by: { $0.key < $1.key }) {
      let container = module.containers[number]
      guard container.file == file else { continue }
      let separator = container.needsSeparator ? "; " : ""
      edits.append(
        Edit(at: container.closeBrace, separator + members.joined(separator: "; ") + " "))
    }
    if changes.runtimeUsers.contains(file) {
      edits.append(Edit(at: source.bytes.count, "\n@_spi(Ported) import UIKit\n"))
    }
    return edits.isEmpty ? nil : Edit.apply(edits, to: source.bytes)
  }
}

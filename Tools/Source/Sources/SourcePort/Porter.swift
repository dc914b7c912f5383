import SwiftSource

/// The files of a module as they are compiled on Linux.
package struct PortedModule: Sendable {
  /// The new texts in the order of the files; nil for a file that does not change.
  package let texts: [[UInt8]?]
  package let report: PortReport
}

/// Rewrites constructs in a module's files that need Objective-C.
///
/// Line numbers do not change. Files that do not parse are left unchanged, so that the compiler
/// reports the errors.
package enum Porter {
  /// - Parameters:
  ///   - module: the module's name.
  ///   - files: all of the module's files.
  ///   - context: files of modules that it imports, read for their declarations.
  ///   - flags: what is known of the build. Clauses of `#if` that it does not compile are ignored.
  package static func port(
    module: String, files: [SourceFile], context: [SourceFile] = [],
    flags: BuildFlags = BuildFlags()
  ) -> PortedModule {
    let index = ModuleIndex(
      name: module, files: files.map { ($0, false) } + context.map { ($0, true) }, flags: flags)
    var changes = Changes()
    for rewrite in Rewrite.all { changes.merge(rewrite.changes(index)) }
    let members = Dictionary(grouping: changes.members.sorted { $0.key < $1.key }) {
      index.containers[$0.key].file
    }
    let texts = files.indices.map { text(of: $0, adding: members[$0] ?? [], index, changes) }
    return PortedModule(
      texts: texts, report: PortReport(index, changes, files: files.map(\.path)))
  }

  private static func text(
    of file: Int, adding members: [(key: Int, value: [String])], _ module: ModuleIndex,
    _ changes: Changes
  ) -> [UInt8]? {
    var edits = changes.edits[file] ?? []
    let source = module.files[file].source
    for (number, members) in members {
      let container = module.containers[number]
      let separator = container.needsSeparator ? "; " : ""
      edits.append(
        Edit(at: container.closeBrace, separator + members.joined(separator: "; ") + " "))
    }
    if changes.runtimeUsers.contains(file) {
      edits.append(Edit(at: source.bytes.count, "\n@_spi(Ported) import UIKit\n"))
    }
    if changes.placeholderUsers.contains(file) {
      edits.append(Edit(at: source.bytes.count, "\n@_spi(Ported) import SwiftUI\n"))
    }
    return edits.isEmpty ? nil : Edit.apply(edits, to: source.bytes)
  }
}

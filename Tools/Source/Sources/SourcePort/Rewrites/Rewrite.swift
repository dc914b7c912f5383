import SwiftSource

/// The rewrite of one kind of construct that needs Objective-C: a function that receives a module's
/// declarations and uses, and returns edits of the module's files.
struct Rewrite: Sendable {
  let name: String
  let changes: @Sendable (ModuleIndex) -> Changes

  /// All rewrites. Insertions at the same place are in this order.
  static let all: [Rewrite] = [
    .swiftUI, .absentImports, .imports, .foundationParts, .qualifiers, .hiddenFunctions,
    .genericArguments, .numberOperators, .oldNames, .oldModifiers, .conditions, .attributes,
    .selectors,
    .keyPaths, .optionalCalls, .optionalProperties, .flatMaps, .convenienceInitializers,
    .optionalRequirements, .inheritedRequirements, .objectOverrides, .initializerOverrides,
    .addedMembers, .extensionOverrides, .observedProperties, .managedProperties,
    .fetchResults,
    .requiredInitializers, .methodExchange, .classInstances, .bridging,
    .exposedTables, .applicationWindow, .dynamicMembers, .copiedKeys, .unavailableMethods,
    .classDescriptions, .runtimeUse,
  ]
}

/// The changes that a rewrite makes.
struct Changes: Sendable {
  struct Remark: Sendable {
    let file: Int
    let offset: Int
    let construct: String
    let text: String
  }

  private(set) var edits: [Int: [Edit]] = [:]
  private(set) var rewrites: [Remark] = []
  private(set) var notes: [Remark] = []
  /// Code that compiles but has no effect in Matchcut.
  private(set) var warnings: [Remark] = []
  private(set) var refusals: [Remark] = []
  /// Files in which nothing remains without the views of SwiftUI.
  private(set) var leftOut: [Remark] = []
  /// Files that cannot be compiled without SwiftUI, each with a name that the file uses.
  private(set) var needSwiftUI: [Remark] = []
  /// Members that are added before the closing brace of a container.
  private(set) var members: [Int: [String]] = [:]
  /// The files whose new text uses declarations that UIKit offers only to ported source.
  private(set) var runtimeUsers: Set<Int> = []
  /// The files whose new text uses the placeholder for views of SwiftUI.
  private(set) var placeholderUsers: Set<Int> = []

  mutating func edit(_ file: Int, _ edit: Edit) { edits[file, default: []].append(edit) }
  mutating func add(_ member: String, to container: Int) {
    members[container, default: []].append(member)
  }
  mutating func usesRuntime(_ file: Int) { runtimeUsers.insert(file) }
  mutating func usesPlaceholder(_ file: Int) { placeholderUsers.insert(file) }

  mutating func rewrote(_ file: Int, at offset: Int, _ construct: String, _ text: String) {
    rewrites.append(Remark(file: file, offset: offset, construct: construct, text: text))
  }
  mutating func noted(_ file: Int, at offset: Int, _ construct: String, _ text: String) {
    notes.append(Remark(file: file, offset: offset, construct: construct, text: text))
  }
  mutating func warned(_ file: Int, at offset: Int, _ construct: String, _ text: String) {
    warnings.append(Remark(file: file, offset: offset, construct: construct, text: text))
  }
  mutating func refused(_ file: Int, at offset: Int, _ construct: String, _ reason: String) {
    refusals.append(Remark(file: file, offset: offset, construct: construct, text: reason))
  }
  mutating func leftOut(_ file: Int, at offset: Int, _ construct: String, _ reason: String) {
    leftOut.append(Remark(file: file, offset: offset, construct: construct, text: reason))
  }
  mutating func needsSwiftUI(_ file: Int, at offset: Int, _ name: String, _ reason: String) {
    needSwiftUI.append(Remark(file: file, offset: offset, construct: name, text: reason))
  }

  mutating func merge(_ other: Changes) {
    edits.merge(other.edits) { $0 + $1 }
    members.merge(other.members) { $0 + $1 }
    rewrites += other.rewrites
    notes += other.notes
    warnings += other.warnings
    refusals += other.refusals
    leftOut += other.leftOut
    needSwiftUI += other.needSwiftUI
    runtimeUsers.formUnion(other.runtimeUsers)
    placeholderUsers.formUnion(other.placeholderUsers)
  }
}

extension ModuleIndex {
  /// The files to port, each with its number.
  var own: [(number: Int, file: FileIndex)] {
    files.enumerated().filter { !$1.isContext }.map { ($0, $1) }
  }

  /// The names of the declared types, nested ones included, and of the declared global functions.
  var declaredNames: Set<String> {
    let types = allTypes.filter { $0.kind != .foreign }.compactMap {
      $0.path.split(separator: ".").last.map(String.init)
    }
    return files.reduce(into: Set(types)) { $0.formUnion($1.declaredNames) }
  }
}

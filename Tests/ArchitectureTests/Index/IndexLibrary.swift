import Foundation

/// The functions of the toolchain's `libIndexStore` that read an index.
///
/// Toolchains come with the library but without its header; these are the declarations of
/// `indexstore.h` in Swift's fork of LLVM.
struct IndexLibrary {
  /// An opaque object of the library.
  typealias Object = UnsafeMutableRawPointer
  /// Text that belongs to the library: an address and a length, as in `indexstore_string_ref_t`.
  typealias Text = iovec
  typealias Visit = @convention(c) (Object?, Object?) -> Bool
  typealias VisitText = @convention(c) (Object?, Text) -> Bool
  /// Calls a function with a context and each object of a reader until the function returns false.
  typealias VisitAll = @convention(c) (Object?, Object?, Visit) -> Bool

  let openStore: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Object?>?) -> Object?
  let closeStore: @convention(c) (Object?) -> Void
  let visitUnits: @convention(c) (Object?, UInt32, Object?, VisitText) -> Bool
  let openUnit: Open
  let closeUnit: @convention(c) (Object?) -> Void
  let mainFile: @convention(c) (Object?) -> Text
  let visitDependencies: VisitAll
  let dependencyKind: @convention(c) (Object?) -> Int32
  let dependencyName: @convention(c) (Object?) -> Text
  let dependencyPath: @convention(c) (Object?) -> Text
  let openRecord: Open
  let closeRecord: @convention(c) (Object?) -> Void
  let visitOccurrences: VisitAll
  let symbol: @convention(c) (Object?) -> Object?
  let roles: @convention(c) (Object?) -> UInt64
  let position:
    @convention(c) (Object?, UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> Void
  let visitRelations: VisitAll
  let relationRoles: @convention(c) (Object?) -> UInt64
  let relatedSymbol: @convention(c) (Object?) -> Object?
  let identifier: @convention(c) (Object?) -> Text
  let name: @convention(c) (Object?) -> Text

  /// Opens a unit or a record of a store by its name.
  typealias Open =
    @convention(c) (Object?, UnsafePointer<CChar>, UnsafeMutablePointer<Object?>?) -> Object?

  /// `INDEXSTORE_UNIT_DEPENDENCY_RECORD`.
  static let recordDependency: Int32 = 2
  /// `INDEXSTORE_SYMBOL_ROLE_DECLARATION` and `…_DEFINITION`.
  static let declaring: UInt64 = 1 << 0 | 1 << 1
  /// `INDEXSTORE_SYMBOL_ROLE_REFERENCE`, `…_READ`, `…_WRITE` and `…_IMPLICIT`.
  static let referring: UInt64 = 1 << 2
  static let reading: UInt64 = 1 << 3
  static let writing: UInt64 = 1 << 4
  static let implicit: UInt64 = 1 << 8
  /// `INDEXSTORE_SYMBOL_ROLE_REL_OVERRIDEOF`, `…_REL_ACCESSOROF` and `…_REL_CONTAINEDBY`.
  static let overriding: UInt64 = 1 << 11
  static let accessing: UInt64 = 1 << 15
  static let containing: UInt64 = 1 << 16

  /// The library of the toolchain that builds the tests.
  init() throws {
    let info = try Command([Command.swift, "-print-target-info"])
    guard info.status == 0 else {
      throw IndexFault(text: "\(Command.swift) does not say where it is: \(info.errors)")
    }
    let paths = try JSONDecoder().decode(TargetInfo.self, from: info.output).paths
    let library = URL(fileURLWithPath: paths.runtimeResourcePath).deletingLastPathComponent()
      .appendingPathComponent("libIndexStore.so")
    guard let handle = dlopen(library.path, RTLD_NOW | RTLD_LOCAL) else {
      throw IndexFault(
        text: "cannot open \(library.path), which reads the compiler's index: "
          + "\(dlerror().map { String(cString: $0) } ?? "no reason given"). "
          + "Test with a toolchain that has it.")
    }

    func function<F>(_ name: String, as type: F.Type = F.self) throws -> F {
      guard let address = dlsym(handle, "indexstore_" + name) else {
        throw IndexFault(text: "\(library.path) has no function indexstore_\(name)")
      }
      return unsafeBitCast(address, to: type)
    }
    openStore = try function("store_create")
    closeStore = try function("store_dispose")
    visitUnits = try function("store_units_apply_f")
    openUnit = try function("unit_reader_create")
    closeUnit = try function("unit_reader_dispose")
    mainFile = try function("unit_reader_get_main_file")
    visitDependencies = try function("unit_reader_dependencies_apply_f")
    dependencyKind = try function("unit_dependency_get_kind")
    dependencyName = try function("unit_dependency_get_name")
    dependencyPath = try function("unit_dependency_get_filepath")
    openRecord = try function("record_reader_create")
    closeRecord = try function("record_reader_dispose")
    visitOccurrences = try function("record_reader_occurrences_apply_f")
    symbol = try function("occurrence_get_symbol")
    roles = try function("occurrence_get_roles")
    position = try function("occurrence_get_line_col")
    visitRelations = try function("occurrence_relations_apply_f")
    relationRoles = try function("symbol_relation_get_roles")
    relatedSymbol = try function("symbol_relation_get_symbol")
    identifier = try function("symbol_get_usr")
    name = try function("symbol_get_name")
  }

  /// The location of the toolchain as `swift -print-target-info` reports it.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }
}

extension String {
  init(_ text: IndexLibrary.Text) {
    self.init(
      decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }
}

/// Why the index could not be read, and what to do.
struct IndexFault: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}

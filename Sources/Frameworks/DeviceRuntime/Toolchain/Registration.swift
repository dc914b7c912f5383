/// Records that the functions in the section `.init_array` run before the program's first statement.
///
/// The tables of members (`ExposedClass`) are registered by such functions, in this package and in
/// ported source.
enum Registration {
  nonisolated(unsafe) private(set) static var hasRun = false

  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    hasRun = true
  }
}

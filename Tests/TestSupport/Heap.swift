import Foundation

/// The C library's heap.
package enum Heap {
  private typealias Info = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32

  /// The number of bytes that are in use now; nil if the C library does not report it.
  package static var liveBytes: Int? {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_info") else { return nil }
    let info = unsafeBitCast(symbol, to: Info.self)
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let file = open_memstream(&text, &length) else { return nil }
    _ = info(0, file)
    fclose(file)
    defer { free(text) }
    guard let text else { return nil }
    // The totals of all arenas come last: free small chunks, other free chunks, separately mapped
    // memory, and memory from the system.
    let lines = String(cString: text).split(separator: "\n").map(String.init)
    func total(_ mark: String) -> Int {
      let line = lines.last { $0.hasPrefix(mark) } ?? ""
      let digits = line.range(of: "size=\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
      return digits.flatMap { Int($0) } ?? 0
    }
    let system = total("<system type=\"current\"")
    guard system > 0 else { return nil }
    return system - total("<total type=\"fast\"") - total("<total type=\"rest\"")
      + total("<total type=\"mmap\"")
  }

  /// The growth of the heap in bytes for each of `cycles` calls, after warm-up calls that fill
  /// caches. The result is the minimum of several rounds, because other tests use the heap as well.
  ///
  /// Nil if the C library does not report it.
  package static func growth(
    cycles: Int = 40, rounds: Int = 4, of body: () throws -> Void
  ) rethrows -> Int? {
    for _ in 0..<cycles { try body() }
    var least: Int?
    for _ in 0..<rounds {
      guard let before = liveBytes else { return nil }
      for _ in 0..<cycles { try body() }
      guard let after = liveBytes else { return nil }
      least = min(least ?? .max, (after - before) / cycles)
    }
    return least
  }
}

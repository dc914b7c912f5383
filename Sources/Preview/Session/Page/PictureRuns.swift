/// Pixels of a picture in fewer words, none of them lost: pages are mostly flat, and a browser takes
/// longer for bytes than for loops.
///
/// Each row is some tokens. A token is a word, `count << 2 | kind`, and what its kind says: 0, so
/// many words are the pixels; 1, the next word is so many pixels; 2, so many are as in the row
/// above. Pixels become words whose bytes are red, green, blue, 255; the engine keeps blue first.
struct PictureRuns {
  private enum Kind: UInt32 {
    case pixels, run, above
  }

  private let words: UnsafeMutablePointer<UInt32>
  private(set) var count = 0

  /// A shorter run is not worth its token.
  private static let least = 8

  /// - Parameter words: room for `mostWords`.
  init(to words: UnsafeMutablePointer<UInt32>) { self.words = words }

  /// A run of at least eight takes two words, and at most one token more than there are runs is
  /// for pixels that stand alone.
  static func mostWords(columns: Int, rows: Int) -> Int { rows * (columns + 1) }

  /// Adds `columns` pixels, at least one.
  mutating func add(
    _ row: UnsafePointer<UInt32>, below above: UnsafePointer<UInt32>?, columns: Int
  ) {
    var (single, at) = (0, 0)
    while at < columns {
      let alike = above.map { Self.alike(row + at, $0 + at, columns - at) } ?? 0
      let run = alike < Self.least ? Self.run(row + at, columns - at) : 0
      guard max(alike, run) >= Self.least else {
        at += 1
        continue
      }
      add(row + single, at - single)
      if alike >= Self.least {
        put(.above, alike)
        at += alike
      } else {
        put(.run, run)
        put(Self.word(row[at]))
        at += run
      }
      single = at
    }
    add(row + single, columns - single)
  }

  private mutating func add(_ pixels: UnsafePointer<UInt32>, _ number: Int) {
    guard number > 0 else { return }
    put(.pixels, number)
    for index in 0..<number { words[count + index] = Self.word(pixels[index]) }
    count += number
  }

  private mutating func put(_ kind: Kind, _ number: Int) {
    put((UInt32(number) << 2 | kind.rawValue).littleEndian)
  }

  private mutating func put(_ word: UInt32) {
    words[count] = word
    count += 1
  }

  private static func word(_ pixel: UInt32) -> UInt32 {
    (pixel & 0x0000_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF | 0xFF00_0000).littleEndian
  }

  /// How many pixels from here on are the same in both rows.
  private static func alike(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ columns: Int
  ) -> Int {
    var count = 0
    while count < columns, a[count] == b[count] { count += 1 }
    return count
  }

  /// How many pixels from here on are one colour.
  private static func run(_ row: UnsafePointer<UInt32>, _ columns: Int) -> Int {
    var count = 1
    while count < columns, row[count] == row[0] { count += 1 }
    return count
  }
}

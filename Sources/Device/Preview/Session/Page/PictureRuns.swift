/// A lossless run-length encoding of a frame's pixels. Pages have large areas of one colour, and a
/// browser decodes runs faster than it receives bytes.
///
/// Each row is a sequence of tokens. A token is a word, `count << 2 | kind`, followed by data that
/// depends on its kind. After kind 0 there are `count` pixel words. After kind 1 there is one pixel
/// word that repeats `count` times. Kind 2 has no data and means that the next `count` pixels are
/// equal to those in the row above. The bytes of a pixel are red, green, blue and 255, whereas the
/// engine stores blue first.
struct PictureRuns {
  private enum Kind: UInt32 {
    case pixels, run, above
  }

  private let words: UnsafeMutablePointer<UInt32>
  private(set) var count = 0

  /// The minimum length of a run. A shorter run is not stored as a token.
  private static let least = 8

  /// - Parameter words: A buffer of at least `mostWords` words.
  init(to words: UnsafeMutablePointer<UInt32>) { self.words = words }

  /// The maximum number of words. A run of at least eight pixels takes two words, and the number of
  /// pixel tokens is at most the number of runs plus one.
  static func mostWords(columns: Int, rows: Int) -> Int { rows * (columns + 1) }

  /// Appends a row of `columns` pixels. A row must have at least one pixel.
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

  /// The number of equal pixels at the start of both rows.
  private static func alike(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ columns: Int
  ) -> Int {
    var count = 0
    while count < columns, a[count] == b[count] { count += 1 }
    return count
  }

  /// The number of pixels of one colour at the start of the row.
  private static func run(_ row: UnsafePointer<UInt32>, _ columns: Int) -> Int {
    var count = 1
    while count < columns, row[count] == row[0] { count += 1 }
    return count
  }
}

/// A font that was read from a file. Its text cannot be drawn: Matchcut has fonts of its own.
public final class CGFont: @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  private let names: FontNameTable

  /// Reads a TrueType or OpenType font; nil if the bytes are none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let names = FontNameTable(Data(referencing: data)) else {
      return nil
    }
    self.names = names
  }

  /// The name by which `UIFont` knows the font on iOS; nil if the font has none.
  public var postScriptName: CFString? { names.text(6).map { NSString(string: $0) } }
  public var fullName: CFString? { names.text(4).map { NSString(string: $0) } }
}

/// Makes the font available to the app by its name. It fails, because Matchcut draws text with its
/// own fonts only: returns false, and `error` says so.
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let text =
    "The font \(font.postScriptName ?? "without a name") cannot be registered: Matchcut draws text "
    + "with its own fonts. Use a system font."
  // The code of a font that the system refuses (unverified).
  let problem = NSError(
    domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103,
    userInfo: [NSLocalizedDescriptionKey: text])
  error?.pointee = .passRetained(problem)
  return false
}

/// The table `name` of a font file. Source: the OpenType specification, chapter "name".
struct FontNameTable {
  private let bytes: [UInt8]
  private var start = 0

  /// Nil if the bytes are not a font with this table.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    let kinds: [UInt32] = [0x0001_0000, 0x4F54_544F, 0x7472_7565]  // 1.0, "OTTO", "true"
    guard let kind = long(0), kinds.contains(kind), let count = short(4) else { return nil }
    let record = (0..<count).map { 12 + 16 * $0 }.first { long($0) == 0x6E61_6D65 }  // "name"
    guard let record, let offset = long(record + 8) else { return nil }
    start = Int(offset)
  }

  /// The first text with this number, in UTF-16 or in ASCII; nil if there is none.
  func text(_ number: Int) -> String? {
    guard let count = short(start + 2), let texts = short(start + 4) else { return nil }
    for record in (0..<count).map({ start + 6 + 12 * $0 }) where short(record + 6) == number {
      guard let length = short(record + 8), let offset = short(record + 10) else { return nil }
      let first = start + texts + offset
      guard bytes.indices.contains(first), first + length <= bytes.count else { return nil }
      let text = Data(bytes[first..<first + length])
      return String(data: text, encoding: short(record) == 1 ? .ascii : .utf16BigEndian)
    }
    return nil
  }

  private func short(_ place: Int) -> Int? {
    guard place >= 0, place + 2 <= bytes.count else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  private func long(_ place: Int) -> UInt32? {
    guard let high = short(place), let low = short(place + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }
}

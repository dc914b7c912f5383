/// An icon of `SymbolTable`: outlines in a box of 24 units, with the y axis pointing down.
package struct SymbolIcon: Sendable {
  package struct Outline: Sendable {
    package let path: CGPath
    package let isClosed: Bool
    package let box: CGRect
  }

  /// The side of the box that icons are drawn in.
  static let side: CGFloat = 24

  package let outlines: [Outline]
  /// The letter or the number that is drawn instead of outlines; nil for other icons.
  private(set) var letters: String?
  /// The size compared to other icons.
  private(set) var size: CGFloat = 1
  /// Whether the filled variant also fills outlines that are not closed.
  private(set) var fillsOpenOutlines = false
  /// Whether the filled variant is drawn as lines.
  private(set) var isAlwaysLines = false

  package var box: CGRect { outlines.reduce(.null) { $0.union($1.box) } }

  /// The icon of a symbol; nil if the table does not have the symbol.
  package init?(symbol: String) {
    guard let line = Self.names[symbol], let icon = line.first, let commands = Self.icons[icon]
    else { return nil }
    var turn = CGAffineTransform.identity
    for flag in line.dropFirst() {
      let center = Self.side / 2
      switch flag {
      case "open": fillsOpenOutlines = true
      case "lines": isAlwaysLines = true
      case "mirror": turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Self.side, ty: 0)
      case _ where flag.hasPrefix("turn"):
        let angle = CGFloat(Double(flag.dropFirst(4)) ?? 0) * .pi / 180
        turn = CGAffineTransform(translationX: center, y: center).rotated(by: angle)
          .translatedBy(x: -center, y: -center)
      default: size = CGFloat(Double(flag.dropFirst()) ?? 1)
      }
    }
    var reader = OutlineReader(turn: turn)
    for command in commands { reader.read(command) }
    outlines = reader.outlines
  }

  /// The largest number that is a symbol in a circle or a square.
  private static let largestNumber = 50

  /// The icon of a letter or a number, which symbols have only in an enclosure, such as `a.circle` and
  /// `12.square`; nil for another word.
  init?(letters word: Substring) {
    let isLetter = word.utf8.count == 1 && word.utf8.allSatisfy { (97...122).contains($0) }
    let isNumber =
      Int(word).map { (0...Self.largestNumber).contains($0) && String($0) == word } ?? false
    guard isLetter || isNumber else { return nil }
    letters = word.uppercased()
    outlines = []
  }

  /// The icon and the flags of each symbol.
  private static let names: [Substring: [Substring]] = table(SymbolTable.names)
  /// The commands of each icon.
  private static let icons: [Substring: [Substring]] = table(SymbolTable.icons)

  private static func table(_ text: String) -> [Substring: [Substring]] {
    var table: [Substring: [Substring]] = [:]
    var name: Substring = ""
    for line in text.split(separator: "\n") {
      var words = line.split(separator: " ")[...]
      if !line.hasPrefix(" ") { name = words.removeFirst() }
      table[name, default: []] += words
    }
    return table
  }
}

extension Dictionary where Key == Substring {
  fileprivate subscript(name: String) -> Value? { self[name[...]] }
}

/// Makes outlines of the words of an icon. A command is a letter, followed by its first number.
private struct OutlineReader {
  let turn: CGAffineTransform
  private(set) var outlines: [SymbolIcon.Outline] = []

  private var command: Character = "M"
  private var numbers: [CGFloat] = []
  private var place = CGPoint.zero
  private var path = CGMutablePath()

  init(turn: CGAffineTransform) { self.turn = turn }

  mutating func read(_ word: Substring) {
    var text = word
    if let first = text.first, first.isLetter {
      command = first
      text = text.dropFirst()
    }
    if command == "z" {
      path.closeSubpath()
      replaceLast(isClosed: true)
    }
    // A minus sign also separates numbers.
    var number = ""
    for character in text {
      if character == "-" { add(number) }
      if character == "-" { number = "" }
      number.append(character)
    }
    add(number)
  }

  private mutating func add(_ text: String) {
    guard let number = Int(text) else { return }
    numbers.append(CGFloat(number) / 100)
    switch (command, numbers.count) {
    case ("M", 2):
      place = CGPoint(x: numbers[0], y: numbers[1])
      path = CGMutablePath()
      path.move(to: place, transform: turn)
      outlines.append(outline(isClosed: false))
    case ("l", 2):
      place = point(0)
      path.addLine(to: place, transform: turn)
      replaceLast(isClosed: false)
    case ("c", 6):
      let (first, second, end) = (point(0), point(2), point(4))
      path.addCurve(to: end, control1: first, control2: second, transform: turn)
      place = end
      replaceLast(isClosed: false)
    default: return
    }
    numbers = []
  }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(x: place.x + numbers[index], y: place.y + numbers[index + 1])
  }

  private func outline(isClosed: Bool) -> SymbolIcon.Outline {
    SymbolIcon.Outline(
      path: path.copy() ?? path, isClosed: isClosed, box: path.boundingBoxOfPath)
  }

  private mutating func replaceLast(isClosed: Bool) {
    if outlines.isEmpty { return }
    outlines[outlines.count - 1] = outline(isClosed: isClosed)
  }
}

import CoreGraphics

/// The keys of a keyboard and their frames, in points.
package struct KeyboardLayout: Equatable {
  package enum Role: Equatable {
    /// A key that enters its label, or the text `input`.
    case text, space
    /// A key with a darker colour, such as shift, delete or the key for numbers.
    case function
    /// The return key. If it has a label of its own, such as "Search", it is drawn in the accent
    /// colour.
    case enter(isAccented: Bool)
  }

  package enum Symbol: Equatable {
    case shift, delete, globe, microphone, enter, hide
  }

  package struct Key: Equatable {
    package var frame: CGRect
    package var label = ""
    package var symbol: Symbol?
    package var role = Role.text
    /// The text or the key command's input that a press sends; nil if a press has no effect.
    package var input: String?
    /// Whether the key has a background.
    package var isRaised = true
  }

  package private(set) var keys: [Key] = []
  /// The height of the bar of suggestions above the keys; 0 if there is none.
  package private(set) var barHeight = 0.0

  /// The height of the row below the keys on phones without a home button, including the safe area
  /// (unverified).
  private static let dockHeight = 75.0
  /// The fraction of the keyboard's height that the suggestions occupy (unverified).
  private static let barShare = 0.17
  private static let highestBar = 45.0
  private static let side = 3.0
  /// Half the distance between two keys.
  private static let gap = (x: 3.0, y: 5.0)

  package init(_ look: KeyboardStyle, size: CGSize) {
    let (width, height) = (Double(size.width), Double(size.height))
    let isPortrait = width < height * 2
    let dock =
      look.bottom > 0 && !look.isPad && isPortrait ? Self.dockHeight : Double(look.bottom)
    let isNumeric = Self.isNumeric(look.type)
    barHeight = isNumeric ? 0 : min(Self.highestBar, (height - dock) * Self.barShare)
    let area = CGRect(
      x: Double(look.left) + Self.side, y: barHeight,
      width: max(0, width - Double(look.left + look.right) - 2 * Self.side),
      height: max(0, height - barHeight - dock))
    let rows = isNumeric ? Self.numbers(look.type) : Self.letters(look)
    lay(rows, in: area)
    if dock > Double(look.bottom) { layDock(in: area, height: dock - Double(look.bottom)) }
  }

  /// The key at a point; nil between the keys.
  package func key(at point: CGPoint) -> Key? {
    keys.first {
      $0.frame.insetBy(dx: -Self.gap.x, dy: -Self.gap.y).contains(point)
    }
  }

  // MARK: Rows

  /// A key before it is laid out. The key's width is a multiple of a letter key's width.
  private struct Slot {
    var key: Key
    var width = 1.0
    var isFunction: Bool { key.role == .function }
  }

  private static func isNumeric(_ type: UIKeyboardType) -> Bool {
    [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(type)
  }

  private static func text(_ letters: String) -> [Slot] {
    letters.map { Slot(key: Key(frame: .zero, label: String($0), input: String($0))) }
  }

  private static func function(
    _ label: String = "", _ symbol: Symbol? = nil, _ width: Double, _ input: String? = nil
  ) -> Slot {
    Slot(
      key: Key(frame: .zero, label: label, symbol: symbol, role: .function, input: input),
      width: width)
  }

  private static func enter(_ look: KeyboardStyle, _ width: Double) -> Slot {
    let label = returnLabel(look.returnKey)
    return Slot(
      key: Key(
        frame: .zero, label: label ?? "return",
        role: .enter(isAccented: label != nil), input: "\r"),
      width: width)
  }

  private static func returnLabel(_ type: UIReturnKeyType) -> String? {
    switch type {
    case .default: nil
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "SOS"
    case .continue: "continue"
    }
  }

  private static func letters(_ look: KeyboardStyle) -> [[Slot]] {
    let delete = function("", .delete, 1.35, UIKeyCommand.inputDelete)
    let space = Slot(key: Key(frame: .zero, label: "space", role: .space, input: " "), width: 5)
    var bottom = [function("123", nil, 1.25)]
    if look.bottom <= 0 || look.isPad { bottom.append(function("", .globe, 1.25)) }
    bottom.append(space)
    switch look.type {
    case .emailAddress: bottom += text("@.")
    case .URL: bottom += text("./")
    case .webSearch: bottom += text(".")
    case .twitter: bottom += text("@#")
    default: break
    }
    guard look.isPad else {
      return [
        text("qwertyuiop"), text("asdfghjkl"),
        [function("", .shift, 1.35)] + text("zxcvbnm") + [delete],
        bottom + [enter(look, 2.5)],
      ]
    }
    return [
      text("qwertyuiop") + [delete], text("asdfghjkl") + [enter(look, 1.8)],
      [function("", .shift, 1)] + text("zxcvbnm,.") + [function("", .shift, 1.2)],
      bottom + [function("123", nil, 1.25), function("", .hide, 1.25)],
    ]
  }

  private static func numbers(_ type: UIKeyboardType) -> [[Slot]] {
    let corner: Slot =
      switch type {
      case .decimalPad: text(".")[0]
      case .phonePad: function("+*#", nil, 1)
      default: Slot(key: Key(frame: .zero, isRaised: false))
      }
    var delete = function("", .delete, 1, UIKeyCommand.inputDelete)
    delete.key.isRaised = false
    return [text("123"), text("456"), text("789"), [corner] + text("0") + [delete]]
  }

  // MARK: Placing

  /// Lays out rows of equal height. The last row and rows with function keys fill the width. The
  /// other rows are centred, and their letters have the same width.
  private mutating func lay(_ rows: [[Slot]], in area: CGRect) {
    let (width, height) = (Double(area.width), Double(area.height) / Double(rows.count))
    let longest =
      rows.dropLast().filter { !$0.contains(where: \.isFunction) }
      .map { $0.reduce(0) { $0 + $1.width } }.max() ?? 1
    for (index, row) in rows.enumerated() {
      let total = row.reduce(0) { $0 + $1.width }
      let isFull = index == rows.count - 1 || row.contains(where: \.isFunction)
      let unit = width / (isFull ? total : longest)
      var x = Double(area.minX) + (width - unit * total) / 2
      for slot in row {
        var key = slot.key
        key.frame = CGRect(
          x: x, y: Double(area.minY) + height * Double(index), width: unit * slot.width,
          height: height
        ).insetBy(dx: Self.gap.x, dy: Self.gap.y)
        keys.append(key)
        x += unit * slot.width
      }
    }
  }

  private mutating func layDock(in area: CGRect, height: Double) {
    let side = height
    for (x, symbol) in [
      (Double(area.minX) + side / 2, Symbol.globe),
      (Double(area.maxX) - side * 1.5, Symbol.microphone),
    ] {
      keys.append(
        Key(
          frame: CGRect(x: x, y: Double(area.maxY), width: side, height: side), symbol: symbol,
          role: .function, isRaised: false))
    }
  }
}

/// A symbol as its name describes it: an icon and its variants.
package struct SymbolShape: Sendable {
  package enum Enclosure: Sendable { case circle, square }

  let icon: SymbolIcon
  package private(set) var enclosure: Enclosure?
  package private(set) var isFilled = false
  package private(set) var hasSlash = false

  /// The symbol with this name. If the table does not have the whole name, the words `fill`,
  /// `circle`, `square` and `slash` in it are variants of the rest. Nil if the table does not have
  /// the rest, either.
  package init?(_ name: String) {
    if let icon = SymbolIcon(symbol: name) {
      self.icon = icon
      return
    }
    var words = name.split(separator: ".")
    let fills = words.count { $0 == "fill" || $0 == "inverse" }
    if fills > 0 {
      words.removeAll { $0 == "fill" || $0 == "inverse" }
      guard let shape = SymbolShape(words.joined(separator: ".")) else { return nil }
      self = shape
      isFilled = true
      return
    }
    guard words.count > 1, let last = words.popLast() else { return nil }
    if words.count == 1, ["circle", "square"].contains(last),
      let letters = SymbolIcon(letters: words[0])
    {
      icon = letters
    } else if let shape = SymbolShape(words.joined(separator: ".")) {
      self = shape
    } else {
      return nil
    }
    switch last {
    case "circle" where enclosure == nil: enclosure = .circle
    case "square" where enclosure == nil: enclosure = .square
    case "slash": hasSlash = true
    case "rtl", "ltr": break
    default: return nil
    }
  }

  /// The outline of the enclosure, in the box of the icon.
  var enclosurePath: CGPath? {
    switch enclosure {
    case .circle: CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20), transform: nil)
    case .square:
      CGPath(
        roundedRect: CGRect(x: 3, y: 3, width: 18, height: 18), cornerWidth: 3, cornerHeight: 3,
        transform: nil)
    case nil: nil
    }
  }

  /// The size compared to other symbols.
  var size: CGFloat { enclosure == nil ? icon.size : 1 }

  /// The part of the icon's box that the lines touch, without half of the lines' width.
  var box: CGRect {
    let box = enclosurePath?.boundingBoxOfPath ?? icon.box
    return hasSlash ? box.union(Self.slash.boundingBoxOfPath) : box
  }

  /// The stroke of a slash.
  static let slash: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 3))
    path.addLine(to: CGPoint(x: 21, y: 21))
    return path
  }()
}

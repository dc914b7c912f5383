/// What may stand for a font in the attributes of a text; UIKit's fonts do.
package protocol TextFace {
  var face: FontDescription { get }
}

/// What may stand for a colour in the attributes of a text; UIKit's colours do.
package protocol TextColor {
  var cgColor: CGColor { get }
}

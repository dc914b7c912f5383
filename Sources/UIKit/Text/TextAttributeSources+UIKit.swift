// Lets text layers, which know nothing of UIKit, read its fonts and colours.

extension UIFont: TextFace {}
extension UIColor: TextColor {}

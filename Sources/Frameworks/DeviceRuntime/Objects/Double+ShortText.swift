import Foundation

extension Double {
  /// The number with at most four decimal places and without trailing zeros.
  package var shortText: String {
    guard isFinite else { return String(describing: self) }
    var text = String(format: "%.4f", self)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}

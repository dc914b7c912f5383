import UIKit

/// The two pages of the gallery. The pages are easy to distinguish at any size. Each page has
/// content in every corner, so that rotations and mirroring are visible.
enum GalleryScene: CaseIterable {
  case harbour, grove

  var title: String { self == .harbour ? "Harbour" : "Grove" }
  var subtitle: String { self == .harbour ? "Evening, low tide" : "Morning, first oranges" }

  var sky: [UIColor] {
    switch self {
    case .harbour: [UIColor(hex: 0x14_21_4E), UIColor(hex: 0xE2_6D_5C)]
    case .grove: [UIColor(hex: 0xFF_E0_8A), UIColor(hex: 0x8F_D1_C0)]
    }
  }
  var ground: [UIColor] {
    switch self {
    case .harbour: [UIColor(hex: 0x2B_4C_7E), UIColor(hex: 0x0B_1B_33)]
    case .grove: [UIColor(hex: 0x3F_8F_4F), UIColor(hex: 0x1F_5C_3A)]
    }
  }
  var ink: UIColor { self == .harbour ? .white : UIColor(hex: 0x12_38_2B) }
  /// The position of the title's top, as a fraction of the height.
  var titleTop: CGFloat { self == .harbour ? 0.12 : 0.2 }
  /// The sun's frame on a page of this size. The sun is low on the left or high on the right.
  func sun(_ size: CGSize) -> CGRect {
    let unit = min(size.width, size.height)
    switch self {
    case .harbour:
      return CGRect(
        x: size.width * 0.14, y: size.height * 0.58 - unit * 0.3, width: unit * 0.24,
        height: unit * 0.24)
    case .grove:
      return CGRect(
        x: size.width * 0.72, y: size.height * 0.09, width: unit * 0.16, height: unit * 0.16)
    }
  }
  var sunColor: UIColor { self == .harbour ? accent : UIColor(hex: 0xFF_F7_D6) }
  var accent: UIColor { UIColor(hex: self == .harbour ? 0xFF_C8_57 : 0xF2_7A_1A) }
}

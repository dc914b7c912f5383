/// Computes the position of a sheet at each height, as a pure function of the sheet's surroundings.
///
/// The values were measured on iOS 26.1 in simulators of an iPhone 16, an iPhone SE 3 and an iPad
/// A16 (facts D.15–D.22). A detent's value is the height of the sheet above the bottom safe area.
/// If a detent's value is below the largest value, the sheet floats: its width and height are
/// scaled by the same factor, and it is inset from the edges. Lengths are in points.
package struct SheetGeometry: Equatable, Sendable {
  /// The corner radii of a sheet.
  package struct Corners: Equatable, Sendable {
    package var top: CGFloat
    package var bottom: CGFloat

    package init(top: CGFloat, bottom: CGFloat) { (self.top, self.bottom) = (top, bottom) }
  }

  /// One position of the sheet, with all values that depend on it.
  package struct Place: Equatable, Sendable {
    package var frame: CGRect
    package var corners: Corners
    /// The height of the bottom safe area inside the sheet.
    package var innerBottom: CGFloat
    /// A factor from 0 to 1 for the opacity of the floating sheet's shadow.
    package var shadow: CGFloat
  }

  package var surroundings: SheetSurroundings
  package init(_ surroundings: SheetSurroundings) { self.surroundings = surroundings }

  // MARK: Constants

  /// The minimum distance of a sheet from the top of a phone's screen (facts D.15).
  package static let leastTopInset: CGFloat = 30
  /// The distance of a page sheet from the top of an iPad's screen (facts D.15).
  package static let pageTopInset: CGFloat = 42
  /// How far a form sheet is above the centre of its container. For example, the frame of a form
  /// sheet is (120, 260, 580, 650) in a container of 820 × 1180 (facts D.15). Unverified: that a
  /// form sheet is equally far above the centre in containers of other sizes.
  package static let formLift: CGFloat = 5
  /// The minimum distance of a form sheet from the container's edges (unverified).
  package static let formMargin: CGFloat = 8
  /// The medium detent's value as a fraction of the largest value: 425 of 759 (facts D.19).
  package static let mediumShare: CGFloat = 425 / 759
  /// The distance between a floating sheet and the container's edges if the sheet's value is at
  /// least `floatingValue` (facts D.20).
  package static let floatingInset: CGFloat = 8
  /// The distance between the smallest floating sheets and the container's edges (facts D.21).
  package static let smallInset: CGFloat = 28
  /// While a sheet's value grows from `smallValue` to `floatingValue`, its distance from the edges
  /// decreases from `smallInset` to `floatingInset` (derived from facts D.21).
  package static let smallValue: CGFloat = 76
  package static let floatingValue: CGFloat = 150
  /// The smallest detent value at which a sheet includes the whole bottom safe area. Unverified:
  /// that the included part of the safe area grows linearly between the values 150 and 200, where
  /// it has not been measured.
  package static let wholeValue: CGFloat = 200
  /// The measured radii of a floating sheet. At full height, a top radius of 37.7 was measured,
  /// which `fullCorners` rounds to 38.
  package static let floatingCorners = Corners(top: 38, bottom: 47.74)
  /// At full height, the bottom corners are those of the display; the displays in Matchcut have
  /// square corners.
  package static let fullCorners = Corners(top: 38, bottom: 0)
  /// The corner radius of sheets on an iPad, measured on a form sheet. Unverified: that page sheets
  /// have the same radius at their top corners.
  package static let padRadius: CGFloat = 32

  // MARK: Heights

  package var topInset: CGFloat {
    surroundings.layout == .page
      ? Self.pageTopInset : max(Self.leastTopInset, surroundings.safeArea.top)
  }

  /// The largest value of a detent.
  package var maximumValue: CGFloat {
    let size = surroundings.size
    switch surroundings.layout {
    case .edgeAttached, .page:
      return max(0, size.height - topInset - surroundings.safeArea.bottom)
    case .cover:
      return max(0, size.height - surroundings.safeArea.top - surroundings.safeArea.bottom)
    case .form:
      return formFrame.height
    }
  }

  /// The medium detent's value, rounded to a pixel; nil in a compact height, because the detent is
  /// inactive there.
  package var mediumValue: CGFloat? {
    guard !surroundings.isCompactHeight else { return nil }
    return onPixel(maximumValue * Self.mediumShare)
  }

  // MARK: Frames

  /// The sheet's position at a detent's value. A value above the largest value is replaced by the
  /// largest value.
  package func place(at value: CGFloat) -> Place {
    let size = surroundings.size
    switch surroundings.layout {
    case .cover:
      return Place(
        frame: CGRect(origin: .zero, size: size), corners: Corners(top: 0, bottom: 0),
        innerBottom: surroundings.safeArea.bottom, shadow: 0)
    case .page:
      // On an iPad in landscape, the sheet is as wide as in portrait (unverified).
      let width = min(size.width, size.height)
      return Place(
        frame: CGRect(
          x: (size.width - width) / 2, y: topInset, width: width,
          height: max(0, size.height - topInset)),
        corners: rounded(Corners(top: Self.padRadius, bottom: 0)),
        innerBottom: surroundings.safeArea.bottom, shadow: 0)
    case .form:
      // Unverified: that a form sheet has the same shadow as a floating sheet.
      return Place(
        frame: formFrame,
        corners: rounded(Corners(top: Self.padRadius, bottom: Self.padRadius)),
        innerBottom: 0, shadow: 1)
    case .edgeAttached:
      return value >= maximumValue ? largest : floating(at: max(0, value))
    }
  }

  private var largest: Place {
    let column = self.column
    return Place(
      frame: CGRect(
        x: column.x, y: topInset, width: column.width,
        height: max(0, surroundings.size.height - topInset)),
      corners: rounded(Self.fullCorners), innerBottom: surroundings.safeArea.bottom, shadow: 0)
  }

  private func floating(at value: CGFloat) -> Place {
    let column = self.column
    // `grown` is 0 for the smallest sheets, and 1 for values of at least `floatingValue`.
    let grown = share(of: value, from: Self.smallValue, to: Self.floatingValue)
    let inset = Self.smallInset + (Self.floatingInset - Self.smallInset) * grown
    let scale = max(0, column.width - 2 * inset) / max(1, column.width)
    let below =
      surroundings.safeArea.bottom * share(of: value, from: Self.floatingValue, to: Self.wholeValue)
    let height = (value + below) * scale
    return Place(
      frame: CGRect(
        x: column.x + inset, y: surroundings.size.height - inset - height,
        width: column.width * scale, height: height),
      corners: rounded(Self.floatingCorners),
      innerBottom: onPixel(surroundings.safeArea.bottom * grown), shadow: 1)
  }

  /// The horizontal extent of an edge-attached sheet at full height.
  private var column: (x: CGFloat, width: CGFloat) {
    let size = surroundings.size
    guard surroundings.isCompactHeight else { return (0, size.width) }
    let safe = max(0, size.width - surroundings.safeArea.left - surroundings.safeArea.right)
    let width = min(surroundings.attachedWidth ?? safe, safe)
    return (surroundings.safeArea.left + (safe - width) / 2, width)
  }

  private var formFrame: CGRect {
    guard case .form(let wanted) = surroundings.layout else { return .zero }
    let size = surroundings.size
    let margin = Self.formMargin
    let width = max(0, min(wanted.width, size.width - 2 * margin))
    let height = max(
      0, min(wanted.height, size.height - surroundings.safeArea.top - surroundings.safeArea.bottom))
    let middle = surroundings.sourceMiddle ?? size.width / 2
    let x = max(margin, min(middle - width / 2, size.width - margin - width))
    var y = (size.height - height) / 2 - Self.formLift
    // Unverified: the distance between the sheet and the keyboard.
    if let top = surroundings.keyboardTop { y = min(y, top - Self.formMargin - height) }
    y = max(surroundings.safeArea.top, y)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Replaces non-zero radii with the app's preferred radius.
  private func rounded(_ corners: Corners) -> Corners {
    guard let radius = surroundings.preferredRadius else { return corners }
    return Corners(top: radius, bottom: corners.bottom > 0 ? radius : 0)
  }

  /// Rounds to a whole pixel of the device. UIKit's rounding was measured for the medium detent.
  /// UIKit's rounding was also measured for a sheet with a height of 100 points, whose inner safe
  /// area is 11 points high and not 11.03.
  private func onPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(1, surroundings.scale)
    return (length * scale).rounded() / scale
  }

  private func share(of value: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    min(max((value - low) / (high - low), 0), 1)
  }
}

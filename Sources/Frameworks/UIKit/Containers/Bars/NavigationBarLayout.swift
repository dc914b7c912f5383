/// The frames of the parts of a navigation bar's inline row, as a pure value.
///
/// The title is centred in the bar if the buttons leave room for it in the centre. A title that
/// does not fit in the centre is as near to the centre as the buttons allow. If the title does not
/// fit between the buttons at all, the back button is shortened, first to "Back" and then to the
/// chevron alone. The title is truncated only if it does not fit beside the chevron alone.
package struct NavigationBarLayout: Equatable {
  /// The sizes that the parts need, in points; 0 for a missing part.
  package struct Needs {
    /// The back button's widths with each of its titles, longest first; empty if there is no back
    /// button.
    package var back: [CGFloat]
    package var leading: CGFloat
    package var title: CGSize
    package var trailing: CGFloat

    package init(
      back: [CGFloat] = [], leading: CGFloat = 0, title: CGSize = .zero, trailing: CGFloat = 0
    ) {
      (self.back, self.leading, self.title, self.trailing) = (back, leading, title, trailing)
    }
  }

  package private(set) var back: CGRect?
  /// The index of the longest back button title that fits.
  package private(set) var backForm = 0
  package private(set) var leading = CGRect.zero
  package private(set) var title = CGRect.zero
  package private(set) var trailing = CGRect.zero

  /// `margins` are the leading and trailing margins, and `top` is the top edge of the row. If
  /// `isMirrored` is true, everything is laid out from the right. If `isTitleLeading` is true, the
  /// title follows the leading buttons instead of being centred.
  package init(
    _ needs: Needs, width: CGFloat, margins: (leading: CGFloat, trailing: CGFloat),
    top: CGFloat = 0, isMirrored: Bool = false, isTitleLeading: Bool = false
  ) {
    let gap = NavigationBarMetrics.gap
    let height = NavigationBarMetrics.buttonHeight
    let y = top + NavigationBarMetrics.titleCentre - height / 2
    let end = width - margins.trailing

    trailing = CGRect(x: end - needs.trailing, y: y, width: needs.trailing, height: height)
    let right = needs.trailing > 0 ? trailing.minX - gap : end

    /// The x-coordinate at which the title may begin next to a back button of the given width.
    func left(besideBack width: CGFloat) -> CGFloat {
      var x = margins.leading
      if width > 0 { x += width + gap }
      if needs.leading > 0 { x += needs.leading + gap }
      return x
    }
    let fitting = needs.back.firstIndex { left(besideBack: $0) + needs.title.width <= right }
    backForm = fitting ?? max(needs.back.count - 1, 0)
    let backWidth = needs.back.isEmpty ? 0 : needs.back[backForm]
    var x = margins.leading
    if backWidth > 0 {
      back = CGRect(x: x, y: y, width: backWidth, height: height)
      x += backWidth + gap
    }
    leading = CGRect(x: x, y: y, width: needs.leading, height: height)

    let start = left(besideBack: backWidth)
    let available = max(right - start, 0)
    let titleWidth = min(needs.title.width, available)
    let centred = (width - titleWidth) / 2
    let titleX =
      isTitleLeading ? start : min(max(centred, start), max(right - titleWidth, start))
    title = CGRect(
      x: titleX, y: top + NavigationBarMetrics.titleCentre - needs.title.height / 2,
      width: titleWidth, height: needs.title.height)
    if isMirrored { mirror(in: width) }
  }

  private mutating func mirror(in width: CGFloat) {
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    back = back.map(mirrored)
    leading = mirrored(leading)
    title = mirrored(title)
    trailing = mirrored(trailing)
  }
}

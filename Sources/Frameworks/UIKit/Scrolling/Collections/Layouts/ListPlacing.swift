/// The place of an element in a list layout, and the decoration around it.
struct ListPlacing: Equatable {
  enum Style {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  enum Part {
    case row, header, footer
  }
  /// A separator at an edge of a row.
  struct Separator: Equatable {
    var color: UIColor
    /// The insets at the left and right; nil means that the row determines them.
    var insets: NSDirectionalEdgeInsets?
  }

  var style = Style.plain
  var part = Part.row
  var isFirst = false
  var isLast = false
  /// The margin of the row's content, in points.
  var margin: CGFloat = 16
  var top: Separator?
  var bottom: Separator?
}

/// What the user's hand does to a sheet.
enum SheetHandling {
  case idle
  /// A finger holds the sheet.
  case dragging(Drag)
  /// The finger has let go in a dismissal, which goes on or back by itself.
  case runningOut(SheetMotion, SheetRelease)

  struct Drag {
    /// The sheet's top edge when it was taken; points.
    var base: CGFloat
    var permission = Permission.unasked
    /// Whether the delegate has heard of an attempt to dismiss; once a drag.
    var hasAttempted = false
  }

  /// Whether this drag may dismiss; asked when it first passes the lowest resting place.
  enum Permission {
    case unasked, granted, denied
  }
}

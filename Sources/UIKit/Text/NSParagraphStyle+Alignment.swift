extension NSParagraphStyle {
  /// A copy with a change.
  func changed(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(self)
    change(style)
    return style
  }
}

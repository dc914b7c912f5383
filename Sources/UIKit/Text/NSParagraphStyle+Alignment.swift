extension NSParagraphStyle {
  /// A copy with a change.
  func changed(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(self)
    change(style)
    return style
  }
}

extension NSAttributedString {
  /// A copy with a change to every paragraph's style.
  func changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let old = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
      result.addAttributes([.paragraphStyle: old.changed(change)], range: range)
    }
    return result
  }

  /// A copy with one attribute everywhere, or nowhere.
  func setting(_ key: NSAttributedString.Key, _ value: Any?) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    if let value {
      // Linux's `addAttribute(_:value:range:)` traps when it replaces a value.
      changed.addAttributes([key: value], range: whole)
    } else {
      changed.removeAttribute(key, range: whole)
    }
    return changed
  }
}

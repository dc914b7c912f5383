// The text of a text view as a text storage, which is created when the app asks for it.
extension UITextView {
  /// The text. Its edits change the text view.
  public var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage()
    made.put(edited.text, in: NSRange(location: 0, length: 0))
    made.addLayoutManager(layoutManager)
    storage = made
    made.changed = { [weak self] in self?.storageChanged() }
    return made
  }

  /// The object that lays out the text.
  public var layoutManager: NSLayoutManager {
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager(for: textContainer)
    manager.source = { [weak self] in self?.textStorage }
    ownLayoutManager = manager
    return manager
  }

  /// Shows the text of `storage`.
  func follow(_ storage: NSTextStorage) {
    self.storage = storage
    storage.changed = { [weak self] in self?.storageChanged() }
    isSynchronizing = true
    edited = EditedText(AttributedText(storage))
    isSynchronizing = false
    contentChanged()
  }

  /// Passes a change of the view's text to the storage, whose subclass may change the attributes.
  func editedChanged() {
    guard let storage, !isSynchronizing else { return }
    guard !AttributedText(storage).isSame(as: edited.text) else { return }
    isSynchronizing = true
    storage.put(edited.text, in: NSRange(location: 0, length: storage.length))
    let processed = AttributedText(storage)
    if !processed.isSame(as: edited.text) { edited.text = processed }
    isSynchronizing = false
  }

  private func storageChanged() {
    guard let storage, !isSynchronizing else { return }
    isSynchronizing = true
    let selection = edited.selection
    edited.text = AttributedText(storage)
    edited.select(selection)
    isSynchronizing = false
    contentChanged()
  }
}

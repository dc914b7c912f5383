extension NSManagedObjectContext {
  @available(*, unavailable, message: "changes of a context cannot be undone here")
  public func undo() {}
  @available(*, unavailable, message: "changes of a context cannot be undone here")
  public func redo() {}
}

/// A value that is set by key path after all objects have been created.
struct RuntimeAttribute {
  let keyPath: String
  let value: Any?
  let place: MarkupPlace
}

/// Everything `matchcut diff` was told: a file, a folder, or a demo with its finger each.
package struct DiffOptions: Equatable, Sendable {
  package var before: String
  package var after: String
  package var json = false

  package init(before: String, after: String) { (self.before, self.after) = (before, after) }
}

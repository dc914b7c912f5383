/// The shells that complete the tool's commands.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

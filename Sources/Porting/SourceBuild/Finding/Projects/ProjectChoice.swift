/// What to build of an Xcode project.
package enum ProjectChoice: Equatable, Sendable {
  case target(String)
  case scheme(String)

  /// The name of the command-line option, without the dashes.
  var option: String {
    switch self {
    case .target: "target"
    case .scheme: "scheme"
    }
  }

  var name: String {
    switch self {
    case .target(let name), .scheme(let name): name
    }
  }
}

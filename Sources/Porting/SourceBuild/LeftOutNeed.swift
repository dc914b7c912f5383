/// Why an app cannot run without a file that is left out.
package enum LeftOutNeed: Equatable, Sendable {
  /// The file starts the program.
  case start(file: String)
  /// The Interface Builder file or the Info.plist `by` names a class that the file declares.
  case named(String, by: String, file: String)

  package var text: String {
    switch self {
    case .start(let file): "\(file) starts the app"
    case .named(let name, let by, let file): "\(by) names \(name), which is in \(file)"
    }
  }
}

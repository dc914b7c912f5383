import Foundation

/// Reports an untested condition on standard error, for test libraries without warnings.
package enum SkippedNote {
  package static func write(_ sentence: String, at place: String) {
    FileHandle.standardError.write(Data("\(place): warning: \(sentence)\n".utf8))
  }
}

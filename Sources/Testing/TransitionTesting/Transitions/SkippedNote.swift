import Foundation

/// Reports, on standard error, that a condition was not tested. This note is used with test
/// libraries that do not support warnings.
package enum SkippedNote {
  package static func write(_ sentence: String, at place: String) {
    FileHandle.standardError.write(Data("\(place): warning: \(sentence)\n".utf8))
  }
}

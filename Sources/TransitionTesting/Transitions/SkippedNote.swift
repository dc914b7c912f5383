import Foundation

/// Reports a condition that was not tested on standard error, for test libraries without warnings.
package enum SkippedNote {
  package static func write(_ sentence: String, at place: String) {
    FileHandle.standardError.write(Data("\(place): warning: \(sentence)\n".utf8))
  }
}

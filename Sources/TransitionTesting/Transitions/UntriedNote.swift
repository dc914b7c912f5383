import Foundation

/// What a trial could not try, as a line on the error output where a test library has no warnings.
package enum UntriedNote {
  package static func write(_ sentence: String, at place: String) {
    FileHandle.standardError.write(Data("\(place): warning: \(sentence)\n".utf8))
  }
}

import Foundation
@_exported import UIKit

/// The messages of Core Data.
enum CoreDataLog {
  /// Logs one line. From a background queue the line is only written to standard error.
  static func warn(_ text: String) {
    let line = "CoreData: warning: \(text)"
    let isLogged: Void? = MainActorReach.read { UIKitLog.warn(line) }
    if isLogged == nil { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }

  static func raise(_ reason: String, name: String = UIKitLog.invalidArgument) -> Never {
    UIKitLog.raise(name, reason)
  }
}

import Foundation

extension NSMutableString {
  /// Appends a text that is made of a format and its arguments. Foundation on Linux lacks this
  /// method.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}

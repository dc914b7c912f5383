// The modules that `import CoreGraphics` re-exports on Apple's systems.
@_exported import Foundation

/// A time or a duration in seconds.
public typealias CFTimeInterval = Double

// On Linux, `as` converts Swift values only to Foundation's classes. Therefore the type names of
// Core Foundation are aliases of Foundation's classes, so that `[red, blue] as CFArray` compiles as
// on iOS.
public typealias CFArray = NSArray
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFError = NSError
public typealias CFURL = NSURL
public typealias CFBoolean = NSNumber
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

// Objective-C's names of integer types, and C's name of the largest `float`. Older source code uses
// these names.
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE = MAXFLOAT
/// The number of nanoseconds in a second. On Apple's systems, Dispatch declares this constant.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// An index or a count of Core Foundation.
public typealias CFIndex = Int

/// The bytes of the data, which are valid as long as the object exists.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// The number of strong references to an object. The number is useful only for comparison with an
/// earlier number, because it includes the caller's own references.
public func CFGetRetainCount(_ cf: AnyObject!) -> CFIndex {
  cf.map { CFIndex(_getRetainCount($0)) } ?? 0
}

extension NSAttributedString {
  /// Creates an attributed string without attributes. Foundation on Linux declares neither a
  /// default for `string` nor an `init()`, so `NSAttributedString()` would not compile.
  @_disfavoredOverload
  public convenience init(string str: String = "") { self.init(string: str, attributes: nil) }
}

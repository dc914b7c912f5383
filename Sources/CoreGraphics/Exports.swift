// The modules that `import CoreGraphics` re-exports on Apple's systems.
@_exported import Foundation

/// A time or a duration in seconds.
public typealias CFTimeInterval = Double

// On Linux, Swift bridges with `as` only to Foundation's classes, so Core Foundation's names are
// aliases of them: `[red, blue] as CFArray` then compiles as on iOS.
public typealias CFArray = NSArray
public typealias CFString = NSString

// Objective-C's names of integers, and C's largest `float`, as older source uses them.
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public let MAXFLOAT = Float.greatestFiniteMagnitude

// The modules that `import CoreGraphics` re-exports on Apple's systems.
@_exported import Foundation

/// A time or a duration in seconds.
public typealias CFTimeInterval = Double

// On Linux, `as` converts Swift values only to Foundation's classes. The names of Core Foundation
// are therefore aliases of these classes, so that `[red, blue] as CFArray` compiles as on iOS.
public typealias CFArray = NSArray
public typealias CFString = NSString

// Objective-C's names of integer types, and C's name of the largest `float`. Older source code uses
// them.
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The number of nanoseconds in a second. On Apple's systems, Dispatch declares it.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

// What `import CoreGraphics` brings on Apple's systems.
@_exported import Foundation

/// A time or a duration in seconds.
public typealias CFTimeInterval = Double

// Swift on Linux bridges with `as` to Foundation's classes only, so Core Foundation's names
// stand for them: `[red, blue] as CFArray` then reads as it does on iOS.
public typealias CFArray = NSArray
public typealias CFString = NSString

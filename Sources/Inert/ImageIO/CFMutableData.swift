import CoreGraphics

/// Data that can grow. A destination appends an image's file to it.
public typealias CFMutableData = NSMutableData

/// Allocates memory for Core Foundation. Only nil, the default allocator, can be passed.
public final class CFAllocator {
  private init() {}
}

/// Creates empty data. The capacity sets no limit, unlike on iOS.
public func CFDataCreateMutable(
  _ allocator: CFAllocator?, _ capacity: CFIndex
) -> CFMutableData! {
  NSMutableData(capacity: max(0, capacity)) ?? NSMutableData()
}

extension Timer {
  /// The object that was passed when the timer was created; nil for a timer with a block.
  ///
  /// Foundation has a property of this name, which is always nil on Linux. The compiler prefers this
  /// one if the source imports Foundation only through UIKit. In `DeviceRuntime`, the two would be
  /// ambiguous, because UIKit also re-exports Foundation without that module.
  public var userInfo: Any? { keptInfo }
}

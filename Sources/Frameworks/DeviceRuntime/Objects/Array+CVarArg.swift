import Foundation

// On Apple's systems, an array is an argument of a format: `String(format: "%@", [1, 2])` contains
// the description of an `NSArray`. Foundation on Linux accepts only single objects and numbers.

// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Foundation passes `_cVarArgObject` instead. A C function would receive a null pointer.
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: NSArray(array: self).description) }
}

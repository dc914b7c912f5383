import Foundation

// On Apple's systems, the values of Foundation are arguments of a format, because they convert to
// objects: `NSPredicate(format: "id == %@", id as CVarArg)`. Foundation on Linux accepts only texts
// and numbers of Swift. As for `Array`, Foundation passes the description, because it uses
// `_cVarArgObject` instead of the encoding.

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

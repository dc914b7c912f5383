import UIKit

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputColorKey = "inputColor"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputEVKey = "inputEV"
public let kCIOutputImageKey = "outputImage"

/// The values that have been set for a filter.
struct FilterInputs {
  private let values: [String: Any]
  private let defaults: [String: Any]

  init(_ values: [String: Any], defaults: [String: Any]) {
    (self.values, self.defaults) = (values, defaults)
  }

  subscript(key: String) -> Any? { values[key] }

  func number(_ key: String) -> Double {
    switch values[key] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: defaults[key] as? Double ?? 0
    }
  }

  func transform(_ key: String) -> CGAffineTransform {
    let value = values[key]
    return value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue ?? .identity
  }
}

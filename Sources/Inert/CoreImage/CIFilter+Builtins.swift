import UIKit

// The filters by name, as in the header CIFilterBuiltins. The port removes the name of that header from
// an import.

public protocol CIFilterProtocol: NSObjectProtocol {
  var outputImage: CIImage? { get }
}

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIAffineTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var transform: CGAffineTransform { get set }
}

public protocol CICompositeOperation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter(named: "CIGaussianBlur")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltinFilter(named: "CISepiaTone")
  }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter(named: "CIColorControls")
  }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter(named: "CIColorMonochrome")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter(named: "CIColorInvert")
  }
  public class func affineTransform() -> any CIFilter & CIAffineTransform {
    BuiltinFilter(named: "CIAffineTransform")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CISourceOverCompositing")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectMono")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectTonal")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectNoir")
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectInstant")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectProcess")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectTransfer")
  }
}

/// A filter whose inputs are properties.
private final class BuiltinFilter: CIFilter, CIGaussianBlur, CISepiaTone, CIColorControls,
  CIColorMonochrome, CIColorInvert, CIAffineTransform, CICompositeOperation, CIPhotoEffect,
  @unchecked Sendable
{
  init(named name: String) {
    super.init(FilterEffect.all[name] ?? FilterEffect { image, _ in image }, name)
  }

  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { Float(inputs.number("inputRadius")) }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var intensity: Float {
    get { Float(inputs.number("inputIntensity")) }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var saturation: Float {
    get { Float(inputs.number("inputSaturation")) }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { Float(inputs.number("inputBrightness")) }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { Float(inputs.number("inputContrast")) }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var transform: CGAffineTransform {
    get { inputs.transform("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
}

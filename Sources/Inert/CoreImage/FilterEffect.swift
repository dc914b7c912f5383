import UIKit

/// What a filter of a name does, and its default inputs.
struct FilterEffect: @unchecked Sendable {
  var defaults: [String: Any] = [:]
  let apply: (CIImage, FilterInputs) -> CIImage

  /// A filter that changes colours.
  private static func colors(
    _ defaults: [String: Any] = [:], _ matrix: @escaping (FilterInputs) -> ColorMatrix
  ) -> FilterEffect {
    FilterEffect(defaults: defaults) { image, inputs in
      let change = matrix(inputs)
      return CIImage(extent: image.extent) { image.area.mapped { change($0) } }
    }
  }

  /// The photo effects, as colour controls (unverified).
  private static func photo(
    saturation: Double, brightness: Double = 0, contrast: Double = 1
  ) -> FilterEffect {
    colors { _ in
      .controls(saturation: saturation, brightness: brightness, contrast: contrast)
    }
  }

  static let all: [String: FilterEffect] = [
    "CIGaussianBlur": FilterEffect(defaults: [kCIInputRadiusKey: 10.0]) { image, inputs in
      let sigma = inputs.number(kCIInputRadiusKey)
      guard !image.extent.isInfinite, sigma > 0 else { return image }
      let reach = CGFloat(PixelArea.reach(ofBlur: sigma))
      return CIImage(extent: image.extent.insetBy(dx: -reach, dy: -reach)) {
        image.area.blurred(sigma: sigma)
      }
    },
    "CISepiaTone": colors([kCIInputIntensityKey: 1.0]) {
      ColorMatrix.sepia.mixed($0.number(kCIInputIntensityKey))
    },
    "CIColorControls": colors([
      kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
    ]) {
      .controls(
        saturation: $0.number(kCIInputSaturationKey), brightness: $0.number(kCIInputBrightnessKey),
        contrast: $0.number(kCIInputContrastKey))
    },
    "CIColorMonochrome": colors([kCIInputIntensityKey: 1.0]) {
      let color = $0[kCIInputColorKey] as? CIColor
      return ColorMatrix.monochrome(color ?? CIColor(red: 0.6, green: 0.45, blue: 0.3))
        .mixed($0.number(kCIInputIntensityKey))
    },
    "CIColorInvert": colors { _ in .inverted },
    "CIPhotoEffectMono": photo(saturation: 0),
    "CIPhotoEffectTonal": photo(saturation: 0, contrast: 0.95),
    "CIPhotoEffectNoir": photo(saturation: 0, contrast: 1.3),
    "CIPhotoEffectChrome": photo(saturation: 1.2, contrast: 1.1),
    "CIPhotoEffectFade": photo(saturation: 0.8, brightness: 0.05, contrast: 0.85),
    "CIPhotoEffectInstant": photo(saturation: 0.85, brightness: 0.02, contrast: 1.05),
    "CIPhotoEffectProcess": photo(saturation: 0.9, contrast: 1.1),
    "CIPhotoEffectTransfer": photo(saturation: 0.9, brightness: 0.02),
    "CICrop": FilterEffect { image, inputs in
      let rect = (inputs["inputRectangle"] as? CIVector)?.cgRectValue
      return rect.map { image.cropped(to: $0) } ?? image
    },
    "CIAffineTransform": FilterEffect { image, inputs in
      image.transformed(by: inputs.transform(kCIInputTransformKey))
    },
    "CISourceOverCompositing": FilterEffect { image, inputs in
      let below = inputs[kCIInputBackgroundImageKey] as? CIImage
      return below.map { image.composited(over: $0) } ?? image
    },
  ]
}

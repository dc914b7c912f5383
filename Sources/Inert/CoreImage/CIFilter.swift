import UIKit

/// Changes a picture. A filter that Matchcut does not have returns its input, with a warning.
///
///     let filter = CIFilter(name: "CISepiaTone")
///     filter?.setValue(image, forKey: kCIInputImageKey)
///     let brown = filter?.outputImage
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private let effect: FilterEffect?
  open private(set) var name: String

  /// Nil for a name that does not begin with "CI".
  public init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    (self.name, effect) = (name, FilterEffect.all[name])
    super.init()
    setDefaults()
  }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in (params ?? [:]).sorted(by: { $0.key < $1.key }) {
      setValue(value, forKey: key)
    }
  }
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }
  init(_ effect: FilterEffect, _ name: String) {
    (self.name, self.effect) = (name, effect)
    super.init()
    setDefaults()
  }

  open func setDefaults() { lock.withLock { values = effect?.defaults ?? [:] } }
  open var inputKeys: [String] {
    [kCIInputImageKey] + (effect?.defaults.keys.sorted() ?? [])
  }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  open func setValue(_ value: Any?, forKey key: String) {
    lock.withLock { values[key] = value }
  }
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : lock.withLock { values[key] }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CIFilter(name: name)
    for (key, value) in lock.withLock({ values }) { copy?.setValue(value, forKey: key) }
    return copy ?? self
  }

  /// The values that have been set, and the defaults of the others.
  var inputs: FilterInputs {
    FilterInputs(lock.withLock { values }, defaults: effect?.defaults ?? [:])
  }

  /// Nil without an input.
  open var outputImage: CIImage? {
    guard let input = value(forKey: kCIInputImageKey) as? CIImage else { return nil }
    guard let effect else {
      MainActorReach.read {
        UIKitLog.warnOnce(
          "CIFilter returns its input unchanged: there is no filter \(name) here.",
          .missingService)
      }
      return input
    }
    return effect.apply(input, inputs)
  }
}

extension CIImage {
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }
}

// Matchcut has no SF Symbols. An image that is requested by the name of a symbol is a placeholder.
extension UIImage {
  /// A placeholder for the symbol `name`, which is shown in the tint colour. The first use of a
  /// placeholder logs a warning.
  ///
  /// Matchcut does not know the names of symbols. On iOS, an unknown name results in nil. In
  /// Matchcut, only an empty name results in nil.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    MainActorReach.read {
      UIKitLog.warnOnce(
        "There are no SF Symbols on Linux; a placeholder is drawn for the symbol \"\(name)\". Add a "
          + "picture to the app and use UIImage(named:) to see your own.")
    }
    self.init((configuration as? SymbolConfiguration)?.style ?? SymbolStyle())
  }

  private convenience init(
    _ style: SymbolStyle, _ orientation: Orientation = .up, _ mode: RenderingMode = .alwaysTemplate
  ) {
    let scale = MainActorReach.read { UIScreen.main.scale } ?? 1
    self.init(
      style.placeholder(pixelsPerPoint: scale), scale: scale, orientation, mode, symbol: style)
  }

  public var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol image; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbol.map(SymbolConfiguration.init) }

  /// The symbol with the values that the configuration specifies; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { UIImage($0.applying(configuration.style), imageOrientation, renderingMode) }
  }

  /// The symbol with the given configuration. Images that are not symbols do not change.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    return UIImage(configuration.style, imageOrientation, renderingMode)
  }
}

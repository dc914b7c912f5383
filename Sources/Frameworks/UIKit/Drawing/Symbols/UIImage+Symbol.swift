// Matchcut draws symbols with the icons of Lucide, which have similar meanings (scripts/symbols.txt).
extension UIImage {
  /// The symbol `name`, which is shown in the tint colour. If Matchcut has no drawing for the name,
  /// a square is drawn, and the first use of the name logs a warning.
  ///
  /// Matchcut does not know the names of all symbols. On iOS, an unknown name results in nil. In
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
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    let symbol = Symbol(name: name, style: style)
    if !symbol.isKnown {
      MainActorReach.read {
        UIKitLog.warnOnce(
          "Matchcut has no drawing for the symbol \"\(name)\" and shows a square. Add a picture to "
            + "the app and use UIImage(named:) to see your own.")
      }
    }
    self.init(symbol)
  }

  /// A symbol with colours keeps them; other symbols have the given rendering mode.
  private convenience init(
    _ symbol: Symbol, _ orientation: Orientation = .up, _ mode: RenderingMode = .alwaysTemplate
  ) {
    let scale = MainActorReach.read { UIScreen.main.scale } ?? 1
    self.init(
      symbol.image(scale: scale), scale: scale, orientation,
      symbol.style.hasColors ? .alwaysOriginal : mode, symbol: symbol, original: symbol)
  }

  public var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol image; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    symbol.map { SymbolConfiguration($0.style) }
  }

  /// The symbol with the values that the configuration specifies; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { styled($0, $0.style.applying(configuration.style)) }
  }

  /// The symbol with the given configuration. Images that are not symbols do not change.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    return styled(symbol, configuration.style)
  }

  private func styled(_ symbol: Symbol, _ style: SymbolStyle) -> UIImage {
    var symbol = symbol
    symbol.style = style
    return UIImage(symbol, imageOrientation, renderingMode)
  }
}

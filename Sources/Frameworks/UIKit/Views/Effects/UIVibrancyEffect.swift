/// The prominence of a vibrant view's content. The raw values are those in Apple's header
/// `UIVibrancyEffect.h`.
public enum UIVibrancyEffectStyle: Int, CaseIterable, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// Blends a view's content with the blur behind it.
///
/// The effect is stored, but Matchcut does not apply it, so the content has its own colours. How
/// UIKit blends the content with the blur is unverified.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect
  /// The style; nil for an effect that was created without a style, which is the strongest effect.
  let style: UIVibrancyEffectStyle?

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = nil
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  public required override init?(coder: NSCoder) {
    blurEffect = UIBlurEffect(style: .regular)
    style = nil
    super.init(coder: coder)
  }
}

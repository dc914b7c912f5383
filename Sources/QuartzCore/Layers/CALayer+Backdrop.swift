extension CALayer {
  /// What the layer does to what is behind it; its parts animate each by itself.
  package var backdrop: Backdrop {
    get { values.backdrop }
    set {
      assign(.backdropBlurRadius, \.backdrop.blurRadius, newValue.blurRadius)
      assign(.backdropSaturation, \.backdrop.saturation, newValue.saturation)
      assign(.backdropTint, \.backdrop.tint, newValue.tint)
    }
  }
}

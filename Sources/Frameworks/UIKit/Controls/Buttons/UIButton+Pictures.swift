// The images of button types, and how images look in different states.

extension UIButton.ButtonType {
  /// The image that the system uses for the type; nil for types that have none.
  @MainActor
  var glyph: ControlGlyph? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: .info
    case .contactAdd: .add
    case .close: .cross
    case .custom, .system, .plain: nil
    }
  }
}

extension UIImage {
  /// A darker image, for a pressed button (`unverified`: how much darker it is).
  var pressed: UIImage { covered(by: UIColor(white: 0, alpha: 0.4)) }

  /// The image with half its opacity, for a disabled button (`unverified`).
  var disabled: UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      draw(at: .zero, blendMode: .normal, alpha: 0.5)
    }.withRenderingMode(renderingMode)
  }

  private func covered(by color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(at: .zero)
      context.cgContext.setBlendMode(.sourceAtop)
      context.cgContext.setFillColor(color.cgColor)
      context.cgContext.fill(CGRect(origin: .zero, size: size))
    }.withRenderingMode(renderingMode)
  }
}

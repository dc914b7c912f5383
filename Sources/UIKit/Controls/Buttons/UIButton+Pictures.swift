// The images of button types, and the appearance of images in a state.

extension UIButton.ButtonType {
  /// The system's image; nil for types that have none.
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
  /// A darker image, for a pressed button (`unverified`: by how much).
  var pressed: UIImage { covered(by: UIColor(white: 0, alpha: 0.4)) }

  /// An image with half the opacity, for a disabled button (`unverified`).
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

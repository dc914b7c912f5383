import Foundation

// Declares as unavailable those members of images, colours and renderers that Matchcut's classes do
// not have.

extension UIImage {
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    unreachable()
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    unreachable()
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public var images: [UIImage]? { unreachable() }
  @available(*, unavailable, message: "images are decoded at once; use the image itself")
  public func preparingForDisplay() -> UIImage? { unreachable() }
  @available(*, unavailable, message: "images are decoded at once; use the image itself")
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {}
  @available(*, unavailable, message: "draw it smaller with UIGraphicsImageRenderer")
  public func preparingThumbnail(of size: CGSize) -> UIImage? { unreachable() }
}

extension UIImageView {
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public var animationImages: [UIImage]? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public var animationDuration: TimeInterval {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public var animationRepeatCount: Int {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public var isAnimating: Bool { unreachable() }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public func startAnimating() {}
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public func stopAnimating() {}
  @available(*, unavailable, message: "use applyingSymbolConfiguration(_:) of the image")
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { unreachable() }
    set {}
  }
}

extension UIGraphicsImageRenderer {
  @available(*, unavailable, message: "use image(actions:) and UIImage.pngData()")
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { unreachable() }
  @available(
    *, unavailable, message: "use image(actions:) and UIImage.jpegData(compressionQuality:)"
  )
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { unreachable() }
}

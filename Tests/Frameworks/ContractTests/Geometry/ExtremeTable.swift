import Stage

extension ExtremeRow {
  static func plain() -> UIView {
    let view = UIView()
    view.backgroundColor = .red
    view.clipsToBounds = true
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    child.backgroundColor = .blue
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
    view.addSubview(child)
    return view
  }

  /// A view that contains a layer of a special kind.
  static func holding<L: CALayer>(_ make: @escaping () -> L) -> () -> Holder<L> {
    { Holder(make()) }
  }

  final class Holder<L: CALayer>: UIView {
    let held: L
    init(_ held: L) {
      self.held = held
      super.init(frame: .zero)
      held.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.addSublayer(held)
    }
    required init?(coder: NSCoder) { nil }
  }

  static func rect(_ n: [Double]) -> CGRect {
    CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  static func point(_ n: [Double]) -> CGPoint { CGPoint(x: n[0], y: n[1]) }
  static func size(_ n: [Double]) -> CGSize { CGSize(width: n[0], height: n[1]) }
  static func insets(_ n: [Double]) -> UIEdgeInsets {
    UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  static func affine(_ n: [Double]) -> CGAffineTransform {
    CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  static func matrix(_ n: [Double]) -> CATransform3D {
    CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
      m44: n[15])
  }
  static func holdsNaN(_ n: [Double]) -> Bool { n.contains(where: \.isNaN) }
  /// Whether the centre or the size of a frame is NaN.
  static func frameRaises(_ n: [Double]) -> Bool {
    let frame = rect(n).standardized
    return holdsNaN(n) || frame.midX.isNaN || frame.midY.isNaN
  }

  /// Whether layout would compute NaN. UIKit also raises an exception if its layout would compute
  /// NaN.
  static func isEndless(_ n: [Double]) -> Bool {
    n.contains { !$0.isFinite || abs($0) >= 1e300 }
  }

  static var all: [ExtremeRow] {
    let shown: [[ExtremeRow]] = [views, layers, looks, special]
    let held: [[ExtremeRow]] = [scrolling, lists, texts, controls, drawing, times]
    return (shown + held).flatMap { $0 }
  }

  static var views: [ExtremeRow] {
    [
      ExtremeRow("UIView.frame", 4, on: plain, raises: frameRaises) { $0.frame = rect($1) },
      ExtremeRow("UIView.bounds", 4, on: plain, raises: holdsNaN) { $0.bounds = rect($1) },
      ExtremeRow("UIView.center", 2, on: plain, raises: holdsNaN) { $0.center = point($1) },
      ExtremeRow("UIView.transform", 6, on: plain) { $0.transform = affine($1) },
      ExtremeRow("UIView.transform3D", 16, on: plain) { $0.transform3D = matrix($1) },
      ExtremeRow("UIView.alpha", on: plain) { $0.alpha = $1[0] },
      ExtremeRow("UIView.layoutMargins", 4, on: plain) { $0.layoutMargins = insets($1) },
      ExtremeRow("UIView.contentScaleFactor", on: plain) { $0.layer.contentsScale = $1[0] },
      ExtremeRow("UIView.subview.frame", 4, on: plain, raises: frameRaises) {
        $0.subviews[0].frame = rect($1)
      },
      ExtremeRow("UIViewController.preferredContentSize", 2, on: plain) {
        $0.window?.rootViewController?.preferredContentSize = size($1)
      },
      ExtremeRow("UIViewController.additionalSafeAreaInsets", 4, on: plain) {
        $0.window?.rootViewController?.additionalSafeAreaInsets = insets($1)
      },
    ]
  }

  static var layers: [ExtremeRow] {
    let make = holding { CALayer() }
    return [
      ExtremeRow("CALayer.frame", 4, on: make, raises: frameRaises) { $0.held.frame = rect($1) },
      ExtremeRow("CALayer.bounds", 4, on: make, raises: holdsNaN) { $0.held.bounds = rect($1) },
      ExtremeRow("CALayer.position", 2, on: make, raises: holdsNaN) {
        $0.held.position = point($1)
      },
      ExtremeRow("CALayer.anchorPoint", 2, on: make) { $0.held.anchorPoint = point($1) },
      ExtremeRow("CALayer.anchorPointZ", on: make) { $0.held.anchorPointZ = $1[0] },
      ExtremeRow("CALayer.zPosition", on: make) { $0.held.zPosition = $1[0] },
      ExtremeRow("CALayer.transform", 16, on: make) { $0.held.transform = matrix($1) },
      ExtremeRow("CALayer.sublayerTransform", 16, on: make) {
        $0.layer.sublayerTransform = matrix($1)
      },
      ExtremeRow("CALayer.mask.frame", 4, on: plain, raises: frameRaises) {
        $0.layer.mask = CALayer()
        $0.layer.mask?.backgroundColor = .black
        $0.layer.mask?.frame = rect($1)
      },
      ExtremeRow("CALayer.speed", on: plain) { $0.layer.speed = Float($1[0]) },
      ExtremeRow("CALayer.timeOffset", on: plain) { $0.layer.timeOffset = $1[0] },
      ExtremeRow("CALayer.beginTime", on: plain) { $0.layer.beginTime = $1[0] },
    ]
  }

  static var looks: [ExtremeRow] {
    func looks() -> UIView {
      let view = plain()
      view.clipsToBounds = false
      view.layer.borderColor = .black
      view.layer.borderWidth = 1
      view.layer.cornerRadius = 6
      view.layer.shadowOpacity = 0.5
      let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
        $0.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
      }
      view.layer.contents = image.cgImage
      return view
    }
    func blurred() -> UIView { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }
    func dimmed() -> UIView {
      let view = looks()
      view.clipsToBounds = true
      view.layer.backgroundColor = nil
      view.layer.borderWidth = 0
      return view
    }
    return [
      ExtremeRow("CALayer.opacity", on: looks) { $0.layer.opacity = Float($1[0]) },
      ExtremeRow("CALayer.cornerRadius", on: looks) { $0.layer.cornerRadius = $1[0] },
      ExtremeRow("CALayer.cornerRadius of a huge layer", on: looks) {
        $0.bounds.size = CGSize(width: 1e6, height: 1e6)
        $0.layer.cornerRadius = $1[0]
      },
      ExtremeRow("CALayer.borderWidth", on: looks) { $0.layer.borderWidth = $1[0] },
      ExtremeRow("CALayer.shadowOpacity", on: looks) { $0.layer.shadowOpacity = Float($1[0]) },
      ExtremeRow("CALayer.shadowRadius", on: looks) { $0.layer.shadowRadius = $1[0] },
      ExtremeRow("CALayer.shadowRadius of contents", on: dimmed) {
        $0.clipsToBounds = false
        $0.layer.shadowRadius = $1[0]
      },
      ExtremeRow("CALayer.shadowOffset", 2, on: looks) { $0.layer.shadowOffset = size($1) },
      ExtremeRow("CALayer.shadowPath", 4, on: looks) {
        $0.layer.shadowPath = CGPath(ellipseIn: rect($1), transform: nil)
      },
      ExtremeRow("CALayer.shadowPath of lines", 4, on: looks) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: $1[0], y: $1[1]))
        path.addLine(to: CGPoint(x: $1[2], y: $1[3]))
        $0.layer.shadowPath = path
      },
      ExtremeRow("CALayer.contentsRect", 4, on: dimmed) { $0.layer.contentsRect = rect($1) },
      ExtremeRow("CALayer.contentsRect, not resized", 4, on: dimmed) {
        $0.layer.contentsGravity = .topLeft
        $0.layer.contentsRect = rect($1)
      },
      ExtremeRow("CALayer.contentsScale", on: dimmed) {
        $0.layer.contentsGravity = .center
        $0.layer.contentsScale = $1[0]
      },
      ExtremeRow("CALayer.rasterizationScale", on: looks) {
        $0.layer.shouldRasterize = true
        $0.layer.rasterizationScale = $1[0]
      },
      ExtremeRow("a rasterized CALayer.bounds.size", 2, on: looks, raises: holdsNaN) {
        $0.layer.shouldRasterize = true
        $0.bounds.size = size($1)
      },
      ExtremeRow("CALayer.backdrop.blurRadius", on: plain) {
        $0.layer.backdrop = Backdrop(blurRadius: $1[0], saturation: 2, tint: nil)
      },
      ExtremeRow("CALayer.backdrop.saturation", on: plain) {
        $0.layer.backdrop = Backdrop(blurRadius: 3, saturation: $1[0], tint: nil)
      },
      ExtremeRow(
        "UIVisualEffectView.frame", 4,
        on: blurred, raises: frameRaises
      ) { $0.frame = rect($1) },
      ExtremeRow("UIColor components", 4, on: plain) {
        $0.backgroundColor = UIColor(red: $1[0], green: $1[1], blue: $1[2], alpha: $1[3])
      },
    ]
  }

  static var special: [ExtremeRow] {
    let gradient = holding { () -> CAGradientLayer in
      let layer = CAGradientLayer()
      layer.colors = [CGColor.black, CGColor.white]
      return layer
    }
    let radial = holding { () -> CAGradientLayer in
      let layer = CAGradientLayer()
      layer.type = .radial
      layer.colors = [CGColor.black, CGColor.white]
      return layer
    }
    let conic = holding { () -> CAGradientLayer in
      let layer = CAGradientLayer()
      layer.type = .conic
      layer.colors = [CGColor.black, CGColor.white]
      return layer
    }
    let shape = holding { () -> CAShapeLayer in
      let layer = CAShapeLayer()
      layer.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 20), transform: nil)
      layer.strokeColor = .black
      return layer
    }
    let text = holding { () -> CATextLayer in
      let layer = CATextLayer()
      layer.string = "Text"
      layer.isWrapped = true
      layer.truncationMode = .end
      return layer
    }
    let copies = holding { () -> CAReplicatorLayer in
      let layer = CAReplicatorLayer()
      let dot = CALayer()
      dot.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
      dot.backgroundColor = .black
      layer.addSublayer(dot)
      layer.instanceCount = 3
      return layer
    }
    var rows = [
      ExtremeRow("CAGradientLayer.startPoint", 2, on: gradient) { $0.held.startPoint = point($1) },
      ExtremeRow("CAGradientLayer.endPoint", 2, on: radial) { $0.held.endPoint = point($1) },
      ExtremeRow("a conic CAGradientLayer.endPoint", 2, on: conic) { $0.held.endPoint = point($1) },
      ExtremeRow("CAGradientLayer.locations", 2, on: gradient) {
        $0.held.locations = $1.map { NSNumber(value: $0) }
      },
      ExtremeRow("a conic CAGradientLayer.locations", 2, on: conic) {
        $0.held.locations = $1.map { NSNumber(value: $0) }
      },
      ExtremeRow("CAShapeLayer.lineWidth", on: shape) { $0.held.lineWidth = $1[0] },
      ExtremeRow("CAShapeLayer.miterLimit", on: shape) { $0.held.miterLimit = $1[0] },
      ExtremeRow("CAShapeLayer.strokeStart", on: shape) { $0.held.strokeStart = $1[0] },
      ExtremeRow("CAShapeLayer.strokeEnd", on: shape) { $0.held.strokeEnd = $1[0] },
      ExtremeRow("CAShapeLayer.lineDashPhase", on: shape) {
        $0.held.lineDashPattern = [3, 4]
        $0.held.lineDashPhase = $1[0]
      },
      ExtremeRow("CAShapeLayer.lineDashPattern", 2, on: shape) {
        $0.held.lineDashPattern = $1.map { NSNumber(value: $0) }
      },
      ExtremeRow("CAShapeLayer.path", 4, on: shape) {
        $0.held.path = CGPath(ellipseIn: rect($1), transform: nil)
      },
      ExtremeRow("a trimmed CAShapeLayer.path", 4, on: shape) {
        $0.held.strokeEnd = 0.5
        $0.held.path = CGPath(ellipseIn: rect($1), transform: nil)
      },
      ExtremeRow("a CAShapeLayer with a shadow", 4, on: shape) {
        $0.held.shadowOpacity = 1
        $0.held.path = CGPath(rect: rect($1), transform: nil)
      },
      ExtremeRow("CATextLayer.fontSize", on: text) { $0.held.fontSize = $1[0] },
      ExtremeRow("CAReplicatorLayer.instanceTransform", 16, on: copies) {
        $0.held.instanceTransform = matrix($1)
      },
      ExtremeRow("CAReplicatorLayer.instanceDelay", on: copies) { $0.held.instanceDelay = $1[0] },
      ExtremeRow("CAReplicatorLayer.instanceRedOffset", on: copies) {
        $0.held.instanceRedOffset = Float($1[0])
      },
      ExtremeRow("CAReplicatorLayer.instanceAlphaOffset", on: copies) {
        $0.held.instanceAlphaOffset = Float($1[0])
      },
    ]
    rows += [
      ExtremeRow("CAGradientLayer.bounds", 4, on: gradient, raises: holdsNaN) {
        $0.held.bounds = rect($1)
      },
      ExtremeRow("a radial CAGradientLayer.bounds", 4, on: radial, raises: holdsNaN) {
        $0.held.bounds = rect($1)
      },
      ExtremeRow("a conic CAGradientLayer.bounds", 4, on: conic, raises: holdsNaN) {
        $0.held.bounds = rect($1)
      },
      ExtremeRow("CATextLayer.bounds", 4, on: text, raises: holdsNaN) { $0.held.bounds = rect($1) },
      ExtremeRow("CAShapeLayer.bounds", 4, on: shape, raises: holdsNaN) {
        $0.held.bounds = rect($1)
      },
    ]
    return rows
  }
}

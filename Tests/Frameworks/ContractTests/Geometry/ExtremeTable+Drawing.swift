import Stage

// Rows for controls, custom drawing and times.
extension ExtremeRow {
  static var controls: [ExtremeRow] {
    func image() -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
        $0.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
      }
    }
    func stack() -> UIStackView {
      let stack = UIStackView(arrangedSubviews: [plain(), UISwitch()])
      stack.isLayoutMarginsRelativeArrangement = true
      return stack
    }
    func button() -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      button.setImage(image(), for: .normal)
      return button
    }
    func slider() -> UISlider { UISlider() }
    func progress() -> UIProgressView { UIProgressView() }
    func stepper() -> UIStepper { UIStepper() }
    func toggle() -> UISwitch { UISwitch() }
    func picture() -> UIImageView { UIImageView(image: image()) }
    func pages() -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    }
    func dragged() -> UIView {
      let view = plain()
      view.addGestureRecognizer(UIPanGestureRecognizer())
      return view
    }
    func segments() -> UISegmentedControl { UISegmentedControl(items: ["a", "b"]) }
    return [
      ExtremeRow("UIStackView.spacing", on: stack, raises: isEndless) { $0.spacing = $1[0] },
      ExtremeRow("UIStackView.layoutMargins", 4, on: stack, raises: isEndless) {
        $0.layoutMargins = insets($1)
      },
      ExtremeRow("UIStackView.frame", 4, on: stack, raises: isEndless) { $0.frame = rect($1) },
      ExtremeRow("UIStackView.setCustomSpacing", on: stack, raises: isEndless) {
        $0.setCustomSpacing($1[0], after: $0.arrangedSubviews[0])
      },
      ExtremeRow("UIButton.frame", 4, on: button, raises: frameRaises) { $0.frame = rect($1) },
      ExtremeRow("UIButton.contentEdgeInsets", 4, on: button, raises: isEndless) {
        $0.contentEdgeInsets = insets($1)
      },
      ExtremeRow("UIButton.titleEdgeInsets", 4, on: button, raises: isEndless) {
        $0.titleEdgeInsets = insets($1)
      },
      ExtremeRow("UIImageView.frame", 4, on: picture, raises: frameRaises) {
        $0.contentMode = .scaleAspectFill
        $0.frame = rect($1)
      },
      ExtremeRow("UISlider.value", on: slider, raises: isEndless) {
        $0.value = Float($1[0])
      },
      ExtremeRow("UISlider.minimumValue", on: slider, raises: isEndless) {
        $0.minimumValue = Float($1[0])
      },
      ExtremeRow("UISlider.maximumValue", on: slider, raises: isEndless) {
        $0.maximumValue = Float($1[0])
      },
      ExtremeRow("UISlider.frame", 4, on: slider, raises: isEndless) {
        $0.frame = rect($1)
      },
      ExtremeRow("UIProgressView.progress", on: progress, raises: isEndless) {
        $0.setProgress(Float($1[0]), animated: true)
      },
      ExtremeRow("UIStepper.value", on: stepper) { $0.value = $1[0] },
      ExtremeRow("UISegmentedControl.setWidth", on: segments) {
        $0.setWidth($1[0], forSegmentAt: 0)
      },
      ExtremeRow("UISegmentedControl.frame", 4, on: segments, raises: frameRaises) {
        $0.frame = rect($1)
      },
      ExtremeRow("UISwitch.frame", 4, on: toggle, raises: frameRaises) {
        $0.frame = rect($1)
      },
      ExtremeRow(
        "UIPageControl.frame", 4,
        on: pages, raises: frameRaises
      ) { $0.frame = rect($1) },
      ExtremeRow(
        "UIPanGestureRecognizer.setTranslation", 2,
        on: dragged
      ) {
        ($0.gestureRecognizers?.first as? UIPanGestureRecognizer)?.setTranslation(
          point($1), in: $0)
      },
    ]
  }

  /// A view that draws with the numbers.
  final class Canvas: UIView {
    var drawing: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { drawing(context) }
    }
  }

  static func canvas() -> Canvas { Canvas() }

  static func drawn(
    _ name: String, _ parts: Int, _ draw: @escaping (CGContext, [Double]) -> Void
  ) -> ExtremeRow {
    ExtremeRow(name, parts, on: canvas) { canvas, n in
      canvas.drawing = { context in
        context.setStrokeColor(CGColor.black)
        draw(context, n)
        context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      }
      canvas.setNeedsDisplay()
    }
  }

  static var drawing: [ExtremeRow] {
    func image() -> CGImage? {
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }.cgImage
    }
    return [
      drawn("CGContext.fill", 4) { $0.fill(rect($1)) },
      drawn("CGContext.stroke", 5) { $0.stroke(rect($1), width: $1[4]) },
      drawn("CGContext.addEllipse", 4) {
        $0.addEllipse(in: rect($1))
        $0.strokePath()
      },
      drawn("CGContext.addArc", 5) {
        $0.addArc(
          center: point($1), radius: $1[2], startAngle: $1[3], endAngle: $1[4], clockwise: true)
        $0.fillPath()
      },
      drawn("CGContext.addArc tangents", 5) {
        $0.move(to: .zero)
        $0.addArc(
          tangent1End: point($1), tangent2End: CGPoint(x: $1[2], y: $1[3]), radius: $1[4])
        $0.strokePath()
      },
      drawn("CGContext.addCurve", 6) {
        $0.move(to: .zero)
        $0.addCurve(
          to: point($1), control1: CGPoint(x: $1[2], y: $1[3]),
          control2: CGPoint(x: $1[4], y: $1[5]))
        $0.strokePath()
      },
      drawn("CGContext.concatenate", 6) { $0.concatenate(affine($1)) },
      drawn("CGContext.translateBy", 2) { $0.translateBy(x: $1[0], y: $1[1]) },
      drawn("CGContext.rotate", 1) { $0.rotate(by: $1[0]) },
      drawn("CGContext.setLineWidth", 1) {
        $0.setLineWidth($1[0])
        $0.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
      },
      drawn("CGContext.setLineDash", 3) {
        $0.setLineDash(phase: $1[0], lengths: [$1[1], $1[2]])
        $0.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
      },
      drawn("CGContext.setMiterLimit", 1) {
        $0.setMiterLimit($1[0])
        $0.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
      },
      drawn("CGContext.setShadow", 3) {
        $0.setShadow(offset: size($1), blur: $1[2], color: .black)
        $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      },
      drawn("CGContext.setAlpha", 1) {
        $0.setAlpha($1[0])
        $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      },
      drawn("CGContext.clip", 4) { $0.clip(to: rect($1)) },
      drawn("CGContext.draw image", 4) { context, n in
        if let image = image() { context.draw(image, in: rect(n)) }
      },
      drawn("CGContext.draw tiles", 4) { context, n in
        guard n[2] > 0.1 || n[2].isNaN, n[3] > 0.1 || n[3].isNaN else { return }
        if let image = image() { context.draw(image, in: rect(n), byTiling: true) }
      },
      drawn("CGContext.drawLinearGradient", 4) { context, n in
        let colors = [CGColor.black, CGColor.white]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as NSArray, locations: nil)
        else { return }
        context.drawLinearGradient(
          gradient, start: point(n), end: CGPoint(x: n[2], y: n[3]), options: [])
        context.drawRadialGradient(
          gradient, startCenter: point(n), startRadius: n[2], endCenter: .zero, endRadius: n[3],
          options: [])
      },
      drawn("UIBezierPath.roundedRect", 6) { _, n in
        UIBezierPath(
          roundedRect: rect(n), byRoundingCorners: [.topLeft],
          cornerRadii: CGSize(width: n[4], height: n[5])
        ).fill()
      },
      drawn("UIBezierPath.arc", 5) { _, n in
        let path = UIBezierPath(
          arcCenter: point(n), radius: n[2], startAngle: n[3], endAngle: n[4], clockwise: false)
        path.lineWidth = n[0]
        path.stroke()
        _ = path.contains(point(n))
        _ = path.bounds
        path.apply(CGAffineTransform(rotationAngle: n[3]))
      },
      drawn("NSString.draw", 4) { _, n in
        ("Words" as NSString).draw(in: rect(n), withAttributes: nil)
        _ = ("Words" as NSString).boundingRect(
          with: size(n), options: .usesLineFragmentOrigin, attributes: nil, context: nil)
      },
      drawn("CGImage.cropping", 4) { _, n in _ = image()?.cropping(to: rect(n)) },
      ExtremeRow("UIGraphicsImageRenderer.bounds", 4, on: plain) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(bounds: rect($1), format: format).image { _ in }
        $0.layer.contents = picture.cgImage
      },
      ExtremeRow("UIGraphicsImageRendererFormat.scale", on: plain) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = $1[0]
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
        $0.layer.contents = renderer.image { _ in }.cgImage
      },
      ExtremeRow("drawHierarchy", 4, on: plain) { view, n in
        _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
          view.drawHierarchy(in: rect(n), afterScreenUpdates: true)
        }
      },
      ExtremeRow("resizableSnapshotView", 4, on: plain, raises: holdsNaN) { view, n in
        let picture = view.resizableSnapshotView(
          from: rect(n), afterScreenUpdates: true, withCapInsets: insets(n))
        if let picture { view.addSubview(picture) }
      },
    ]
  }

  static var times: [ExtremeRow] {
    func move(_ view: UIView) { view.center.x += 3 }
    return [
      ExtremeRow("UIView.animate", 2, on: plain) { view, n in
        UIView.animate(withDuration: n[0], delay: n[1], animations: { move(view) })
      },
      ExtremeRow("UIView.animate with a spring", 3, on: plain) { view, n in
        UIView.animate(
          withDuration: n[0], delay: 0, usingSpringWithDamping: n[1], initialSpringVelocity: n[2],
          animations: { move(view) })
      },
      ExtremeRow("UIView.animateKeyframes", 2, on: plain) { view, n in
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: n[0], relativeDuration: n[1]) { move(view) }
        }
      },
      ExtremeRow("UISpringTimingParameters", 4, on: plain) { view, n in
        let spring = UISpringTimingParameters(
          mass: n[0], stiffness: n[1], damping: n[2],
          initialVelocity: CGVector(dx: n[3], dy: n[3]))
        let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: spring)
        animator.addAnimations { move(view) }
        animator.startAnimation()
      },
      ExtremeRow("UIViewPropertyAnimator.fractionComplete", on: plain) { view, n in
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { move(view) }
        animator.pauseAnimation()
        animator.fractionComplete = n[0]
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      },
      ExtremeRow("UICubicTimingParameters", 4, on: plain) { view, n in
        let curve = UICubicTimingParameters(
          controlPoint1: point(n), controlPoint2: CGPoint(x: n[2], y: n[3]))
        let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: curve)
        animator.addAnimations { move(view) }
        animator.startAnimation()
      },
      ExtremeRow("CATransaction.animationDuration", on: holding { CALayer() }) {
        CATransaction.setAnimationDuration($1[0])
        $0.held.opacity = $0.held.opacity == 1 ? 0.5 : 1
      },
      ExtremeRow("UILongPressGestureRecognizer", 2, on: plain) {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = $1[0]
        press.allowableMovement = $1[1]
        $0.addGestureRecognizer(press)
      },
    ]
  }
}

/// Returns the context to which drawing functions apply: the context of the view or image that is
/// being drawn, or the context that was pushed last.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last?.context
}

/// Makes `context` the current context until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// Reverts the last push. Does nothing if no context was pushed.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.entries.popLast() }

/// Starts drawing a transparent image of `size` points with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts drawing an image of `size` points. A `scale` of 0 means the scale of the main screen.
///
/// Raises an exception if the image would be empty or too large for a bitmap, as UIKit does since
/// iOS 17 (indragiek/InAppViewDebugger#14).
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = DisplayScale.resolved(scale)
  let bounds = CGRect(origin: .zero, size: size)
  guard let context = CGContext.drawing(bounds, scale: scale, isOpaque: opaque) else {
    // The misspelling in this message is UIKit's own.
    UIKitLog.raise(
      UIKitLog.inconsistency,
      "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: "
        + "size={\(size.width.short), \(size.height.short)}, "
        + "scale=\(String(format: "%f", Double(scale))), "
        + "bitmapInfo=\(opaque ? "0x2006" : "0x2002"). "
        + "Use UIGraphicsImageRenderer to avoid this assert.")
  }
  GraphicsStack.current.entries.append(
    GraphicsStack.Entry(context: context, imageScale: scale))
}

/// Ends the current image context. Does nothing if the current context is not an image context.
public func UIGraphicsEndImageContext() {
  let stack = GraphicsStack.current
  guard stack.entries.last?.imageScale != nil else { return }
  stack.entries.removeLast()
}

/// Fills `rect` with the current fill colour, which replaces the existing contents.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line with a width of one point inside the edges of `rect`, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  guard !inner.isNull, !inner.isEmpty else { return UIRectFillUsingBlendMode(rect, blendMode) }
  for side in [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
    CGRect(x: inner.maxX, y: inner.minY, width: 1, height: inner.height),
  ] {
    UIRectFillUsingBlendMode(side, blendMode)
  }
}

/// Limits all further drawing in the current context to `rect`.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

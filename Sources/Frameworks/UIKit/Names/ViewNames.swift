@_spi(Ported) import DeviceRuntime

// The methods and properties of views and responders that an app can use by name, in selectors and
// key paths.

private enum UIResponderNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIResponder.self, name: "UIResponder", module: "UIKit") { c in
      c.method("becomeFirstResponder", { (t: UIResponder) in t.becomeFirstResponder() })
      c.method("resignFirstResponder", { (t: UIResponder) in t.resignFirstResponder() })
      c.property("next", \UIResponder.next)
      c.property("isFirstResponder", \UIResponder.isFirstResponder)
      c.property("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
    }
  }
}

private enum UIViewNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIView.self, name: "UIView", module: "UIKit") { c in
      c.method("setNeedsLayout", { (t: UIView) in t.setNeedsLayout() })
      c.method("layoutIfNeeded", { (t: UIView) in t.layoutIfNeeded() })
      c.method("layoutSubviews", { (t: UIView) in t.layoutSubviews() })
      c.method("setNeedsDisplay", { (t: UIView) in t.setNeedsDisplay() })
      c.method("removeFromSuperview", { (t: UIView) in t.removeFromSuperview() })
      c.method("sizeToFit", { (t: UIView) in t.sizeToFit() })
      c.method(
        "invalidateIntrinsicContentSize", { (t: UIView) in t.invalidateIntrinsicContentSize() })
      c.method("setNeedsUpdateConstraints", { (t: UIView) in t.setNeedsUpdateConstraints() })
      c.method("updateConstraintsIfNeeded", { (t: UIView) in t.updateConstraintsIfNeeded() })
      c.method("endEditing:", { (t: UIView, a: Bool) in t.endEditing(a) })
      c.method("addSubview:", { (t: UIView, a: UIView) in t.addSubview(a) })
      c.method("bringSubviewToFront:", { (t: UIView, a: UIView) in t.bringSubviewToFront(a) })
      c.method("sendSubviewToBack:", { (t: UIView, a: UIView) in t.sendSubviewToBack(a) })
      c.method(
        "addGestureRecognizer:",
        { (t: UIView, a: UIGestureRecognizer) in t.addGestureRecognizer(a) })
      c.method(
        "removeGestureRecognizer:",
        { (t: UIView, a: UIGestureRecognizer) in t.removeGestureRecognizer(a) })
      c.property("frame", \UIView.frame)
      c.property("bounds", \UIView.bounds)
      c.property("center", \UIView.center)
      c.property("transform", \UIView.transform)
      c.property("alpha", \UIView.alpha)
      c.property("hidden", \UIView.isHidden)
      c.property("backgroundColor", \UIView.backgroundColor)
      c.property("tintColor", \UIView.tintColor)
      c.property("tag", \UIView.tag)
      c.property("layer", \UIView.layer)
      c.property("superview", \UIView.superview)
      c.property("subviews", \UIView.subviews)
      c.property("window", \UIView.window)
      c.property("contentMode", \UIView.contentMode)
      c.property("clipsToBounds", \UIView.clipsToBounds)
      c.property("opaque", \UIView.isOpaque)
      c.property("userInteractionEnabled", \UIView.isUserInteractionEnabled)
      c.property("safeAreaInsets", \UIView.safeAreaInsets)
      c.property("layoutMargins", \UIView.layoutMargins)
      c.property(
        "translatesAutoresizingMaskIntoConstraints",
        \UIView.translatesAutoresizingMaskIntoConstraints)
      c.property("gestureRecognizers", \UIView.gestureRecognizers)
    }
  }
}

private enum UIImageViewNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIImageView.self, name: "UIImageView", module: "UIKit") { c in
      c.method("startAnimating", { (t: UIImageView) in t.startAnimating() })
      c.method("stopAnimating", { (t: UIImageView) in t.stopAnimating() })
      c.property("image", \UIImageView.image)
    }
  }
}

private enum UILabelNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UILabel.self, name: "UILabel", module: "UIKit") { c in
      c.property("text", \UILabel.text)
      c.property("textColor", \UILabel.textColor)
      c.property("font", \UILabel.font)
      c.property("attributedText", \UILabel.attributedText)
      c.property("numberOfLines", \UILabel.numberOfLines)
      c.property("textAlignment", \UILabel.textAlignment)
    }
  }
}

private enum UIGestureRecognizerNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIGestureRecognizer.self, name: "UIGestureRecognizer", module: "UIKit") {
      c in
      c.property("state", \UIGestureRecognizer.state)
      c.property("view", \UIGestureRecognizer.view)
      c.property("enabled", \UIGestureRecognizer.isEnabled)
      c.property("delegate", \UIGestureRecognizer.delegate)
      c.property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
      c.property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
      c.property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    }
  }
}

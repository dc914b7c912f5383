@_spi(Ported) import DeviceRuntime

// The members of layers and animations that are available by name, in addition to the animatable
// properties.

private enum CALayerNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(CALayer.self, name: "CALayer", module: "QuartzCore") { c in
      c.exchangeable(
        "addAnimation:forKey:",
        { (t: CALayer, a: CAAnimation, b: String?) in t.addCopy(of: a, forKey: b) })
      c.exchangeable(
        "removeAnimationForKey:", { (t: CALayer, a: String) in t.removeAttached(forKey: a) })
      c.exchangeable(
        "layoutSublayers", { (t: CALayer) in t.delegate?.layoutSublayers(of: t) })
      c.method("setNeedsLayout", { (t: CALayer) in t.setNeedsLayout() })
      c.method("layoutIfNeeded", { (t: CALayer) in t.layoutIfNeeded() })
      c.method("setNeedsDisplay", { (t: CALayer) in t.setNeedsDisplay() })
      c.method("removeFromSuperlayer", { (t: CALayer) in t.removeFromSuperlayer() })
      c.method("removeAllAnimations", { (t: CALayer) in t.removeAllAnimations() })
      c.method("addSublayer:", { (t: CALayer, a: CALayer) in t.addSublayer(a) })
      c.property("bounds", \CALayer.bounds)
      c.property("position", \CALayer.position)
      c.property("zPosition", \CALayer.zPosition)
      c.property("anchorPoint", \CALayer.anchorPoint)
      c.property("transform", \CALayer.transform)
      c.property("opacity", \CALayer.opacity)
      c.property("hidden", \CALayer.isHidden)
      c.property("backgroundColor", \CALayer.backgroundColor)
      c.property("cornerRadius", \CALayer.cornerRadius)
      c.property("borderWidth", \CALayer.borderWidth)
      c.property("borderColor", \CALayer.borderColor)
      c.property("shadowOpacity", \CALayer.shadowOpacity)
      c.property("shadowRadius", \CALayer.shadowRadius)
      c.property("shadowOffset", \CALayer.shadowOffset)
      c.property("shadowColor", \CALayer.shadowColor)
      c.property("shadowPath", \CALayer.shadowPath)
      c.property("contents", \CALayer.contents)
      c.property("contentsRect", \CALayer.contentsRect)
      c.property("contentsCenter", \CALayer.contentsCenter)
      c.property("sublayerTransform", \CALayer.sublayerTransform)
      c.property("masksToBounds", \CALayer.masksToBounds)
      c.property("frame", \CALayer.frame)
      c.property("name", \CALayer.name)
      c.property("delegate", \CALayer.delegate)
      c.property("superlayer", \CALayer.superlayer)
      c.property("sublayers", \CALayer.sublayers)
      c.property("mask", \CALayer.mask)
      c.property("contentsGravity", \CALayer.contentsGravity)
      c.property("contentsScale", \CALayer.contentsScale)
      c.property("speed", \CALayer.speed)
      c.property("timeOffset", \CALayer.timeOffset)
      c.property("beginTime", \CALayer.beginTime)
      c.property("duration", \CALayer.duration)
    }
  }
}

private enum CAAnimationNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(CAAnimation.self, name: "CAAnimation", module: "QuartzCore") { c in
      c.property("timingFunction", \CAAnimation.timingFunction)
      c.property("delegate", \CAAnimation.delegate)
      c.property("removedOnCompletion", \CAAnimation.isRemovedOnCompletion)
      c.property("beginTime", \CAAnimation.beginTime)
      c.property("duration", \CAAnimation.duration)
      c.property("speed", \CAAnimation.speed)
      c.property("timeOffset", \CAAnimation.timeOffset)
      c.property("repeatCount", \CAAnimation.repeatCount)
      c.property("repeatDuration", \CAAnimation.repeatDuration)
      c.property("autoreverses", \CAAnimation.autoreverses)
      c.property("fillMode", \CAAnimation.fillMode)
    }
  }
}

private enum CAPropertyAnimationNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(
      CAPropertyAnimation.self, name: "CAPropertyAnimation", module: "QuartzCore"
    ) { c in
      c.property("keyPath", \CAPropertyAnimation.keyPath)
      c.property("additive", \CAPropertyAnimation.isAdditive)
      c.property("cumulative", \CAPropertyAnimation.isCumulative)
    }
  }
}

private enum CABasicAnimationNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(CABasicAnimation.self, name: "CABasicAnimation", module: "QuartzCore") {
      c in
      c.property("fromValue", \CABasicAnimation.fromValue)
      c.property("toValue", \CABasicAnimation.toValue)
      c.property("byValue", \CABasicAnimation.byValue)
    }
  }
}

private enum CAKeyframeAnimationNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(
      CAKeyframeAnimation.self, name: "CAKeyframeAnimation", module: "QuartzCore"
    ) { c in
      c.property("values", \CAKeyframeAnimation.values)
      c.property("path", \CAKeyframeAnimation.path)
      c.property("keyTimes", \CAKeyframeAnimation.keyTimes)
      c.property("timingFunctions", \CAKeyframeAnimation.timingFunctions)
      c.property("calculationMode", \CAKeyframeAnimation.calculationMode)
    }
  }
}

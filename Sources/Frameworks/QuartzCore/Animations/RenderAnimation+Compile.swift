extension CAAnimation {
  /// The animation, compiled to one `RenderAnimation` for each animated property, in order.
  ///
  /// If `beginTime` is 0, the animation begins at `localNow`, the layer's local time. If the
  /// animation has no duration, it lasts `defaultDuration` seconds. The result is empty if the
  /// property table does not contain the key path. The result is also empty if a value does not fit
  /// the property, which causes a warning.
  package func compiled(
    beginningAt localNow: Double, defaultDuration: Double
  ) -> [RenderAnimation] {
    let timing = timing(beginningAt: localNow, defaultDuration: defaultDuration)
    return compiled(timing: timing, groups: [], removed: isRemovedOnCompletion)
  }

  func timing(beginningAt localNow: Double, defaultDuration: Double) -> RenderTiming {
    var timing = renderTiming(defaultDuration: defaultDuration)
    if beginTime == 0 { timing.begin = localNow }
    if isRemovedOnCompletion { timing.fillsForwards = false }
    return timing
  }

  /// When the animation begins and ends in the layer's time. The begin and end times do not depend
  /// on the animated property.
  package func span(beginningAt localNow: Double, defaultDuration: Double) -> (
    begin: Double, end: Double
  ) {
    let timing = timing(beginningAt: localNow, defaultDuration: defaultDuration)
    return (timing.begin, timing.end)
  }

  private func compiled(
    timing: RenderTiming, groups: [RenderTiming], removed: Bool
  ) -> [RenderAnimation] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).flatMap {
        $0.compiled(
          timing: $0.renderTiming(defaultDuration: timing.duration), groups: groups + [timing],
          removed: removed)
      }
    }
    guard let animation = self as? CAPropertyAnimation,
      let property = animation.keyPath.flatMap(AnimatableProperty.init(rawValue:)),
      let track = animation.renderTrack(for: property)
    else { return [] }
    let own = RenderAnimation(
      property: property, track: track, timing: timing, groups: groups,
      spring: (self as? CASpringAnimation)?.solver, isAdditive: animation.isAdditive,
      isCumulative: animation.isCumulative, isRemovedOnCompletion: removed)
    guard let turning = (self as? CAKeyframeAnimation)?.turningTrack else { return [own] }
    // The rotation along the path is additive, so it is added to the layer's own rotation.
    return [
      own,
      RenderAnimation(
        property: .transformRotationZ, track: turning, timing: timing, groups: groups,
        isAdditive: true, isRemovedOnCompletion: removed),
    ]
  }

  /// The animations of the app's own keys, which are not in the property table. Keys whose values
  /// cannot be interpolated are left out.
  ///
  /// - Parameter value: Returns the model value of a key. If the model value is nil, the
  ///   animation's own values determine the type.
  package func keyed(
    beginningAt localNow: Double, defaultDuration: Double, value: (String) -> Any?
  ) -> [KeyedAnimation] {
    let timing = timing(beginningAt: localNow, defaultDuration: defaultDuration)
    return keyed(timing: timing, groups: [], removed: isRemovedOnCompletion, value)
  }

  private func keyed(
    timing: RenderTiming, groups: [RenderTiming], removed: Bool, _ value: (String) -> Any?
  ) -> [KeyedAnimation] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).flatMap {
        $0.keyed(
          timing: $0.renderTiming(defaultDuration: timing.duration), groups: groups + [timing],
          removed: removed, value)
      }
    }
    guard let animation = self as? CAPropertyAnimation, let key = animation.keyPath,
      AnimatableProperty(rawValue: key) == nil
    else { return [] }
    let samples = [value(key)] + animation.samples
    guard
      let property = samples.compactMap(\.self).lazy
        .compactMap(AnimatableProperty.init(standingInFor:)).first,
      let track = animation.renderTrack(for: property)
    else { return [] }
    return [
      KeyedAnimation(
        key: key,
        animation: RenderAnimation(
          property: property, track: track, timing: timing, groups: groups,
          spring: (self as? CASpringAnimation)?.solver, isAdditive: animation.isAdditive,
          isCumulative: animation.isCumulative, isRemovedOnCompletion: removed))
    ]
  }

  private func renderTiming(defaultDuration: Double) -> RenderTiming {
    let pass = duration > 0 ? duration : defaultDuration
    let cycle = autoreverses ? 2 * pass : pass
    let active: Double
    if repeatDuration > 0 {
      active = repeatDuration
    } else if repeatCount >= .greatestFiniteMagnitude {
      active = .infinity
    } else {
      active = repeatCount > 0 ? Double(repeatCount) * cycle : cycle
    }
    return RenderTiming(
      begin: beginTime, speed: Double(speed), offset: timeOffset, duration: pass, active: active,
      reverses: autoreverses, fillsBackwards: fillMode == .backwards || fillMode == .both,
      fillsForwards: fillMode == .forwards || fillMode == .both,
      curve: timingFunction.flatMap { $0.curve == .linear ? nil : $0.curve })
  }
}

extension CAPropertyAnimation {
  /// Some of the animation's values, from which the type of the values is determined.
  fileprivate var samples: [Any?] {
    switch self {
    case let basic as CABasicAnimation: [basic.fromValue, basic.toValue, basic.byValue]
    case let keyframes as CAKeyframeAnimation: [keyframes.values?.first]
    default: []
    }
  }

  fileprivate func renderTrack(for property: AnimatableProperty) -> RenderTrack? {
    switch self {
    case let basic as CABasicAnimation: basic.basicTrack(for: property)
    case let keyframes as CAKeyframeAnimation: keyframes.keyframeTrack(for: property)
    default: nil
    }
  }
}

extension CABasicAnimation {
  fileprivate func basicTrack(for property: AnimatableProperty) -> RenderTrack? {
    let from = AnimatableValue(any: fromValue, for: property)
    let to = AnimatableValue(any: toValue, for: property)
    let by = AnimatableValue(any: byValue, for: property)
    // A value of the wrong type is the app's mistake, so it is not treated like a missing value.
    if fromValue != nil, from == nil { return nil }
    if toValue != nil, to == nil { return nil }
    if byValue != nil, by == nil { return nil }

    switch (from, to, by) {
    case (let from?, let to?, _): return RenderTrack(.span(.init(from: from, to: to)))
    case (let from?, nil, let by?):
      return RenderTrack(.span(.init(from: from, to: from.adding(by))))
    case (nil, let to?, let by?):
      return RenderTrack(.span(.init(from: to.subtracting(by) ?? to, to: to)))
    case (let from?, nil, nil): return RenderTrack(.away(from: from))
    case (nil, let to?, nil): return RenderTrack(.toward(to))
    case (nil, nil, let by?): return RenderTrack(.by(by))
    case (nil, nil, nil): return RenderTrack(.still)
    }
  }
}

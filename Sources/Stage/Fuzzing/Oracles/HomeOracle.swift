/// Once everything is dismissed, the root's view lies in its window as it did at first.
package struct HomeOracle: Oracle {
  /// What transitions change of a view and forget to put back, and its value at first.
  private static let marks: [AnimatableProperty] = [
    .transform, .sublayerTransform, .opacity, .anchorPoint, .zPosition, .cornerRadius,
    .shadowOpacity,
  ]
  private let values: LayerValues?

  package init(_ stage: Stage) {
    values = stage.run { stage.window.rootViewController?.viewIfLoaded?.layer.values }
  }

  package func faults(_ stage: Stage, at moment: FuzzMoment) -> [Fault] {
    guard moment == .home, let values else { return [] }
    return stage.run {
      guard let view = stage.window.rootViewController?.viewIfLoaded else { return [] }
      var faults = Self.marks.filter { view.layer.values[$0] != values[$0] }.map { property in
        Fault(
          "residue",
          "\(World.current.names(view)) has \(property.rawValue) "
            + "\(view.layer.values[property]), at first \(values[property])")
      }
      let frame = view.convert(view.bounds, to: nil)
      if frame != stage.window.bounds {
        faults.append(
          Fault(
            "residue", "\(World.current.names(view)) is at \(frame) of \(stage.window.bounds)"))
      }
      return faults
    }
  }
}

/// Checks that the root view has its initial geometry in the window after everything has been
/// dismissed.
package struct HomeOracle: Oracle {
  /// Transitions change these properties and may fail to restore them. The properties are compared
  /// with their initial values.
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
            + "\(view.layer.values[property]), but had \(values[property]) at the start")
      }
      let frame = view.convert(view.bounds, to: nil)
      if frame != stage.window.bounds {
        faults.append(
          Fault(
            "residue",
            "\(World.current.names(view)) is at \(frame), but the window is "
              + "\(stage.window.bounds)"))
      }
      return faults
    }
  }
}

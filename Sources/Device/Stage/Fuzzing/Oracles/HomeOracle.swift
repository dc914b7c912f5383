/// Checks that the root view has its initial geometry in the window after everything has been
/// dismissed.
///
/// An app may start with a presented controller, which may scale or move its presenter. Its initial
/// state is then not the state to which the app returns, so that the root view is compared with a new
/// view, and only in the properties that a presentation changes.
package struct HomeOracle: Oracle {
  /// Transitions change these properties and may fail to restore them. The properties are compared
  /// with their initial values.
  private static let marks: [AnimatableProperty] = [
    .transform, .sublayerTransform, .opacity, .anchorPoint, .zPosition, .cornerRadius,
    .shadowOpacity,
  ]
  private static let marksOfPresenters: [AnimatableProperty] = [
    .transform, .sublayerTransform, .opacity, .anchorPoint, .zPosition,
  ]
  private let values: LayerValues?
  private let marks: [AnimatableProperty]

  package init(_ stage: Stage) {
    (values, marks) = stage.run {
      guard let root = stage.window.rootViewController, let view = root.viewIfLoaded else {
        return (nil, [])
      }
      let isCovered = root.presentedViewController != nil
      return isCovered
        ? (LayerValues(), Self.marksOfPresenters) : (view.layer.values, Self.marks)
    }
  }

  package func faults(_ stage: Stage, at moment: FuzzMoment) -> [Fault] {
    guard moment == .home, let values else { return [] }
    return stage.run {
      guard let view = stage.window.rootViewController?.viewIfLoaded else { return [] }
      var faults = marks.filter { view.layer.values[$0] != values[$0] }.map { property in
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

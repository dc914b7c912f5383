// Creates the constraints of a scene or nib.
extension SceneObjects {
  /// Creates the constraints and activates those that are installed for the current size classes.
  /// When the size classes change, the installed constraints and their constants are updated.
  ///
  /// The file may mark a view so that only constraints determine its frame. If no constraint in the
  /// file refers to a marked view, the view keeps its frame. Interface Builder gives the same
  /// result, because it adds constraints for the frame when it compiles the file.
  mutating func constrain(_ traits: UITraitCollection) {
    guard views.contains(where: { $0.plan.usesConstraints }) else { return }
    let constrained = constrainedIDs
    for (view, plan) in views {
      for set in plan.layout.priorities { set(view) }
      if plan.layout.isManual, let id = plan.id, constrained.contains(id) {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
    }
    for (view, plan) in views {
      var made: [(plan: ConstraintBlueprint, constraint: NSLayoutConstraint)] = []
      for constraint in plan.layout.constraints {
        guard let object = make(constraint, in: view, traits) else { continue }
        made.append((constraint, object))
        if let id = constraint.id { add(object, id: id) }
        if constraint.ownType != nil { add(object, attributes: constraint.runtimeAttributes) }
      }
      let mask = plan.layout.mask
      for (plan, constraint) in made where mask.installs(plan.id, for: traits) {
        view.addConstraint(constraint)
      }
      guard !mask.isEmpty || made.contains(where: { !$0.plan.constants.isEmpty }) else { continue }
      view.registerForTraitChanges(
        [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
      ) { (view: UIView, _) in
        let traits = view.traitCollection
        for (plan, constraint) in made {
          constraint.constant = plan.constants.value(for: traits) ?? plan.constant
        }
        let installed = made.map { mask.installs($0.plan.id, for: traits) }
        // Constraints that are no longer installed are deactivated before others are activated, so
        // that constraints for different size classes never conflict.
        for (entry, isInstalled) in zip(made, installed) where !isInstalled {
          entry.constraint.isActive = false
        }
        for (entry, isInstalled) in zip(made, installed)
        where isInstalled && !entry.constraint.isActive {
          view.addConstraint(entry.constraint)
        }
      }
    }
  }

  /// The ids of the items of all constraints.
  private var constrainedIDs: Set<String> {
    var ids: Set<String> = []
    for (_, plan) in views {
      for constraint in plan.layout.constraints {
        ids.formUnion([constraint.first ?? plan.id, constraint.second].compactMap { $0 })
      }
    }
    return ids
  }

  /// Creates an inactive constraint. If the file does not contain one of the constraint's items,
  /// logs a warning and returns nil.
  private func make(
    _ plan: ConstraintBlueprint, in view: UIView, _ traits: UITraitCollection
  ) -> NSLayoutConstraint? {
    let first = plan.first.map { self[$0] } ?? view
    let second = plan.second.flatMap { self[$0] }
    guard let first, second != nil || plan.second == nil else {
      let id = (first == nil ? plan.first : plan.second) ?? ""
      UIKitLog.warn(
        "\(plan.place.file), line \(plan.place.line): a constraint refers to '\(id)', which is no "
          + "view or guide of the file; the constraint is skipped. Connect it again.")
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: plan.firstAttribute, relatedBy: plan.relation, toItem: second,
      attribute: plan.secondAttribute, multiplier: plan.multiplier,
      constant: plan.constants.value(for: traits) ?? plan.constant)
    constraint.priority = plan.priority
    constraint.identifier = plan.identifier
    guard let ownType = plan.ownType else { return constraint }
    return ownType.init(coder: StoryboardCoder([NSLayoutConstraint.designName: constraint]))
  }
}

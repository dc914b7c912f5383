// The ids and connections of a scene, and the check that every connection refers to an existing
// object.

extension SceneBlueprint {
  /// The segues of a scene's objects, in the file's order.
  static func segues(
    _ controller: ControllerBlueprint, _ view: ViewBlueprint?, _ recognizers: [RecognizerBlueprint]
  ) -> [SegueBlueprint] {
    let all =
      (view?.allConnections ?? []) + controller.allConnections
      + recognizers.flatMap(\.connections)
    return all.compactMap { connection in
      guard case .segue(let segue) = connection.kind else { return nil }
      return segue
    }
  }

  /// Notes outlets and actions that do not lead to an object of the scene. They are not connected.
  func checked(_ notes: StoryboardNotes) -> SceneBlueprint {
    var known = firstResponders.union(recognizers.map(\.id))
    known.formUnion(objects.map(\.id))
    known.formUnion(controller.allIDs + (view?.allIDs ?? []) + others.flatMap(\.allIDs))
    let connections =
      controller.allConnections + (view?.allConnections ?? []) + others.flatMap(\.allConnections)
      + recognizers.flatMap(\.connections) + objects.flatMap(\.connections)
    for connection in connections where !known.contains(connection.destination) {
      if case .segue = connection.kind { continue }
      notes.note(
        connection.place.error(
          found: "\(connection.what) to '\(connection.destination)'",
          expected: "the id of a supported object in this scene",
          remedy: "connect \(connection.what) to an object of this scene, or delete the connection")
      )
    }
    return self
  }
}

extension ControllerBlueprint {
  fileprivate var allIDs: [String] {
    [id] + guides.map(\.id) + bars.flatMap(\.plan.allIDs) + items.flatMap(\.plan.allIDs)
      + toolbarItems.flatMap(\.allIDs)
  }
  fileprivate var allConnections: [ConnectionBlueprint] {
    items.flatMap(\.plan.allConnections) + toolbarItems.flatMap(\.allConnections)
      + bars.flatMap(\.plan.allConnections) + connections
  }
}

extension ViewBlueprint {
  /// The views that this view contains: its subviews, parts and cells.
  private var inner: [ViewBlueprint] {
    parts.map(\.plan) + subviews + list.prototypes.map(\.plan)
      + list.sections.flatMap { $0.cells.map(\.plan) }
  }
  var allConnections: [ConnectionBlueprint] {
    connections + inner.flatMap(\.allConnections) + items.flatMap(\.allConnections)
  }
  var allIDs: [String] {
    let constraints = layout.constraints.compactMap(\.id)
    return (id.map { [$0] } ?? []) + layout.guides.map(\.id) + constraints
      + inner.flatMap(\.allIDs) + items.flatMap(\.allIDs) + (collectionLayout?.allIDs ?? [])
  }

  /// Whether the view or one of its descendants has constraints or is a stack view.
  var usesConstraints: Bool {
    !layout.constraints.isEmpty || kind.type is UIStackView.Type
      || (parts.map(\.plan) + subviews).contains(where: \.usesConstraints)
  }
}

extension ItemBlueprint {
  var allConnections: [ConnectionBlueprint] {
    connections + views.flatMap(\.plan.allConnections)
      + items.flatMap { $0.plans.flatMap(\.allConnections) }
  }
  var allIDs: [String] {
    (id.map { [$0] } ?? []) + views.flatMap(\.plan.allIDs)
      + items.flatMap { $0.plans.flatMap(\.allIDs) }
  }
}

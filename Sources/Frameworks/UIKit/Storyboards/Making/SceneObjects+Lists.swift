// Adds a file's prototypes and static cells to the tables and collection views.
extension SceneObjects {
  /// Registers prototypes, and creates the cells of static tables. `make` creates a cell or another
  /// view with its contents, and connects its objects. An outlet of the owner can refer to an
  /// object in a static cell, but not to an object in a prototype.
  mutating func fillLists(
    of owner: AnyObject?,
    _ make: @escaping @MainActor (ViewBlueprint) -> (view: UIView, objects: SceneObjects)
  ) {
    for (view, plan) in lists {
      for prototype in plan.prototypes {
        switch view {
        case let table as UITableView:
          table.register(
            prototype: { make(prototype.plan).view as? UITableViewCell ?? UITableViewCell() },
            forCellReuseIdentifier: prototype.identifier)
        case let collection as UICollectionView:
          collection.register(prototype.kind, prototype.identifier) {
            make(prototype.plan).view as? UICollectionReusableView ?? UICollectionReusableView()
          }
        default: break
        }
      }
      guard !plan.sections.isEmpty, let controller = owner as? UITableViewController else {
        continue
      }
      controller.staticTable = StaticTable(
        sections: plan.sections.map { section in
          StaticTable.Section(
            header: section.header, footer: section.footer,
            rows: section.cells.map { cell in
              let made = make(cell.plan)
              know(made.objects)
              return StaticTable.Row(
                cell: made.view as? UITableViewCell ?? UITableViewCell(), height: cell.height)
            })
        })
    }
  }
}

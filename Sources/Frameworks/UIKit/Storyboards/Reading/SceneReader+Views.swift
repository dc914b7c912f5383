// Reads views.
extension SceneReader {
  /// Reads a view with its subviews. `isOwn` is true if another object creates and places the view,
  /// so the file's frame is ignored.
  func view(_ given: MarkupElement, isOwn: Bool) -> ViewBlueprint {
    let element = given.name == "tableViewCell" ? given.withOwnLabels : given
    let kind = isOwn ? kind(of: element).placedByOwner : kind(of: element)
    let own =
      isOwn
      ? nil
      : ownClass(element) { kind.accepts($0) ? $0 as? UIView.Type : nil }
        ?? FrameworkClass.named(by: element) as? UIView.Type
    return ViewBlueprint(
      id: element["id"], kind: kind, ownType: own,
      values: kind.values.compactMapValues { value in
        context.notes.valid { try value(element, context) } ?? nil
      },
      settings: settings(element, kind), runtimeAttributes: runtimeAttributes(element),
      parts: element.children.compactMap { part in
        guard let role = part.key.flatMap({ kind.roles[$0] }), part.name != "nil" else {
          return nil
        }
        return (role, view(part, isOwn: role.isOwn))
      },
      subviews: (element.child("subviews")?.children ?? []).map(view),
      collectionLayout: element.children.first { $0.key == "collectionViewLayout" }.flatMap(item),
      items: (element.child("items")?.children ?? []).compactMap(item), list: list(element),
      layout: layout(element), inset: isOwn ? nil : FrameInset(in: element),
      connections: connections(element), place: element.place)
  }

  func view(_ element: MarkupElement) -> ViewBlueprint { view(element, isOwn: false) }

  /// The kind of view that an element describes. An element of an unsupported kind becomes a plain
  /// view, and a warning is logged.
  private func kind(of element: MarkupElement) -> ViewKind {
    if let kind = ViewKind.all.first(where: { $0.element == element.name }) { return kind }
    if element["customClass"] == nil, FrameworkClass.named(by: element) == nil {
      context.notes.skip(
        "<\(element.name)>", at: element.line,
        "a plain view with its frame and constraints takes its place; make the view in code")
    }
    return ViewKind.view
  }

  private func layout(_ element: MarkupElement) -> LayoutBlueprint {
    let translates = optional(element, "translatesAutoresizingMaskIntoConstraints", element.flag)
    return LayoutBlueprint(
      isManual: translates == false, priorities: priorities(element),
      guides: guides(element), constraints: constraints(element), mask: mask(element))
  }

  private func priorities(_ element: MarkupElement) -> [ViewKind.Setting] {
    let hugging: KeyValuePairs<String, NSLayoutConstraint.Axis> = [
      "horizontalHuggingPriority": .horizontal, "verticalHuggingPriority": .vertical,
    ]
    let resistance: KeyValuePairs<String, NSLayoutConstraint.Axis> = [
      "horizontalCompressionResistancePriority": .horizontal,
      "verticalCompressionResistancePriority": .vertical,
    ]
    var settings: [ViewKind.Setting] = []
    for (name, axis) in hugging {
      guard let value = optional(element, name, element.priority) else { continue }
      settings.append { $0.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis) }
    }
    for (name, axis) in resistance {
      guard let value = optional(element, name, element.priority) else { continue }
      settings.append {
        $0.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
    return settings
  }

  private func settings(
    _ element: MarkupElement, _ kind: ViewKind
  ) -> [ViewKind.Setting] {
    let isPlaceholder = element.name != kind.element
    var settings: [ViewKind.Setting] = []
    var late: [ViewKind.Setting] = []
    let known = element.known(
      kind.attributes, context.notes, quiet: isPlaceholder, besides: Set(kind.values.keys))
    for (name, reading) in known {
      guard let setting = context.notes.valid({ try reading(element, name, context) }) else {
        continue
      }
      if kind.late.contains(name) { late.append(setting) } else { settings.append(setting) }
    }
    for part in element.children where part.name != "nil" && part.key != FrameInset.key {
      if let reading = part.key.flatMap({ kind.parts[$0] }) ?? kind.parts[part.name] {
        if let setting = context.notes.valid({ try reading(part, part.key ?? "", context) }) {
          settings.append(setting)
        }
      } else if !isRead(part, by: kind), !isPlaceholder {
        let what = part.key.map { "<\(part.name) key=\"\($0)\">" } ?? "<\(part.name)>"
        context.notes.skip("\(what) of <\(element.name)>", at: part.line)
      }
    }
    return settings + late
  }

  /// Whether the child element needs no reading here, because other code reads it or because it has
  /// no effect.
  private func isRead(_ part: MarkupElement, by kind: ViewKind) -> Bool {
    StoryboardIgnored.parts.contains(part.name)
      || part.key.map { kind.roles[$0] != nil } == true
      || kind.lists.contains(part.name)
  }

  // MARK: Lists

  private func list(_ element: MarkupElement) -> ListBlueprint {
    var list = ListBlueprint()
    let cells = (element.child("prototypes") ?? element.child("cells"))?.children ?? []
    for cell in cells {
      list.prototypes += prototype(cell, UICollectionView.cellKind)
    }
    for child in element.children where child.name == "collectionReusableView" {
      let kinds = [
        "sectionHeaderView": UICollectionView.elementKindSectionHeader,
        "sectionFooterView": UICollectionView.elementKindSectionFooter,
      ]
      guard let kind = child.key.flatMap({ kinds[$0] }) else { continue }
      list.prototypes += prototype(child, kind)
    }
    for section in element.child("sections")?.children ?? []
    where section.name == "tableViewSection" {
      list.sections.append(
        ListBlueprint.Section(
          header: section["headerTitle"], footer: section["footerTitle"],
          cells: (section.child("cells")?.children ?? []).map { cell in
            (view(cell), optional(cell, "rowHeight", cell.number))
          }))
    }
    return list
  }

  /// Reads a prototype. A cell without an identifier cannot be dequeued. As in Interface Builder, a
  /// cell without an identifier is left out with a warning.
  private func prototype(
    _ element: MarkupElement, _ kind: String
  ) -> [ListBlueprint.Prototype] {
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else {
      context.notes.skip(
        "<\(element.name)> without a reuseIdentifier", at: element.line, "it is left out")
      return []
    }
    return [.init(identifier: identifier, kind: kind, plan: view(element))]
  }
}

extension MarkupElement {
  /// The attributes that contain the ids of the labels and the image view of a cell's style.
  fileprivate static let styleViews = ["textLabel", "detailTextLabel", "imageView"]

  /// A copy of the cell's element in which the labels and the image view of the cell's style are
  /// direct children, outside the content view. In the copy, the labels and the image view are read
  /// like other views that have a role.
  fileprivate var withOwnLabels: MarkupElement {
    let roles = Self.styleViews.compactMap { role in self[role].map { (id: $0, role: role) } }
    guard !roles.isEmpty,
      let content = children.firstIndex(where: { $0.key == "contentView" }),
      let list = children[content].children.firstIndex(where: { $0.name == "subviews" })
    else { return self }
    var cell = self
    for (id, role) in roles {
      let inside = cell.children[content].children[list].children
      guard let index = inside.firstIndex(where: { $0["id"] == id }) else { continue }
      cell.children[content].children[list].children.remove(at: index)
      cell.children.append(inside[index].with(key: role))
    }
    return cell
  }

  private func with(key: String) -> MarkupElement {
    MarkupElement(
      name: name, place: place, attributes: attributes.merging(["key": key]) { $1 },
      children: children, text: text)
  }
}

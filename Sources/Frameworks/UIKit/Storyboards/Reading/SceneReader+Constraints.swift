// Reads constraints, their variations by size class, and layout guides.
extension SceneReader {
  /// The constraints that are declared in a view's element. Placeholder constraints are left out,
  /// because Interface Builder removes them when it compiles the file.
  func constraints(_ view: MarkupElement) -> [ConstraintBlueprint] {
    (view.child("constraints")?.children ?? [])
      .filter { optional($0, "placeholder", $0.flag) != true }
      .compactMap { element in context.notes.valid { try constraint(element) } }
  }

  private func constraint(_ element: MarkupElement) throws -> ConstraintBlueprint {
    guard element.name == "constraint" else {
      throw element.error(
        found: element.tag, expected: "<constraint>", remedy: "delete the element")
    }
    _ = try element.required("firstAttribute", "the attribute of the first item, as \"leading\"")
    let second = element["secondItem"]
    if second != nil {
      _ = try element.required("secondAttribute", "the attribute of the second item")
    }
    for name in element.attributes.keys.sorted() where !Self.constraintAttributes.contains(name) {
      context.notes.skip("attribute '\(name)' of <constraint>", at: element.line)
    }
    return ConstraintBlueprint(
      id: element["id"], first: element["firstItem"],
      firstAttribute: try element.choice("firstAttribute", Self.layoutAttributes),
      relation: optional(element, "relation") { try element.choice($0, Self.relations) }
        ?? .equal,
      second: second,
      secondAttribute: try element.optional("secondAttribute") {
        try element.choice($0, Self.layoutAttributes)
      } ?? .notAnAttribute,
      multiplier: optional(element, "multiplier", element.ratio) ?? 1,
      constant: optional(element, "constant", element.number) ?? 0,
      constants: constants(element),
      priority: UILayoutPriority(
        Float(optional(element, "priority", element.priority) ?? 1000)),
      identifier: element["identifier"],
      ownType: ownClass(element) { $0 as? NSLayoutConstraint.Type },
      runtimeAttributes: runtimeAttributes(element), place: element.place)
  }

  private func constants(_ element: MarkupElement) -> [SizeClassVariation<CGFloat>] {
    element.children.filter { $0.name == "variation" && $0["constant"] != nil }
      .compactMap { child in
        context.notes.valid {
          SizeClassVariation(condition: try condition(child), value: try child.number("constant"))
        }
      }
  }

  // MARK: Variations

  /// Reads which constraints are installed in which size classes.
  func mask(_ view: MarkupElement) -> ConstraintMask {
    var changes: [SizeClassVariation<ConstraintMask.Change>] = []
    for variation in view.children where variation.name == "variation" {
      guard let condition = context.notes.valid({ try condition(variation) }) else { continue }
      for mask in variation.children {
        guard mask.name == "mask", mask.key == "constraints" else {
          context.notes.skip("<\(mask.name)> of <variation>", at: mask.line)
          continue
        }
        var change = ConstraintMask.Change()
        for entry in mask.children {
          guard let id = entry["reference"] else { continue }
          switch entry.name {
          case "include": change.included.insert(id)
          case "exclude": change.excluded.insert(id)
          default: context.notes.skip("<\(entry.name)> of <mask>", at: entry.line)
          }
        }
        changes.append(SizeClassVariation(condition: condition, value: change))
      }
    }
    return ConstraintMask(changes)
  }

  /// Reads a key such as `default`, `widthClass=compact` or `heightClass=regular-widthClass=any`.
  private func condition(_ variation: MarkupElement) throws -> SizeClassCondition {
    let key = try variation.required("key", "'default' or size classes, as \"widthClass=compact\"")
    var condition = SizeClassCondition()
    guard key != "default" else { return condition }
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=").map(String.init)
      let classes: [String: [UIUserInterfaceSizeClass]] = [
        "compact": [.compact], "regular": [.regular], "any": [],
      ]
      guard pair.count == 2, let value = classes[pair[1]],
        ["widthClass", "heightClass"].contains(pair[0])
      else {
        throw variation.error(
          found: "key=\"\(key)\" of \(variation.tag)",
          expected: "'default' or size classes, as \"heightClass=regular-widthClass=compact\"",
          remedy: "change the value of 'key', or delete the variation")
      }
      if pair[0] == "widthClass" {
        condition.horizontal = value.first
      } else {
        condition.vertical = value.first
      }
    }
    return condition
  }

  // MARK: Guides

  /// The guides that are declared in a view's element.
  func guides(_ view: MarkupElement) -> [GuideBlueprint] {
    view.children.filter { $0.name == "viewLayoutGuide" }.compactMap { element in
      guard let id = element["id"] else { return nil }
      guard let kind = GuideBlueprint.Kind(rawValue: element.key ?? "") else {
        context.notes.skip(
          "<viewLayoutGuide key=\"\(element.key ?? "")\">", at: element.line,
          "constraints to it are skipped")
        return nil
      }
      return GuideBlueprint(id: id, kind: kind)
    }
  }

  /// The top and bottom guides that are declared in a controller's element.
  func layoutGuides(_ controller: MarkupElement) -> [GuideBlueprint] {
    (controller.child("layoutGuides")?.children ?? []).compactMap { element in
      context.notes.valid {
        GuideBlueprint(
          id: try element.required("id", "an id to which constraints refer"),
          kind: try element.choice("type", ["top": .top, "bottom": .bottom]))
      }
    }
  }

  // MARK: Names

  /// The names of the attributes that a constraint's element may have. Some of these attributes are
  /// not read, because only Interface Builder's editor uses them.
  private static let constraintAttributes: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "constant", "priority", "identifier", "placeholder", "symbolic", "symbolType", "userLabel",
    "shouldBeArchived", "customClass", "customModule", "customModuleProvider",
  ]

  private static let relations: KeyValuePairs<String, NSLayoutConstraint.Relation> = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let layoutAttributes: KeyValuePairs<String, NSLayoutConstraint.Attribute> = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

extension MarkupElement {
  /// Reads a number, a percentage such as `35%`, or a ratio such as `16:9` or `1/2`.
  fileprivate func ratio(_ name: String) throws -> CGFloat {
    if let share = fraction(name) { return share }
    let parts = (self[name] ?? "").split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
    guard parts.count == 2 else { return try number(name) }
    guard let over = Double(parts[0]), let under = Double(parts[1]), under != 0,
      (over / under).isFinite
    else {
      throw error(
        found: "\(name)=\"\(self[name] ?? "")\" of \(tag)",
        expected: "a number, a percentage or a ratio, as \"16:9\"",
        remedy: "change the value of '\(name)'")
    }
    return over / under
  }

  /// Reads a priority, which must be greater than 0 and at most 1000.
  func priority(_ name: String) throws -> CGFloat {
    let value = try number(name)
    guard value > 0, value <= 1000 else {
      throw error(
        found: "\(name)=\"\(self[name] ?? "")\" of \(tag)", expected: "a priority from 1 to 1000",
        remedy: "change the value of '\(name)'")
    }
    return value
  }
}

/// A small view at an edge of a list cell: a chevron, a checkmark, a label, a view of the app's.
///
///     cell.accessories = [.label(text: "On"), .disclosureIndicator()]
///
/// An accessory has a standard place beside the others, whatever its position in the array.
public struct UICellAccessory {
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  var options = Options()
  var text: String?
  var placement: Placement?
  var handler: ActionHandler?

  init(_ accessoryType: AccessoryType, _ displayed: DisplayedState) {
    (self.accessoryType, self.displayed) = (accessoryType, displayed)
  }

  public typealias ActionHandler = @MainActor () -> Void

  public enum AccessoryType: Hashable, @unchecked Sendable {
    case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect
    case outlineDisclosure, label
    case customView(UIView)
  }

  /// When an accessory is displayed. A cell is editing while its collection view is.
  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The width of the space in which an accessory is centred.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory's view.
    case actual
    /// The width of the accessories of the system.
    case standard
    case custom(CGFloat)
  }

  /// The edge at which a custom view is placed, and its position among the other accessories there.
  public enum Placement {
    /// Returns the position among the accessories of an edge, which are sorted from the leading edge.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The position before the first accessory of a type, or before all accessories.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0 }
    }
    /// The position after the last accessory of a type, or after all accessories.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 }
          ?? accessories.count
      }
    }
  }

  /// What all accessories have.
  struct Options {
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.standard
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var font: UIFont?
    var adjustsFont = true
    var showsVerticalSeparator = true
    var maintainsFixedSize = false
  }
}

// MARK: Accessories

extension UICellAccessory {
  /// A chevron that shows that a tap opens something.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { made(.disclosureIndicator, displayed, options.all) }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { made(.detail, displayed, options.all, actionHandler) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { made(.checkmark, displayed, options.all) }

  /// A button with a minus. Without a handler, it shows the trailing swipe actions of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { made(.delete, displayed, options.all, actionHandler) }

  /// A button with a plus.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { made(.insert, displayed, options.all, actionHandler) }

  /// A grip. In Matchcut it does not move the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { made(.reorder, displayed, options.all) }

  /// A circle, which has a checkmark while the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { made(.multiselect, displayed, options.all) }

  /// A chevron that shows whether the item's children are shown. A tap calls the handler.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { made(.outlineDisclosure, displayed, options.all, actionHandler) }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = made(.label, displayed, options.all)
    accessory.text = text
    return accessory
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    var accessory = made(.customView(configuration.customView), displayed, configuration.all)
    accessory.placement = configuration.placement
    return accessory
  }

  private static func made(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options,
    _ handler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(type, displayed)
    (accessory.options, accessory.handler) = (options, handler)
    return accessory
  }
}

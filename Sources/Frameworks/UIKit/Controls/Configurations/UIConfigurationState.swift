/// The state of a view for which its configurations are updated.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// The app's own states; nil by default.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state that the app defines.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view that is not a cell.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Whether the view has the focus. Matchcut has no focus, so it is false unless the app sets it.
  public var isFocused = false
  /// Whether the header or footer is pinned to the visible bounds.
  public var isPinned = false

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  /// Whether the list is in editing mode.
  public var isEditing = false
  /// Whether the item's children are shown.
  public var isExpanded = false
  /// Whether the swipe actions of the row are shown.
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}

/// The states that change the default colours of configurations.
struct ConfigurationStates {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false

  init(_ state: any UIConfigurationState) {
    if let cell = state as? UICellConfigurationState {
      (isDisabled, isHighlighted, isSelected) = (
        cell.isDisabled, cell.isHighlighted, cell.isSelected
      )
    } else if let view = state as? UIViewConfigurationState {
      (isDisabled, isHighlighted, isSelected) = (
        view.isDisabled, view.isHighlighted, view.isSelected
      )
    }
  }
}

/// Members that `NSObject` and `Formatter` have on Apple's systems, but not on Linux.
extension ModuleIndex {
  /// Whether the member says `override` although no superclass has it on Linux. Matchcut finds the
  /// member in the class's member table instead.
  func overridesNothing(_ member: Member, of type: TypeEntry) -> Bool {
    guard member.isOverride, type.kind == .class else { return false }
    let isOfClass = Self.classMembers.contains(member.fullName)
    guard isOfClass || Self.members.contains(member.fullName) else { return false }
    let inherits = superclasses(of: type).contains { superclass in
      superclass.members.contains { $0.fullName == member.fullName }
    }
    guard !inherits, let ancestor = foreignAncestor(of: type) else { return false }
    let isConstraint = ancestor.hasSuffix("NSLayoutConstraint")
    if isConstraint, member.fullName == "awakeFromNib()" { return false }
    return isOfClass || !Self.declaresMembers(ancestor)
  }

  private static let members: Set<String> = [
    "value(forKey:)", "setValue(_:forKey:)", "value(forUndefinedKey:)",
    "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "value(forKeyPath:)",
    "setValue(_:forKeyPath:)", "observeValue(forKeyPath:of:change:context:)", "awakeFromNib()",
    "prepareForInterfaceBuilder()",
  ]
  /// Members that none of Matchcut's classes declares.
  private static let classMembers: Set<String> = [
    "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
    "responds(to:)", "forwardingTarget(for:)", "getObjectValue(_:for:errorDescription:)",
    "getObjectValue(_:for:range:)",
  ]

  /// Whether a class of the module, or of a module that it imports, forwards messages.
  var forwardsMessages: Bool {
    allTypes.contains { type in
      type.members.contains { $0.isOverride && $0.fullName == "forwardingTarget(for:)" }
    }
  }

  /// Whether the class is a responder, a gesture recognizer, a bar item or a layer. Matchcut's
  /// classes of these kinds declare the members.
  private static func declaresMembers(_ name: String) -> Bool {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    guard !objects.contains(name) else { return false }
    if name.hasPrefix("CA") { return name.hasSuffix("Layer") }
    return name.hasPrefix("UI") && endings.contains { name.hasSuffix($0) }
  }

  private static let endings = [
    "View", "ViewController", "Controller", "Control", "Button", "Label", "Cell", "Window", "Bar",
    "Toolbar", "Switch", "Slider", "Field", "Stepper", "Picker", "Application", "Responder",
    "GestureRecognizer", "Item", "ReusableView", "Indicator",
  ]
  /// Classes whose names look like those of a controller or a bar item, but which are neither.
  private static let objects: Set<String> = [
    "UIPresentationController", "UIPopoverPresentationController", "UISheetPresentationController",
    "UIPopoverController", "UIMenuController", "UIDocumentInteractionController",
    "UIPrintInteractionController", "UIDragItem", "UINavigationItem",
  ]
}

/// Content that Interface Builder writes and that has no effect in Matchcut. Matchcut ignores this
/// content without a warning.
enum StoryboardIgnored {
  /// The names of attributes that any element may have. The attributes contain names of objects,
  /// and values for Interface Builder's editor or layout engine.
  static let attributes: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
    "sceneMemberID", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity",
    "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "layoutMarginsFollowReadableWidth",
    "clearsContextBeforeDrawing", "baselineAdjustment", "adjustsLetterSpacingToFit",
    "minimumFontSize", "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted",
    "adjustsImageWhenDisabled", "reversesTitleShadowWhenHighlighted", "catalog",
    "storyboardIdentifier", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "adjustsLetterSpacingToFitWidth", "usesAttributedText", "dataMode", "reuseIdentifier",
    "autoresizesArchivedViewToFullSize", "tableViewCell",
    "segmentControlStyle", "contentViewInsetsToSafeArea", "simulatedUserInterfaceStyle",
    "adjustsImageSizeForAccessibilityContentSizeCategory",
  ]

  /// The names or `key` attributes of child elements that are ignored.
  static let parts: Set<String> = [
    "subviews", "connections", "constraints", "userDefinedRuntimeAttributes",
    "viewLayoutGuide", "layoutGuides", "freeformSimulatedSizeMetrics",
    "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedScreenMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "animations", "variation",
    "gestureRecognizers", "toolbarItems", "point", "size", "nil", "view",
  ]
}

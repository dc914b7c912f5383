// Declares UIKit's classes, values and protocols for text as unavailable if Matchcut does not have
// them; see Unavailable.swift.

// MARK: Text input

@available(
  *, unavailable, message: "the keyboard types into text fields; use UITextField or UITextView"
)
public protocol UITextInputDelegate: AnyObject {}
@available(
  *, unavailable, message: "the keyboard types into text fields; use UITextField or UITextView"
)
public protocol UITextInputTokenizer: AnyObject {}
@available(
  *, unavailable, message: "the keyboard types into text fields; use UITextField or UITextView"
)
public enum UITextInputMode {}
@available(
  *, unavailable, message: "the keyboard types into text fields; use UITextField or UITextView"
)
public enum UITextInputAssistantItem {}
@available(
  *, unavailable, message: "the keyboard types into text fields; use UITextField or UITextView"
)
public enum UITextInteraction {}
@available(
  *, unavailable, message: "there are no keyboard extensions; set inputView of a UITextField"
)
open class UIInputViewController: UIViewController {}
@available(
  *, unavailable, message: "there is no spell checker; leave it out with #if canImport(Darwin)"
)
open class UITextChecker {
  public init() {}
}
@available(
  *, unavailable, message: "there is no spell checker; leave it out with #if canImport(Darwin)"
)
public enum UILexicon {}
@available(*, unavailable, message: "there is no search in text; use a UISearchBar")
public enum UIFindInteraction {}
@available(*, unavailable, message: "there is no search in text; use a UISearchBar")
public enum UIFindSession {}
@available(
  *, unavailable, message: "there is no writing assistant; leave it out with #if canImport(Darwin)"
)
public enum UIWritingToolsCoordinator {}
@available(
  *, unavailable, message: "there is no writing assistant; leave it out with #if canImport(Darwin)"
)
public enum UIWritingToolsBehavior {}

// MARK: Layout of text

@available(
  *, unavailable, message: "text is laid out by Pango; use NSAttributedString's measuring methods"
)
open class NSTextLayoutManager {
  public init() {}
}
@available(
  *, unavailable, message: "text is laid out by Pango; use NSAttributedString's measuring methods"
)
public enum NSTextContentManager {}
@available(
  *, unavailable, message: "text is laid out by Pango; use NSAttributedString's measuring methods"
)
open class NSTextContentStorage {
  public init() {}
}
@available(
  *, unavailable, message: "text is laid out by Pango; use NSAttributedString's measuring methods"
)
public enum NSTextLayoutFragment {}
@available(
  *, unavailable, message: "text is laid out by Pango; use NSAttributedString's measuring methods"
)
public enum NSTextLineFragment {}
@available(
  *, unavailable, message: "text is laid out by Pango; use NSAttributedString's measuring methods"
)
public enum NSTextElement {}
@available(
  *, unavailable, message: "text is laid out by Pango; use NSAttributedString's measuring methods"
)
public enum NSTextParagraph {}
@available(
  *, unavailable, message: "text is laid out by Pango; use NSAttributedString's measuring methods"
)
public enum NSTextSelection {}
@available(
  *, unavailable, message: "text is laid out by Pango; use NSAttributedString's measuring methods"
)
public protocol NSTextLocation: AnyObject {}
@available(*, unavailable, message: "text is laid out by Pango; set UITextView.attributedText")
public protocol NSTextStorageObserving: AnyObject {}
@available(
  *, unavailable, message: "there are no lists and tab stops; use one UILabel for each column"
)
public enum NSTextList {}
@available(
  *, unavailable, message: "there are no lists and tab stops; use one UILabel for each column"
)
open class NSTextTab {
  public init(textAlignment: NSTextAlignment, location: CGFloat, options: [AnyHashable: Any]) {}
}
@available(*, unavailable, message: "use the image of an NSTextAttachment")
public enum NSTextAttachmentViewProvider {}
@available(*, unavailable, message: "use the image of an NSTextAttachment")
public enum NSAdaptiveImageGlyph {}
@available(*, unavailable, message: "read the file from the bundle")
open class NSDataAsset {
  public init(name: String) {}
}

// MARK: Search fields

@available(*, unavailable, message: "use the text of the UISearchBar")
open class UISearchToken {
  public init(icon: UIImage?, text: String) {}
}
@available(*, unavailable, message: "use the text of the UISearchBar")
public enum UISearchSuggestionItem {}
@available(*, unavailable, message: "use the text of the UISearchBar")
public protocol UISearchSuggestion: AnyObject {}
@available(*, unavailable, message: "use UISearchController")
open class UISearchContainerViewController: UIViewController {}

import UIKit

#if canImport(ObjectiveC)
  // The storyboard is compiled into the module's bundle, and the Objective-C runtime finds its
  // names.
  @MainActor let flipCardBundle: Bundle? = .module
  let flipCardStoryboards: [String: Data] = [:]
  @MainActor let flipCardSelectors: [Selector] = []
#else
  @MainActor let flipCardBundle: Bundle? = nil
  let flipCardStoryboards = ["FlipCard": Data(PackageResources.FlipCard_storyboard)]

  // The selectors of the storyboard's connections. iOS finds them at run time; on Linux they must
  // be listed. The code that runs the demo passes the list to the stage.

  /// All outlets of the card's two sides, written as their setters, and all actions.
  @MainActor let flipCardSelectors: [Selector] = [
    outlet("setTitleLabel:", \FrontFace.titleLabel),
    outlet("setSubtitleLabel:", \FrontFace.subtitleLabel),
    outlet("setCard:", \FrontFace.card),
    outlet("setPicture:", \FrontFace.picture),
    outlet("setCaption:", \FrontFace.caption),
    outlet("setPlace:", \FrontFace.place),
    outlet("setTurnButton:", \FrontFace.turnButton),
    outlet("setHint:", \FrontFace.hint),

    outlet("setTitleLabel:", \BackFace.titleLabel),
    outlet("setPaper:", \BackFace.paper),
    outlet("setLetter:", \BackFace.letter),
    outlet("setStamp:", \BackFace.stamp),
    outlet("setAddress:", \BackFace.address),
    outlet("setCloseButton:", \BackFace.closeButton),
    outlet("setRules:", \BackFace.rules),
    Selector("closePressed:", BackPage.closePressed),
  ]

  @MainActor
  private func outlet<Owner: UIView, Object>(
    _ setter: String, _ path: ReferenceWritableKeyPath<Owner, Object?>
  ) -> Selector {
    Selector(setter) { (owner: Owner) in { (object: Object) in owner[keyPath: path] = object } }
  }

  @MainActor
  private func outlet<Owner: UIView, Object>(
    _ setter: String, _ path: ReferenceWritableKeyPath<Owner, [Object]>
  ) -> Selector {
    Selector(setter) { (owner: Owner) in { (objects: [Object]) in owner[keyPath: path] = objects } }
  }
#endif

import UIKit

#if canImport(ObjectiveC)
  // The storyboard is compiled into the module's bundle. The Objective-C runtime finds the classes,
  // outlets and actions that the storyboard names.
  @MainActor let flipCardBundle: Bundle? = .module
  let flipCardStoryboards: [String: Data] = [:]
  @MainActor let flipCardSelectors: [Selector] = []
#else
  @MainActor let flipCardBundle: Bundle? = nil
  let flipCardStoryboards = ["FlipCard": Data(PackageResources.FlipCard_storyboard)]

  // The selectors of the storyboard's connections. iOS finds them at run time; on Linux they must
  // be listed. The code that runs the demo passes this list of selectors to the stage.

  /// The outlets of the card's two sides, which are written as their setters, and the actions.
  @MainActor let flipCardSelectors: [Selector] = [
    outlet("setTitleLabel:", \CardFrontView.titleLabel),
    outlet("setSubtitleLabel:", \CardFrontView.subtitleLabel),
    outlet("setCard:", \CardFrontView.card),
    outlet("setPicture:", \CardFrontView.picture),
    outlet("setCaption:", \CardFrontView.caption),
    outlet("setPlace:", \CardFrontView.place),
    outlet("setTurnButton:", \CardFrontView.turnButton),
    outlet("setHint:", \CardFrontView.hint),

    outlet("setTitleLabel:", \CardBackView.titleLabel),
    outlet("setPaper:", \CardBackView.paper),
    outlet("setLetter:", \CardBackView.letter),
    outlet("setStamp:", \CardBackView.stamp),
    outlet("setAddress:", \CardBackView.address),
    outlet("setCloseButton:", \CardBackView.closeButton),
    outlet("setRules:", \CardBackView.rules),
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

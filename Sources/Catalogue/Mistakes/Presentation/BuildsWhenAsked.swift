import UIKit

let buildsWhenAsked = MistakeEntry(
  "builds-when-asked",
  "frameOfPresentedView… adds a view each time UIKit reads it", rule: "T32", .tapTap
) { isCorrected in
  ModalScene.panel {
    isCorrected
      ? DimmedPresentation(presentedViewController: $0, presenting: $1)
      : Builder(presentedViewController: $0, presenting: $1)
  }
}

/// Adds a grip above the panel whenever the panel's frame is requested.
private final class Builder: DimmedPresentation {
  private var grip = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let frame = super.frameOfPresentedViewInContainerView
    grip.removeFromSuperview()
    grip = UIView(frame: CGRect(x: frame.midX - 18, y: frame.minY - 12, width: 36, height: 5))
    dimmingView.addSubview(grip)
    return frame
  }
}

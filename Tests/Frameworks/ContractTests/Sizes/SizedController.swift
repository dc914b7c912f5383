import Stage
import TestSupport

/// A controller that logs changes of its size and traits, each with the values read at that moment.
final class SizedController: UIViewController {
  let label: String
  let log: EventLog
  /// The block to queue on the coordinator in `viewWillTransition`.
  var alongside: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  var onWillTransition: ((any UIViewControllerTransitionCoordinator) -> Void)?
  var orientations = UIInterfaceOrientationMask.all
  var childSize: CGSize?

  init(_ label: String, _ log: EventLog) {
    self.label = label
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    log.write("\(label).willTransition(\(newCollection.verticalSizeClass))")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    log.write("\(label).viewWillTransition(\(size.text), now \(view.bounds.size.text))")
    super.viewWillTransition(to: size, with: coordinator)
    onWillTransition?(coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] context in
        guard let self else { return }
        log.write("\(label).alongside(\(view.bounds.size.text))")
        alongside?(context)
      },
      completion: { [label, log] context in log.write("\(label).completion(\(context.isCancelled))")
      })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.write("\(label).traitCollectionDidChange(\(view.bounds.size.text))")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.write("\(label).viewWillLayoutSubviews(\(view.bounds.size.text))")
  }

  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize {
    childSize ?? super.size(forChildContentContainer: container, withParentContainerSize: size)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.write("\(label).preferredContentSizeDidChange(\(container.preferredContentSize.text))")
  }
}

extension CGSize {
  var text: String { "\(Int(width))×\(Int(height))" }
}

/// A stage with a `SizedController` as its root.
@MainActor
final class SizeStage: LoggedStage {
  let stage: Stage
  let log = EventLog()
  let root: SizedController

  init(device: Device = .phone) {
    let (stage, log) = (Stage(device: device), self.log)
    self.stage = stage
    root = stage.run { SizedController("R", log) }
    stage.show(root)
    log.clear()
  }

  func make(_ label: String) -> SizedController { stage.run { SizedController(label, log) } }
}

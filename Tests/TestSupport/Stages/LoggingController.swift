import UIKit

/// A controller that logs its lifecycle calls and otherwise behaves like any controller.
open class LoggingController: UIViewController {
  public let label: String
  public let log: EventLog

  public init(_ label: String, _ log: EventLog) {
    self.label = label
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    log.write("\(label).viewDidLoad")
    super.viewDidLoad()
  }
  open override func viewWillAppear(_ animated: Bool) {
    log.write("\(label).willAppear(\(animated))")
    super.viewWillAppear(animated)
  }
  open override func viewIsAppearing(_ animated: Bool) {
    log.write("\(label).isAppearing(\(animated))")
    super.viewIsAppearing(animated)
  }
  open override func viewDidAppear(_ animated: Bool) {
    log.write("\(label).didAppear(\(animated))")
    super.viewDidAppear(animated)
  }
  open override func viewWillDisappear(_ animated: Bool) {
    log.write("\(label).willDisappear(\(animated))")
    super.viewWillDisappear(animated)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    log.write("\(label).didDisappear(\(animated))")
    super.viewDidDisappear(animated)
  }
}

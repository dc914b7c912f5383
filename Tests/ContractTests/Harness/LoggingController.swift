import Stage

/// A controller that writes its life into the log, then does what it always does.
class LoggingController: UIViewController {
  let label: String
  let log: EventLog

  init(_ label: String, _ log: EventLog) {
    self.label = label
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    log.write("\(label).viewDidLoad")
    super.viewDidLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    log.write("\(label).willAppear(\(animated))")
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    log.write("\(label).isAppearing(\(animated))")
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    log.write("\(label).didAppear(\(animated))")
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    log.write("\(label).willDisappear(\(animated))")
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    log.write("\(label).didDisappear(\(animated))")
    super.viewDidDisappear(animated)
  }
}

import UIKit

/// A player that makes no sound and shows no picture. Its time follows the device's clock.
///
///     let player = AVPlayer(url: url)
///     player.play()
///     // One second later, `player.currentTime().seconds` is 1.
///
/// An item becomes ready in the next tick. If its length is known, `AVPlayerItemDidPlayToEndTime` is
/// posted at its end.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }

  public override init() { super.init() }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  open private(set) var currentItem: AVPlayerItem? {
    willSet { KeyValueObserving.willChange(self, "currentItem") }
    didSet { KeyValueObserving.didChange(self, "currentItem") }
  }
  open var status: Status { currentItem?.status == .readyToPlay ? .readyToPlay : .unknown }
  open var error: (any Error)? { nil }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var volume: Float = 1
  open var isMuted = false
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var defaultRate: Float = 1

  private var wanted: Float = 0
  /// The values that the observers know.
  private var told = (status: Status.unknown, rate: Float(0), control: TimeControlStatus.paused)
  private var observers: [PeriodicObserver] = []
  private var number = 0

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem?.clock.setRate(0)
    currentItem?.timeChanged = nil
    currentItem = item
    item?.timeChanged = { [weak self] in self?.awaitEnd() }
    defer { apply() }
    guard let item, item.status == .unknown else { return }
    TickQueue.post { [weak self] in
      item.becomeReady()
      self?.apply()
    }
  }

  open func play() {
    CallTrace.note(.controller, self, .message("play"))
    UIKitLog.warnOnce(
      "AVPlayer plays without sound and picture: there is no decoder. Its time follows the device's "
        + "clock.", .missingService)
    rate = defaultRate
  }
  open func pause() {
    CallTrace.note(.controller, self, .message("pause"))
    rate = 0
  }
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  open var rate: Float {
    get { wanted }
    set {
      wanted = newValue
      apply()
    }
  }
  open var timeControlStatus: TimeControlStatus {
    if wanted == 0 { return .paused }
    return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }

  private func apply() {
    let isReady = currentItem?.status == .readyToPlay
    currentItem?.clock.setRate(isReady ? Double(wanted) : 0)
    awaitEnd()
    let old = told
    told = (status, rate, timeControlStatus)
    KeyValueObserving.changed(self, "rate", old.rate, rate)
    KeyValueObserving.changed(self, "timeControlStatus", old.control, timeControlStatus)
    KeyValueObserving.changed(self, "status", old.status, status)
  }

  // MARK: Time

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  open func seek(to time: CMTime) { currentItem?.seek(to: time, completionHandler: nil) }
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    currentItem?.seek(to: time, completionHandler: completionHandler)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Waits for the end of the item. The work counts as repeating, so that a device that only plays
  /// is idle.
  private func awaitEnd() {
    number += 1
    guard let item = currentItem, let end = item.clock.endsAt else { return }
    let mine = number
    TickQueue.at(end, isRepeating: true) { [weak self] in
      guard let self, number == mine, currentItem === item else { return }
      reachEnd(of: item)
    }
  }

  /// Called when the item has been played to its end.
  func reachEnd(of item: AVPlayerItem) {
    if actionAtItemEnd != .none { rate = 0 }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }

  /// Calls `block` at each multiple of the interval while the item plays. The queue is always the
  /// main queue.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let observer = PeriodicObserver(
      interval: max(interval.isNumeric ? interval.seconds : 1, PeriodicObserver.shortest),
      block: block)
    observers.append(observer)
    observer.wait(for: self)
    return observer
  }
  open func removeTimeObserver(_ observer: Any) {
    let ended = observer as? PeriodicObserver
    ended?.isActive = false
    observers.removeAll { $0 === ended }
  }

  @MainActor
  private final class PeriodicObserver {
    /// In seconds: one tick.
    static let shortest = FrameClock.time(ofTick: 1)

    let interval: Double
    let block: (CMTime) -> Void
    var isActive = true
    private var last: Double?

    init(interval: Double, block: @escaping (CMTime) -> Void) {
      (self.interval, self.block) = (interval, block)
    }

    func wait(for player: AVPlayer) {
      TickQueue.at(World.current.clock.now + interval, isRepeating: true) {
        [weak self, weak player] in
        guard let self, let player, isActive else { return }
        let time = player.currentTime()
        if time.seconds != last {
          last = time.seconds
          block(time)
        }
        if isActive { wait(for: player) }
      }
    }
  }
}

/// A player that plays several items, one after the other.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  private var queue: [AVPlayerItem] = []

  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.endIndex
    queue.insert(item, at: place)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    queue.removeAll { $0 === item }
  }
  open func removeAllItems() {
    queue.removeAll()
    replaceCurrentItem(with: nil)
  }

  override func reachEnd(of item: AVPlayerItem) {
    super.reachEnd(of: item)
    guard actionAtItemEnd == .advance else { return }
    advanceToNextItem()
    if currentItem != nil { rate = defaultRate }
  }
}

/// Repeats an item.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    if player.currentItem == nil { player.insert(itemToLoop, after: nil) }
    player.actionAtItemEnd = .none
    // The notification is posted on the main thread.
    observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: itemToLoop, queue: nil
    ) { [weak self, weak player] _ in
      MainActor.assumeIsolated {
        guard let self, self.isLooping else { return }
        self.loopCount += 1
        player?.seek(to: .zero)
      }
    }
  }

  private var observer: (any NSObjectProtocol)?
  private var isLooping = true
  open private(set) var loopCount = 0
  open func disableLooping() { isLooping = false }
}

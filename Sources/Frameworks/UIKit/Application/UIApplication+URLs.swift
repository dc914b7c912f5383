// Addresses that other apps would open. A device has no other apps.
extension UIApplication {
  /// An option for `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Whether another app can open the address. Always false.
  public func canOpenURL(_ url: URL) -> Bool {
    CallTrace.note(.controller, self, .message("canOpenURL", ["_": .text(url.absoluteString)]))
    return false
  }

  /// Opens nothing, and calls the completion with false in the next tick. Without the option
  /// `universalLinksOnly`, with which apps expect a refusal, a warning says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    noteOpening(url, options)
    guard let completion else { return }
    TickQueue.post { completion(false) }
  }

  /// Opens nothing, and returns false.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    noteOpening(url, options)
    return false
  }

  /// Opens nothing, and returns false.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    noteOpening(url)
    return false
  }

  private func noteOpening(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any] = [:]) {
    CallTrace.note(.controller, self, .message("open", ["_": .text(url.absoluteString)]))
    guard options[.universalLinksOnly] as? Bool != true else { return }
    let isSettings = url.absoluteString == Self.openSettingsURLString
    UIKitLog.warn(
      "The app asked to open \(isSettings ? "its settings" : url.absoluteString). Nothing is opened, "
        + "because the device has no other apps.", .missingService)
  }
}

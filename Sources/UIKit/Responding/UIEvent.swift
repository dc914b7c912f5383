/// The touches of one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
}

import CWebSockets
import Synchronization

/// Actions that other threads have submitted to the server's thread.
final class ActionQueue: Sendable {
  typealias Action = @MainActor @Sendable () -> Void

  private struct State {
    var actions: [Action] = []
    /// The address of the server's context; 0 before the server listens and after it has ended.
    var context = 0
  }
  private let state = Mutex(State())

  func open(_ context: OpaquePointer?) {
    state.withLock { $0.context = context.map(Int.init(bitPattern:)) ?? 0 }
  }

  @Sendable func post(_ action: @escaping Action) {
    state.withLock { state in
      state.actions.append(action)
      // `lws_cancel_service` wakes the server's thread. Only this function of the library may be
      // called from any thread.
      if let context = OpaquePointer(bitPattern: state.context) { lws_cancel_service(context) }
    }
  }

  func take() -> [Action] {
    state.withLock { state in
      defer { state.actions = [] }
      return state.actions
    }
  }
}

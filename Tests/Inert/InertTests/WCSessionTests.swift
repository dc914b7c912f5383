import Stage
import Testing
import UIKit
import WatchConnectivity

@MainActor
struct WCSessionTests {
  @Test func `a session with a watch fails in the next tick`() {
    final class Listener: NSObject, WCSessionDelegate {
      var states: [WCSessionActivationState] = []
      func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?
      ) {
        states.append(activationState)
        #expect((error as? WCError)?.code == .sessionNotSupported)
      }
      func sessionDidBecomeInactive(_ session: WCSession) {}
      func sessionDidDeactivate(_ session: WCSession) {}
    }
    let stage = Stage(device: .phone)
    let listener = Listener()
    var errors: [WCError.Code?] = []
    stage.run {
      let log = World.current.service(UIKitLog.self)
      log.prints = false
      #expect(!WCSession.isSupported())
      let session = WCSession.default
      session.delegate = listener
      session.activate()
      session.sendMessage(["a": 1], replyHandler: nil) { errors.append(($0 as? WCError)?.code) }
      #expect(throws: WCError(.sessionNotSupported)) { try session.updateApplicationContext([:]) }
      #expect(listener.states.isEmpty)
      #expect(log.warnings.count == 1)
    }
    stage.tick()
    #expect(listener.states == [.notActivated])
    #expect(errors == [.sessionNotSupported])
    stage.close()
  }
}

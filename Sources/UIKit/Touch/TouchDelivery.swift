package struct TouchSample: Sendable {
  package enum Phase: String, Sendable { case down, move, up, cancel }
  package var finger: Int; package var time: Double; package var point: CGPoint; package var phase: Phase
  package init(finger: Int, time: Double, point: CGPoint, phase: Phase) { self.finger = finger; self.time = time; self.point = point; self.phase = phase }
}
@MainActor package final class TouchDelivery: WorldRoom {
  package init() {}
  package func deliver(upTo: Double) {}
  package func enqueue(_ s: TouchSample) {}
  package var isIdle: Bool { true }
  package var activeTouches: [(finger: Int, point: CGPoint)] { [] }
}

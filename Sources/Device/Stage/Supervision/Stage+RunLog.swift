extension Stage {
  /// Reports the progress of this stage to the process that supervises this one, if there is one.
  /// Call it before the stage opens.
  package func report(to log: RunLog?) {
    guard let log else { return }
    self.log = log
    world { world.addObserver(log) }
  }
}

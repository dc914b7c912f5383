extension TouchScript {
  /// The window's size at `t`, when it was `size` at the start: fingers mean the window as it
  /// stands when they touch it. Supposes that the interface follows every turn.
  func size(at t: Double, from size: CGSize, isUpright: Bool) -> CGSize {
    var (size, isUpright) = (size, isUpright)
    for event in device.sorted(by: { $0.t < $1.t }) where event.t <= t {
      switch event.change {
      case .resize(let new): size = new
      case .traits, .app: continue
      case .rotate(let turn):
        guard let way = turn.orientation.interface, way.isPortrait != isUpright else { continue }
        isUpright.toggle()
        size = CGSize(width: size.height, height: size.width)
      }
    }
    return size
  }
}

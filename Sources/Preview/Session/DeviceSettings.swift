import Stage

/// What outlives a device: another one begins with it.
package struct DeviceSettings {
  package var traits = Stage.Traits()
  package var speed = 1.0
  package var orientation = DeviceEvent.Turn.portrait
  package var horizontal: DeviceEvent.SizeClass?
  package var vertical: DeviceEvent.SizeClass?
  package init() {}
}

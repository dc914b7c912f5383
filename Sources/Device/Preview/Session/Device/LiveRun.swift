import Stage

/// The input of a device up to a tick, with which a new device repeats the run.
package struct LiveRun {
  let entry: PageEntry
  let device: Device
  /// The settings when the entry was loaded.
  let settings: DeviceSettings
  let log: InputLog
  /// The number of ticks that the device had run.
  let ticks: Int
  let recordsStacks: Bool
}

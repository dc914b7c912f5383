import CAppHost
import CDeviceFiles
import UIKit

/// The files of a device: the home folder of its app, with the documents and the databases. They are
/// removed with the device, so that each run begins with the files that the app contains.
///
/// `NSHomeDirectory()`, `URL.homeDirectory` and the folder of documents that `FileManager` finds are
/// those of the device that was created or called last. The folder is created when an app first asks
/// for it. While a command runs an app, `FileManager` also finds folders of application support and of
/// caches that are new with each run; in another process, such as a test's, they are the user's.
/// `UserDefaults` and `NSTemporaryDirectory()` are always the user's.
@MainActor
final class DeviceFiles: WorldService {
  private let device: Int32

  init() { device = device_files_new(matchcut_run_folder()) }
  deinit { device_files_remove(device) }

  /// Makes the folders of this device those that an app finds.
  func use() { device_files_use(device) }
}

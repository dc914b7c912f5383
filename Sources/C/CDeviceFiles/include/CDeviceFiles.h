#pragma once

/// The folders of simulated devices.
///
/// Foundation asks `secure_getenv` for the home folder, in which the documents are. This module answers
/// with the folder of the device in use. Foundation finds the folders of caches and of application
/// support in the environment of the process; in a process that runs an app only, they are changed to
/// folders that all its devices share, and that are emptied when a device begins and no other exists.

/// A number for a new device. Its folder is created when it is first asked for.
///
/// `container` is the folder for the files of this process if the process runs an app only. If it is
/// null, the device's folder is in a new folder that is removed when the process exits, and the
/// environment does not change.
int device_files_new(const char *_Nullable container);

/// Uses the folder of this device from now on; 0 means the folder of the user.
void device_files_use(int device);

/// Removes the folder of a device, with everything in it.
void device_files_remove(int device);

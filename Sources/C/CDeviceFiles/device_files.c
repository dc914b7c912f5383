// A device's folder has the folders that an app finds on iOS: Documents, Library/Caches,
// Library/Preferences and tmp. As on iOS, Library/Application Support does not exist at first.
#define _GNU_SOURCE
#include "CDeviceFiles.h"

#include <ftw.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <unistd.h>

/// The home folders of the last devices that have one. A caller of `secure_getenv` may still read the
/// path of an earlier device.
enum { kept_homes = 16 };
static struct {
  int device;
  char path[PATH_MAX];
} homes[kept_homes];

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// The number of the last device, of the device in use, and of all devices that exist.
static int last_device, current, existing;
/// The folder with the folders of all devices; empty if there is none yet.
static char container[PATH_MAX - 64];
static bool is_own_container;

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *walk) {
  (void)status, (void)kind, (void)walk;
  remove(path);
  return 0;
}

static void remove_tree(const char *path) { nftw(path, remove_entry, 32, FTW_DEPTH | FTW_PHYS); }

static bool make(const char *path) { return !mkdir(path, 0700) || !access(path, W_OK); }

/// Empties the folders that the devices of this process share, and names them in the environment.
static void share_folders(void) {
  static const struct { const char *variable, *name; } shared[] = {
      {"XDG_DATA_HOME", "Application Support"}, {"XDG_CACHE_HOME", "Caches"}};
  for (int index = 0; index < 2; index++) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", container, shared[index].name);
    remove_tree(path);
    if (make(path)) setenv(shared[index].variable, path, 1);
  }
}

int device_files_new(const char *given) {
  pthread_mutex_lock(&lock);
  if (given && !*container && strlen(given) < sizeof container) strcpy(container, given);
  if (!existing++ && given && *container && !is_own_container) share_folders();
  int device = ++last_device;
  pthread_mutex_unlock(&lock);
  return device;
}

void device_files_use(int device) { __atomic_store_n(&current, device, __ATOMIC_RELAXED); }

static void remove_container(void) { remove_tree(container); }

/// Whether there is a folder for the folders of devices. Creates it if necessary.
static bool has_container(void) {
  if (*container) return true;
  const char *temporary = getenv("TMPDIR");
  if (!temporary || *temporary != '/') temporary = "/tmp";
  char path[sizeof container];
  int length = snprintf(path, sizeof path, "%s/matchcut-files-XXXXXX", temporary);
  if (length >= (int)sizeof path || !mkdtemp(path)) return false;
  strcpy(container, path);
  is_own_container = true;
  atexit(remove_container);
  return true;
}

/// Creates the folder of a device. If that is impossible, its path is empty.
static void create(int device) {
  char *home = homes[device % kept_homes].path;
  homes[device % kept_homes].device = device;
  *home = 0;
  if (!has_container()) return;
  char base[PATH_MAX - 32], path[PATH_MAX];
  snprintf(base, sizeof base, "%s/device-%d", container, device);
  static const char *const parts[] = {"", "/Documents", "/Library", "/Library/Caches",
                                      "/Library/Preferences", "/tmp"};
  for (size_t index = 0; index < sizeof parts / sizeof *parts; index++) {
    snprintf(path, sizeof path, "%s%s", base, parts[index]);
    if (!make(path)) return;
  }
  strcpy(home, base);
}

void device_files_remove(int device) {
  int used = device;
  __atomic_compare_exchange_n(&current, &used, 0, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  pthread_mutex_lock(&lock);
  existing--;
  // The folder may be older than those that are kept.
  if (*container) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/device-%d", container, device);
    remove_tree(path);
  }
  pthread_mutex_unlock(&lock);
}

/// Replaces the C library's function, which Foundation calls for the home folder.
char *secure_getenv(const char *name) {
  int device = __atomic_load_n(&current, __ATOMIC_RELAXED);
  if (device && !strcmp(name, "CFFIXED_USER_HOME")) {
    pthread_mutex_lock(&lock);
    if (homes[device % kept_homes].device != device) create(device);
    pthread_mutex_unlock(&lock);
    if (*homes[device % kept_homes].path) return homes[device % kept_homes].path;
  }
  return getauxval(AT_SECURE) ? 0 : getenv(name);
}

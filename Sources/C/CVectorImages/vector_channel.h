// What the two processes have in common.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// The name and the file descriptor that the drawing process is started with.
#define DRAWING_PROCESS "matchcut-draws-vector-images"
enum { drawing_channel = 3 };

/// Reads or writes all bytes. Returns false if the other process has ended.
bool matchcut_channel_read(int channel, void *bytes, size_t count);
bool matchcut_channel_write(int channel, const void *bytes, size_t count);

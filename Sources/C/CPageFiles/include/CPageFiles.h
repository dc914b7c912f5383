#pragma once
#include <stddef.h>

/// A file of the page.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} MatchcutPageFile;

/// All files of the page; the last element has no name.
const MatchcutPageFile *matchcut_page_files(void);

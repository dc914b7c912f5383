#pragma once
#include <stddef.h>

/// A file of the page.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} MatchcutPageFile;

/// Every file of the page; the last has no name.
const MatchcutPageFile *matchcut_page_files(void);

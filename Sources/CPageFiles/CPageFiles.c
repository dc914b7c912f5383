// The page's files stand in `files/` as a browser reads them, and are taken in whole here: the
// tool needs no folder beside it.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "CPageFiles.h"

static const unsigned char index_html[] = {
#embed "files/index.html"
};

static const MatchcutPageFile files[] = {
    {"index.html", index_html, sizeof index_html},
    {0, 0, 0},
};

const MatchcutPageFile *matchcut_page_files(void) { return files; }

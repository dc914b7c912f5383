#pragma once
#include <libwebsockets.h>

// Macros that Swift does not see as constants.
static const int matchcut_lws_pre = LWS_PRE;

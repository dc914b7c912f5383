// Logging is declared in `os`, which Apple's OSLog re-exports. Reading a log back (`OSLogStore`) is
// missing: nothing is stored.
@_exported import os

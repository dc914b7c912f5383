// Re-exports the module `os`, as Apple's OSLog does. `OSLogStore` is missing, because messages are
// not stored.
@_exported import os

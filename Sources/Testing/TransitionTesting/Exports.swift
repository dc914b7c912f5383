@_exported import Stage

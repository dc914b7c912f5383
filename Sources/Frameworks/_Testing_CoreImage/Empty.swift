// This module is empty. `Package.swift` says why Swift Testing requires it.

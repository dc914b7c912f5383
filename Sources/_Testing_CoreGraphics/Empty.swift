// Empty on purpose: see the manifest.

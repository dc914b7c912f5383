/// A layer that only places its sublayers, which keep their own depth instead of being flattened
/// into its plane.
///
/// Its background, contents, border, shadow and mask do not show.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

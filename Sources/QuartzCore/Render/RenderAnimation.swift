/// One committed animation as a value: what a `CAAnimation` becomes when a layer commits.
///
/// Pure: `apply` reads nothing but its arguments.
package struct RenderAnimation: Sendable {
  package init() {}

  /// Replaces or adds to the animated property in `values`, at the layer's local time.
  package func apply(to values: inout LayerValues, at local: Double) {}
}

import Stage
import TestSupport

/// A property of something on screen that is set to extreme numbers.
///
/// `parts` is the number of the property's components. `prepare` makes the object that has the
/// property.
@MainActor
struct ExtremeRow: CustomStringConvertible {
  let name: String
  let parts: Int
  let raises: ([Double]) -> Bool
  let prepare: () -> ExtremeSubject

  nonisolated var description: String { MainActor.assumeIsolated { name } }

  init<V: UIView>(
    _ name: String, _ parts: Int = 1, on make: @escaping () -> V,
    raises: @escaping ([Double]) -> Bool = { _ in false },
    _ set: @escaping (V, [Double]) -> Void
  ) {
    (self.name, self.parts, self.raises) = (name, parts, raises)
    prepare = {
      let view = make()
      return ExtremeSubject(view: view) { set(view, $0) }
    }
  }

  /// The values to set. Each number is put into one component, with `usual` in the other
  /// components, and then into all components at once. In a soak test, each number is put into one
  /// component after the other; otherwise the numbers take turns.
  static func values(parts: Int) -> [[Double]] {
    // For a matrix, only a scale, a perspective, a translation and the last component are set.
    let places = parts < 16 ? Array(0..<parts) : [0, 3, 12, 15]
    return numbers.enumerated().flatMap { index, number -> [[Double]] in
      let chosen = isSoak ? places : [places[index % places.count]]
      let single = chosen.map { part in (0..<parts).map { $0 == part ? number : usual } }
      return parts == 1 ? single : single + [Array(repeating: number, count: parts)]
    }
  }

  static let usual = 20.0

  /// NaN, infinities, numbers larger than any integer, the largest finite number, a size larger than
  /// any screen, zero, a negative number and the smallest positive number.
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e19, 1e30, -1e30, 1e300, .greatestFiniteMagnitude, 40_000, 0, -20,
    .leastNonzeroMagnitude,
  ]
}

@MainActor
struct ExtremeSubject {
  let view: UIView
  let set: ([Double]) -> Void
}

/// A small screen on which a subject is shown, touched, animated, captured and removed.
@MainActor
struct ExtremeScene {
  static let device = Device(
    id: "tiny", title: "Tiny", size: CGSize(width: 90, height: 120), scale: 2)

  let stage = Stage(device: device)

  /// Puts the row's subject on screen, sets `values` and uses it as apps do.
  func run(_ row: ExtremeRow, _ values: [Double]) {
    let usual = Array(repeating: ExtremeRow.usual, count: row.parts)
    let (root, subject) = stage.run { (UIViewController(), row.prepare()) }
    stage.show(root)
    stage.run {
      subject.view.frame = CGRect(x: 10, y: 15, width: 50, height: 60)
      root.view.addSubview(subject.view)
    }
    stage.tick()
    look()

    stage.run { subject.set(values) }
    stage.tick()
    look()
    stage.run { subject.view.setNeedsDisplay() }
    stage.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 34, y: 70), over: 0.05)
    stage.advance(by: 0.15)
    look()
    stage.run { use(subject.view) }

    stage.run {
      subject.set(usual)
      UIView.animate(withDuration: 0.1) {
        subject.set(values)
        subject.view.layoutIfNeeded()
      }
    }
    for _ in 0..<8 {
      stage.tick()
      look()
    }
    stage.run {
      subject.view.sizeToFit()
      subject.view.superview?.frame.size.width += 7
    }
    stage.tick()
    look()

    let next = stage.run { UIViewController() }
    stage.run { root.present(next, animated: true) }
    stage.tick()
    stage.advance(by: 0.1)
    look()
    stage.run { root.dismiss(animated: true) }
    stage.advance(by: 0.1)
    stage.run { subject.view.removeFromSuperview() }
    stage.tick()
    look()
    stage.close()
  }

  func look() { _ = stage.frame(scale: 1) }

  /// Calls methods that read the view's geometry.
  private func use(_ view: UIView) {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    _ = renderer.image { context in
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
      if view.layer.hasFiniteTree { view.layer.render(in: context.cgContext) }
    }
    // A picture of a huge view takes as much memory as a picture may take, so one picture is
    // enough.
    let isLarge = view.bounds.width * view.bounds.height > 1_000_000
    if isSoak || !isLarge { usePictures(of: view) }
    _ = view.hitTest(CGPoint(x: 5, y: 5), with: nil)
    _ = view.convert(CGPoint(x: 1, y: 2), to: nil)
    _ = view.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: nil)
    _ = view.layer.presentation()?.hitTest(.zero)
    _ = view.systemLayoutSizeFitting(.zero)
    _ = view.intrinsicContentSize
    _ = view.sizeThatFits(CGSize(width: 10, height: 10))
    _ = view.description
  }

  private func usePictures(of view: UIView) {
    if let picture = view.snapshotView(afterScreenUpdates: true), view.layer.hasFiniteTree {
      view.superview?.addSubview(picture)
    }
    _ = view.resizableSnapshotView(
      from: CGRect(x: 1, y: 1, width: 5, height: 5), afterScreenUpdates: false,
      withCapInsets: .zero)
  }
}

extension CALayer {
  /// False if `render(in:)` raises an exception, as on iOS, because a sublayer's position is not
  /// finite.
  var hasFiniteTree: Bool {
    (sublayers ?? []).allSatisfy {
      $0.position.x.isFinite && $0.position.y.isFinite && $0.hasFiniteTree
    }
  }
}

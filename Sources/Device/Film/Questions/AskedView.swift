import QuartzCore
import Stage
import UIKit

/// A view or layer at one time, to which a question's path is applied.
protocol AskedView {
  /// The name in answers, such as `CardView#2` or `UILabel@12`.
  var title: String { get }
  var values: LayerValues { get }
  var superview: Self? { get }
  var subviews: [Self] { get }
  var sublayers: [Self] { get }
  /// The property's value, if it is not one of `values`.
  func text(of property: String) -> String?
}

extension Question {
  /// The value of the path that begins at `view`.
  func value<V: AskedView>(from view: V) -> AskedValue {
    var current = view
    var value: AskedValue?
    var list: [V]?
    for part in parts {
      switch part {
      case .superview:
        guard let next = current.superview else { return .none }
        current = next
      case .subviews: list = current.subviews
      case .sublayers: list = current.sublayers
      case .count: return .number(Double(list?.count ?? 0))
      case .item(let index):
        guard let found = list, found.indices.contains(index) else { return .none }
        (current, list) = (found[index], nil)
      case .property(let name):
        if let text = current.text(of: name) {
          value = .text(text)
        } else {
          value = ViewProperty.named(name)?.read(current.values)
        }
      case .member(let name):
        guard let part = value?.member(name) else { return .none }
        value = part
      }
    }
    if let value { return value }
    return list.map { .views($0.map(\.title)) } ?? .view(current.title)
  }
}

/// A view of a run that is executing now. Its values are those that the app would read.
@MainActor
struct LiveView: @preconcurrency AskedView {
  let layer: CALayer

  init(_ layer: CALayer) { self.layer = layer }

  private var view: UIView? {
    (layer.delegate as? UIView).flatMap { $0.layer === layer ? $0 : nil }
  }

  var title: String {
    let object: AnyObject = view ?? layer
    return World.current.names.known(object)?.description
      ?? "\(String(describing: type(of: object)))@\(layer.id)"
  }
  var values: LayerValues { layer.values }
  var superview: Self? { view?.superview.map { Self($0.layer) } }
  var subviews: [Self] { view?.subviews.map { Self($0.layer) } ?? [] }
  var sublayers: [Self] { layer.sublayers?.map { Self($0) } ?? [] }
  func text(of property: String) -> String? { nil }
}

/// A view in a frame of a recording. Its values are those on screen.
struct ScreenView: AskedView {
  let frame: ScreenState
  let view: RecordedView

  init?(_ layer: Int, in frame: ScreenState) {
    guard let view = frame.views[layer] else { return nil }
    (self.frame, self.view) = (frame, view)
  }

  private init(_ view: RecordedView, _ frame: ScreenState) {
    (self.frame, self.view) = (frame, view)
  }

  var title: String { frame.names[view.id] ?? "\(view.name)@\(view.id)" }
  var superview: Self? {
    view.parent.flatMap { Self($0, in: frame) }.flatMap { $0.isView ? $0 : nil }
  }
  var subviews: [Self] { sublayers.filter(\.isView) }
  var sublayers: [Self] {
    frame.order.compactMap { frame.views[$0] }.filter { $0.parent == view.id }
      .map { Self($0, frame) }
  }

  /// Whether the layer belongs to a view. A layer without a view has the name of its class.
  private var isView: Bool { !view.name.hasPrefix("CA") }

  func text(of property: String) -> String? {
    guard let name = ViewProperty.named(property)?.sources.first?.rawValue,
      case .text(let text)? = view.style?.values[name], Bool(text) == nil
    else { return nil }
    return text
  }

  var values: LayerValues {
    var values = LayerValues()
    for (name, value) in view.style?.values ?? [:] {
      guard let property = AnimatableProperty(rawValue: name) else { continue }
      value.set(property, of: &values)
    }
    let frame = view.frame.count == 4 ? view.frame : [0, 0, 0, 0]
    values.bounds.size = CGSize(width: frame[2], height: frame[3])
    values.position = CGPoint(
      x: frame[0] + Double(values.anchorPoint.x) * frame[2],
      y: frame[1] + Double(values.anchorPoint.y) * frame[3])
    values.transform = CATransform3D(view.transform)
    values.sublayerTransform = CATransform3D(view.sublayerTransform)
    (values.opacity, values.isHidden, values.zPosition) = (view.alpha, view.isHidden, view.z)
    return values
  }
}

extension RecordedStyle.Value {
  /// Sets a property of a layer to this value. Pictures and paths, of which a style contains only
  /// a description, are not set.
  fileprivate func set(_ property: AnimatableProperty, of values: inout LayerValues) {
    switch (self, values[property]) {
    case (.numbers(let n), .number) where n.count == 1: values[property] = .number(n[0])
    case (.numbers(let n), .point) where n.count == 2:
      values[property] = .point(CGPoint(x: n[0], y: n[1]))
    case (.numbers(let n), .size) where n.count == 2:
      values[property] = .size(CGSize(width: n[0], height: n[1]))
    case (.numbers(let n), .rect) where n.count == 4:
      values[property] = .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case (.numbers(let n), .color) where n.count == 4:
      values[property] = .color(CGColor(rgba: SIMD4(n[0], n[1], n[2], n[3])))
    case (.text("none"), .color): values[property] = .color(nil)
    case (.text(let text), .flag):
      if let flag = Bool(text) { values[property] = .flag(flag) }
    default: break
    }
  }
}

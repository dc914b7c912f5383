import Stage
import Testing
import UIKit

@MainActor
struct CellConfigurationsTests {
  /// The content of a test: a view of one colour.
  private struct Paint: UIContentConfiguration, Equatable {
    var color: UIColor
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { PaintView(self) }
    func updated(for state: any UIConfigurationState) -> Paint {
      var updated = self
      updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return updated
    }
  }

  private final class PaintView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }
    init(_ configuration: Paint) {
      self.configuration = configuration
      super.init(frame: .zero)
      show()
    }
    required init?(coder: NSCoder) { nil }
    private func show() { backgroundColor = (configuration as? Paint)?.color }
  }

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.isHidden = false
    return window
  }

  @Test func `a configuration makes the content view once`() throws {
    let stage = Stage(device: .phone)
    try stage.run {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let former = cell.contentView
      cell.contentConfiguration = Paint(color: .red)
      let view = try #require(cell.contentView as? PaintView)
      #expect(former.superview == nil)
      #expect(view.superview === cell)
      #expect(view.frame == cell.bounds)

      cell.contentConfiguration = Paint(color: .blue)
      #expect(cell.contentView === view)
      #expect(view.backgroundColor == .blue)

      cell.contentConfiguration = UIListContentConfiguration.cell()
      #expect(cell.contentView is UIListContentView)
      cell.contentConfiguration = nil
      #expect(type(of: cell.contentView) == UIView.self)
      #expect(cell.contentConfiguration == nil)
    }
    let warning = try #require(stage.warnings.first)
    #expect(
      warning.hasPrefix(
        "[ContentConfiguration] Warning: You are setting a new content configuration to a cell"))
    #expect(stage.warnings.count == 1)
    stage.close()
  }

  @Test func `configurations are updated for a state at the next layout`() {
    let stage = Stage(device: .phone)
    stage.run {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let window = window(cell)
      var states: [UICellConfigurationState] = []
      cell.contentConfiguration = Paint(color: .red)
      cell.backgroundConfiguration = .listPlainCell()
      cell.configurationUpdateHandler = { _, state in states.append(state) }
      window.layoutIfNeeded()
      #expect(states.count == 1)

      cell.isSelected = true
      #expect((cell.contentConfiguration as? Paint)?.isSelected == false)
      window.layoutIfNeeded()
      #expect(states.count == 2)
      #expect(states.last?.isSelected == true)
      #expect((cell.contentConfiguration as? Paint)?.isSelected == true)
      #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)

      cell.automaticallyUpdatesContentConfiguration = false
      cell.automaticallyUpdatesBackgroundConfiguration = false
      cell.isSelected = false
      window.layoutIfNeeded()
      #expect((cell.contentConfiguration as? Paint)?.isSelected == true)
      #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
      #expect(!cell.automaticallyUpdatesContentConfiguration)
      #expect(!cell.automaticallyUpdatesBackgroundConfiguration)
    }
    stage.close()
  }

  @Test func `a background replaces the colour and the view behind the cell`() {
    let stage = Stage(device: .phone)
    stage.run {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      cell.backgroundColor = .red
      cell.backgroundView = UIView()
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .yellow
      background.cornerRadius = 8
      background.strokeColor = .black
      background.strokeWidth = 2
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      let custom = UIView()
      background.customView = custom
      cell.backgroundConfiguration = background
      cell.layoutIfNeeded()

      #expect(cell.backgroundColor == nil)
      #expect(cell.backgroundView == nil)
      let fill = cell.subviews.first?.subviews.first
      #expect(fill?.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
      #expect(fill?.backgroundColor == .yellow)
      #expect(fill?.layer.cornerRadius == 8)
      #expect(fill?.layer.borderWidth == 2)
      #expect(custom.superview === fill)

      background.customView = nil
      background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
      background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
      cell.backgroundConfiguration = background
      cell.layoutIfNeeded()
      #expect(fill?.frame.minX == 10)
      #expect(fill?.backgroundColor == .green)
      #expect(custom.superview == nil)
      cell.backgroundConfiguration = nil
      #expect(cell.subviews == [cell.contentView])
    }
    stage.close()
  }

  @Test func `colours that the app sets are kept for every state`() {
    let stage = Stage(device: .phone)
    stage.run {
      var state = UICellConfigurationState(traitCollection: .current)
      state.isHighlighted = true
      var background = UIBackgroundConfiguration.listGroupedCell()
      #expect(background.backgroundColor == .secondarySystemGroupedBackground)
      #expect(background.updated(for: state).backgroundColor == .systemGray4)
      background.backgroundColor = nil
      #expect(background.updated(for: state).resolvedBackgroundColor(for: .purple) == .purple)
      background.strokeColorTransformer = .preferredTint
      #expect(background.resolvedStrokeColor(for: .purple) == .purple)
      #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    }
    stage.close()
  }

  @Test func `states have the app's own values`() {
    let stage = Stage(device: .phone)
    stage.run {
      let key = UIConfigurationStateCustomKey("archived")
      var state = UICellConfigurationState(traitCollection: .current)
      state[key] = true
      #expect(state[key] == AnyHashable(true))
      #expect(state != UICellConfigurationState(traitCollection: .current))
      state[key] = nil
      #expect(state == UICellConfigurationState(traitCollection: .current))
      #expect(state.cellDragState == .none && state.cellDropState == .none)
      #expect(!state.isExpanded && !state.isReordering && !state.isPinned && !state.isFocused)

      var plain = UIViewConfigurationState(traitCollection: .current)
      plain[key] = 3
      #expect(plain[UIConfigurationStateCustomKey(rawValue: "archived")] == AnyHashable(3))
      #expect(!plain.isSelected && !plain.isHighlighted && !plain.isFocused && !plain.isPinned)
    }
    stage.close()
  }
}

@_exported import Photos
@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// Lets the user choose pictures, without access to the photo library.
///
/// The picker shows the twelve generated pictures of `UIImagePickerController`, none of them if the
/// filter does not accept images. A tap chooses a picture; if more than one may be chosen, Add ends
/// the choice. The delegate dismisses the picker.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  private var grid: PhotoGrid?
  /// The numbers of the chosen pictures, in the order of the taps.
  private var chosen: [Int] = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    let accepts = configuration.filter?.acceptsImages ?? true
    let grid = PhotoGrid(count: accepts ? GeneratedPhoto.count : 0)
    grid.onCancel = { [weak self] in self?.finish([]) }
    grid.onChoice = { [weak self] in self?.choose($0) }
    self.grid = grid
    let stack = UINavigationController(rootViewController: grid)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    if configuration.selectionLimit != 1 {
      grid.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add",
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          finish(chosen)
        })
    }
    chosen = configuration.preselectedAssetIdentifiers.compactMap(Self.number)
    showChoice()
  }

  private func choose(_ number: Int) {
    if configuration.selectionLimit == 1 { return finish([number]) }
    if let place = chosen.firstIndex(of: number) {
      chosen.remove(at: place)
    } else if configuration.selectionLimit == 0 || chosen.count < configuration.selectionLimit {
      chosen.append(number)
    }
    showChoice()
  }

  private func showChoice() {
    grid?.marked = Set(chosen)
    grid?.navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
  }

  private func finish(_ numbers: [Int]) {
    let results = numbers.map { number in
      PHPickerResult(
        itemProvider: NSItemProvider(
          image: GeneratedPhoto.image(number), suggestedName: "Photo \(number + 1)"),
        assetIdentifier: configuration.hasLibrary ? Self.identifier(number) : nil)
    }
    guard let delegate else { return }
    CallTrace.note(
      .delegate, delegate,
      .message(.init("picker", of: self, ["didFinishPicking": .text("\(results.count)")])))
    delegate.picker(self, didFinishPicking: results)
  }

  private static func identifier(_ number: Int) -> String { "photo-\(number + 1)" }
  private static func number(_ identifier: String) -> Int? {
    (0..<GeneratedPhoto.count).first { Self.identifier($0) == identifier }
  }
}

/// Receives what the user has chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen pictures or has tapped Cancel, which gives no results. The
  /// delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

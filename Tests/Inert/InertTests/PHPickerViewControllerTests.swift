import PhotosUI
import Stage
import Synchronization
import Testing

@MainActor
struct PHPickerViewControllerTests {
  private final class Listener: NSObject, PHPickerViewControllerDelegate {
    var results: [[PHPickerResult]] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results.append(results)
      picker.dismiss(animated: true)
    }
  }

  private func present(
    _ configuration: PHPickerConfiguration, _ stage: Stage, _ listener: Listener
  ) throws -> PHPickerViewController {
    let root = UIViewController()
    stage.show(root)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = listener
    root.present(picker, animated: true)
    try stage.settle()
    return picker
  }

  private func tiles(in view: UIView) -> [UIButton] {
    (view as? UIButton).map { [$0] }?.filter { $0.accessibilityLabel?.hasPrefix("Photo") == true }
      ?? view.subviews.flatMap(tiles)
  }

  @Test func `a tap chooses one picture, which a provider loads in the next tick`() throws {
    let stage = Stage(device: .phone)
    let listener = Listener()
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .videos])
    let picker = try present(configuration, stage, listener)
    #expect(tiles(in: picker.view).count == 12)

    tiles(in: picker.view)[2].sendActions(for: .touchUpInside)
    try stage.settle()

    let result = try #require(listener.results.first?.first)
    #expect(listener.results.map(\.count) == [1])
    #expect(result.assetIdentifier == nil)
    #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
    #expect(result.itemProvider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!result.itemProvider.hasItemConformingToTypeIdentifier("public.movie"))
    let loaded = Mutex<UIImage?>(nil)
    stage.run {
      result.itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
        let image = object as? UIImage
        loaded.withLock { $0 = image }
      }
      #expect(loaded.withLock { $0 } == nil)
    }
    stage.tick()
    #expect(loaded.withLock { $0?.size } == CGSize(width: 480, height: 640))
    #expect(picker.presentingViewController == nil)
    stage.close()
  }

  @Test func `Add returns the chosen pictures in the order of the taps`() throws {
    let stage = Stage(device: .phone)
    let listener = Listener()
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 2
    let picker = try present(configuration, stage, listener)
    let all = tiles(in: picker.view)
    for number in [5, 1, 3] { all[number].sendActions(for: .touchUpInside) }
    #expect(all.indices.filter { all[$0].layer.borderWidth > 0 } == [1, 5])
    let bar = (picker.children.first as? UINavigationController)?.topViewController
    #expect(bar?.navigationItem.rightBarButtonItem?.isEnabled == true)
    stage.run { bar?.navigationItem.rightBarButtonItem?.perform(from: picker) }
    try stage.settle()
    #expect(
      listener.results.map { $0.map(\.assetIdentifier) } == [["photo-6", "photo-2"]])
    stage.close()
  }

  @Test func `a filter for videos shows no picture, and Cancel returns none`() throws {
    let stage = Stage(device: .phone)
    let listener = Listener()
    var configuration = PHPickerConfiguration()
    configuration.filter = .not(.images)
    let picker = try present(configuration, stage, listener)
    #expect(tiles(in: picker.view).isEmpty)
    let bar = (picker.children.first as? UINavigationController)?.topViewController
    stage.run { bar?.navigationItem.leftBarButtonItem?.perform(from: picker) }
    try stage.settle()
    #expect(listener.results.map(\.count) == [0])
    stage.close()
  }
}

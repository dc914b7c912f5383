import Stage
import Testing
import UIKit

/// A picker over a controller that fills a phone's screen.
@MainActor
struct UIImagePickerControllerTests {
  private let stage = Stage(device: .phone)
  private let root: UIViewController
  private let receiver = Receiver()

  init() {
    root = stage.run { UIViewController() }
    stage.show(root)
  }

  private func present(_ set: (UIImagePickerController) -> Void = { _ in }) throws
    -> UIImagePickerController
  {
    let picker = stage.run {
      let picker = UIImagePickerController()
      picker.delegate = receiver
      set(picker)
      root.present(picker, animated: false)
      return picker
    }
    try stage.settle()
    return picker
  }

  private func tap(_ view: UIView) {
    let rect = stage.run { view.convert(view.bounds, to: nil) }
    stage.playTap(at: CGPoint(x: rect.midX, y: rect.midY))
  }

  private func all(_ view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(all) }

  @Test func `there is a library, and no camera`() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
    #expect(UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum) == ["public.image"])
  }

  @Test(arguments: [false, true])
  func `the delegate receives the tapped picture`(allowsEditing: Bool) throws {
    let picker = try present { $0.allowsEditing = allowsEditing }

    let tiles = all(picker.view).compactMap { $0 as? UIButton }
      .filter { $0.backgroundImage(for: .normal) != nil }
    #expect(tiles.count == 12)
    tap(try #require(tiles.first))

    let image = try #require(receiver.info[.originalImage] as? UIImage)
    #expect(image.size == CGSize(width: 480, height: 640))
    let edited = receiver.info[.editedImage] as? UIImage
    #expect(edited?.size == (allowsEditing ? CGSize(width: 480, height: 480) : nil))
    #expect(picker.presentingViewController != nil)
  }

  @Test(arguments: [true, false])
  func `cancel tells the delegate, or closes the picker`(hasDelegate: Bool) throws {
    let picker = try present { if !hasDelegate { $0.delegate = nil } }

    let cancel = try #require(
      all(picker.navigationBar).compactMap { $0 as? UILabel }.first { $0.text == "Cancel" })
    tap(cancel)
    try stage.settle()

    #expect(receiver.cancellations == (hasDelegate ? 1 : 0))
    #expect((root.presentedViewController == nil) == !hasDelegate)
  }
}

private final class Receiver: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  @MainActor var info: [UIImagePickerController.InfoKey: Any] = [:]
  @MainActor var cancellations = 0

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { self.info = info }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancellations += 1 }
}

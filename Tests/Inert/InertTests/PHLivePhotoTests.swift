import PhotosUI
import Stage
import Synchronization
import Testing

/// Live photos and the items of SwiftUI's picker, which have no content here.
@MainActor
struct PHLivePhotoTests {
  private func request(_ answer: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void)
    -> PHLivePhotoRequestID
  {
    PHLivePhoto.request(
      withResourceFileURLs: [URL(fileURLWithPath: "/nowhere/photo.heic")], placeholderImage: nil,
      targetSize: .zero, contentMode: .default, resultHandler: answer)
  }

  @Test func `a request for a live photo ends once, with an error`() {
    let stage = Stage(device: .phone)
    var errors: [NSError?] = []
    stage.run {
      World.current.service(UIKitLog.self).prints = false
      let id = request { photo, info in
        #expect(photo == nil)
        #expect(info[PHLivePhotoInfoCancelledKey] == nil)
        errors.append(info[PHLivePhotoInfoErrorKey] as? NSError)
      }
      #expect(id != PHLivePhotoRequestIDInvalid)
      #expect(errors.isEmpty)
    }
    stage.tick()
    #expect(errors.map { $0?.domain } == [PHPhotosErrorDomain])
    #expect(errors.map { $0?.code } == [PHPhotosError.Code.invalidResource.rawValue])
    stage.tick()
    #expect(errors.count == 1)
    stage.close()
  }

  @Test func `a cancelled request says so`() {
    let stage = Stage(device: .phone)
    var answers: [String] = []
    stage.run {
      World.current.service(UIKitLog.self).prints = false
      let ids = (0..<2).map { number in
        request { photo, info in
          let isCancelled = (info[PHLivePhotoInfoCancelledKey] as? NSNumber)?.boolValue == true
          let hasError = info[PHLivePhotoInfoErrorKey] != nil
          answers.append("\(number) \(photo == nil) \(isCancelled) \(hasError)")
        }
      }
      #expect(Set(ids).count == 2)
      PHLivePhoto.cancelRequest(withRequestID: ids[0])
    }
    stage.tick()
    #expect(answers == ["0 true true false", "1 true false true"])
    stage.close()
  }

  @Test func `a view of a live photo is an empty view`() throws {
    let stage = Stage(device: .phone)
    let controller = UIViewController()
    let photo = PHLivePhotoView(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
    controller.view.addSubview(photo)
    stage.show(controller)
    stage.run {
      World.current.service(UIKitLog.self).prints = false
      photo.startPlayback(with: .full)
      photo.stopPlayback()
    }
    try stage.settle()
    #expect(photo.livePhoto == nil)
    #expect(photo.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(!photo.playbackGestureRecognizer.isEnabled)
    #expect(photo.playbackGestureRecognizer.view === photo)
    stage.close()
  }

  @Test func `an item of a picker loads nil in the next tick`() async throws {
    let stage = Stage(device: .phone)
    let answers = Mutex<[Bool]>([])
    let item = PhotosPickerItem(itemIdentifier: "photo-1")
    #expect(item.itemIdentifier == "photo-1")
    #expect(item.supportedContentTypes == [UTType]())
    var progress: Progress?
    stage.run {
      progress = item.loadTransferable(type: Data.self) { result in
        let isNil = if case .success(nil) = result { true } else { false }
        answers.withLock { $0.append(isNil) }
      }
      #expect(progress?.isFinished == false)
    }
    stage.tick()
    #expect(answers.withLock { $0 } == [true])
    #expect(progress?.isFinished == true)
    stage.close()
    #expect(try await item.loadTransferable(type: Data.self) == nil)
  }

  @Test func `requests on another queue are answered on the main queue`() throws {
    let stage = Stage(device: .phone)
    final class Answers: Sendable { let list = Mutex<[String]>([]) }
    let answers = Answers()
    stage.run {
      DispatchQueue.global().async {
        PhotosPickerItem(itemIdentifier: "").loadTransferable(type: String.self) { _ in
          dispatchPrecondition(condition: .onQueue(.main))
          answers.list.withLock { $0.append("item") }
        }
        NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
          dispatchPrecondition(condition: .onQueue(.main))
          let text = "provider \(data == nil) \(error != nil)"
          answers.list.withLock { $0.append(text) }
        }
      }
    }
    try stage.settle()
    #expect(answers.list.withLock { $0 } == ["item", "provider true true"])
    stage.close()
  }
}

import MapKit
import Stage
import Testing

@MainActor
struct MKLocalSearchCompleterTests {
  @Test func `a completer fails once for the last text`() {
    final class Listener: NSObject, MKLocalSearchCompleterDelegate {
      var codes: [MKError.Code?] = []
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        codes.append((error as? MKError)?.code)
      }
    }
    let stage = Stage(device: .phone)
    let (completer, listener) = (MKLocalSearchCompleter(), Listener())
    var searches: [MKError.Code?] = []
    stage.run {
      World.current.service(UIKitLog.self).prints = false
      completer.delegate = listener
      completer.queryFragment = "c"
      completer.queryFragment = "ca"
      #expect(completer.isSearching)
      let request = MKLocalSearch.Request()
      request.naturalLanguageQuery = "café"
      MKLocalSearch(request: request).start { response, error in
        #expect(response == nil)
        searches.append((error as? MKError)?.code)
      }
    }
    stage.tick()
    #expect(listener.codes == [.serverFailure])
    #expect(searches == [.placemarkNotFound])
    #expect(!completer.isSearching)
    #expect(completer.results.isEmpty)
    stage.run {
      completer.queryFragment = "x"
      completer.cancel()
    }
    stage.tick()
    #expect(listener.codes.count == 1)
    stage.close()
  }
}

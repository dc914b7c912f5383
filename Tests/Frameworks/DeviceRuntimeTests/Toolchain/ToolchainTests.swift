import DeviceRuntime
import Foundation
import Stage
import Testing
import UIKit

/// Checks what Matchcut assumes about the Swift toolchain (Documentation/Toolchain.md). Run these
/// tests first with another version of Swift.
@MainActor
struct ToolchainTests {
  @Test(arguments: 0..<6)
  func `the assumption holds`(number: Int) {
    let (assumption, isMet) = ToolchainCheck.all[number]

    #expect(isMet(), "\(assumption.message)")
  }

  @Test func `each assumption is tested`() { #expect(ToolchainCheck.all.count == 6) }

  @Test func `a message says what fails and what to do`() {
    let messages = ToolchainCheck.all.map(\.assumption.message)

    #expect(
      messages == [
        "Cannot find members by name: this Swift version does not run the functions in the section "
          + ".init_array. Build with Swift 6.2 or 6.3, or adapt Registration.swift.",
        "Cannot run the main queue on the device's clock: this Swift version links programs so that "
          + "Dispatch's own functions are called. Build with Swift 6.2 or 6.3, or adapt "
          + "receiver.c.",
        "Cannot detect when an object is deallocated: this Swift version lays out classes in an "
          + "unknown way. Build with Swift 6.2 or 6.3, or adapt object_end.c.",
        "Cannot compare key paths: this Swift version lays out key paths in an unknown way. Build "
          + "with Swift 6.2 or 6.3, or adapt ExposedPaths.swift.",
        "Cannot make app and scene delegates from their classes: this Swift version calls "
          + "NSObject.init() in an unknown way. Build with Swift 6.2 or 6.3, or adapt new_object.c.",
        "Cannot make views and controllers from their classes: this Swift version calls "
          + "initializers in an unknown way. Build with Swift 6.2 or 6.3, or adapt "
          + "MadeObject.swift.",
      ])
  }

  @Test func `an assumption that does not hold ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ToolchainAssumption("draw", "has no pens", file: "Pen.swift").fail()
    }

    let text = failure(result)
    #expect(text.contains("Cannot draw: this Swift version has no pens."))
  }

  @Test func `vtables have the expected layout`() {
    final class Drawing: CALayer {
      override func draw(in ctx: CGContext) {}
    }

    #expect(CALayer.drawing.isOverridden(in: Drawing.self))
    #expect(!CALayer.drawing.isOverridden(in: CALayer.self))
  }

  @Test func `code of the main actor runs as code without isolation`() {
    var count = 0
    let result = unisolated {
      count += 1
      return "result"
    }

    #expect(result == "result" && count == 1)
  }

  @Test func `code without optimisation calls the replacement of intersects`() {
    let (a, b) = (CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 1, y: 0, width: 1, height: 1))

    #expect(!a.intersects(b))
  }
}

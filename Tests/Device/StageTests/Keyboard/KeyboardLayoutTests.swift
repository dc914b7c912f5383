import CoreGraphics
import Stage
import Testing
import UIKit

/// The keys of the keyboard that the stage draws.
struct KeyboardLayoutTests {
  private static let sizes: [(KeyboardStyle, CGSize)] = {
    var looks: [(KeyboardStyle, CGSize)] = []
    for type in [
      UIKeyboardType.default, .numberPad, .decimalPad, .phonePad, .emailAddress, .URL, .webSearch,
      .twitter,
    ] {
      var look = KeyboardStyle()
      look.type = type
      looks.append((look, CGSize(width: 375, height: 260)))
      look.bottom = 34
      looks.append((look, CGSize(width: 393, height: 336)))
      (look.left, look.right, look.bottom) = (59, 59, 21)
      looks.append((look, CGSize(width: 852, height: 209)))
      look = KeyboardStyle()
      (look.type, look.isPad, look.bottom) = (type, true, 25)
      looks.append((look, CGSize(width: 820, height: 312)))
    }
    return looks
  }()

  @Test func `keys are inside the keyboard and do not overlap`() {
    for (look, size) in Self.sizes {
      let keys = KeyboardLayout(look, size: size).keys
      #expect(keys.count >= 12, "\(look)")
      for (index, key) in keys.enumerated() {
        let inside = CGRect(origin: .zero, size: size).contains(key.frame)
        #expect(inside && key.frame.width > 10, "\(look) \(key)")
        for other in keys[(index + 1)...] {
          #expect(!key.frame.intersects(other.frame), "\(look) \(key) \(other)")
        }
      }
    }
  }

  @Test func `letters have the same width in every row`() {
    for (look, size) in Self.sizes where look.type == .default && !look.isPad {
      let keys = KeyboardLayout(look, size: size).keys
      let widths = keys.filter { "qa".contains($0.label) && !$0.label.isEmpty }.map(\.frame.width)
      #expect(widths.count == 2 && abs(widths[0] - widths[1]) < 0.01)
    }
  }

  @Test func `the return key has its title`() {
    var look = KeyboardStyle()
    let size = CGSize(width: 375, height: 260)
    let plain = KeyboardLayout(look, size: size).keys.first { $0.input == "\r" }
    #expect(plain?.label == "return" && plain?.role == .enter(isAccented: false))
    look.returnKey = .search
    let search = KeyboardLayout(look, size: size).keys.first { $0.input == "\r" }
    #expect(search?.label == "search" && search?.role == .enter(isAccented: true))
  }

  @Test func `a keyboard without a size has no visible keys`() {
    let keys = KeyboardLayout(KeyboardStyle(), size: .zero).keys
    #expect(keys.allSatisfy { $0.frame.width <= 0 || $0.frame.isNull || $0.frame.height <= 10 })
  }
}

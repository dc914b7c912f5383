@_spi(Ported) import DeviceRuntime

/// Registers the Objective-C class methods, such as `sharedApplication`, that older source calls by
/// name.
private enum SharedObjectNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIApplication.self, name: "UIApplication", module: "UIKit") { c in
      c.classMethod("sharedApplication", { (t: UIApplication.Type) in t.shared })
    }
    ExposedClass.register(UIScreen.self, name: "UIScreen", module: "UIKit") { c in
      c.classMethod("mainScreen", { (t: UIScreen.Type) in t.main })
    }
    ExposedClass.register(UIDevice.self, name: "UIDevice", module: "UIKit") { c in
      c.classMethod("currentDevice", { (t: UIDevice.Type) in t.current })
    }
  }
}

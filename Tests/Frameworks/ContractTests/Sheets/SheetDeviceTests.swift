import Stage
import TestSupport
import Testing

/// Sheets on every device, rotated and resized. Facts D.15.
@MainActor
struct SheetDeviceTests {
  /// A stage on which B is presented as a sheet.
  @MainActor
  private final class Rig {
    let stage: Stage
    let a: UIViewController
    let b: UIViewController

    init(
      _ device: Device, style: UIModalPresentationStyle = .pageSheet,
      _ setUp: (UISheetPresentationController, UIViewController) -> Void = { _, _ in }
    ) throws {
      stage = Stage(device: device)
      let (a, b) = stage.run { (UIViewController(), UIViewController()) }
      (self.a, self.b) = (a, b)
      stage.show(a)
      stage.run {
        b.modalPresentationStyle = style
        if let sheet = b.sheetPresentationController { setUp(sheet, b) }
        a.present(b, animated: true)
      }
      try stage.settle()
    }

    var sheet: UISheetPresentationController? { stage.run { b.sheetPresentationController } }
    var frame: CGRect { stage.run { sheet?.presentedView?.frame ?? .null } }

    func drag(by way: Double, from y: Double = 300, rest: Double) {
      stage.play(
        TouchScript(
          unit: .points,
          fingers: [
            [
              .init(.down, t: 0, x: 180, y: y), .init(.move, t: 0.2, x: 180, y: y + way),
              .init(.up, t: 0.2 + rest, x: 180, y: y + way),
            ]
          ]))
    }

    func expectRestAndClose() throws {
      try stage.settle()
      stage.expectRest()
      let rest = stage.run { sheet?.frameOfPresentedViewInContainerView } ?? .null
      let frame = self.frame
      #expect(abs(frame.minX - rest.minX) < 1e-6 && abs(frame.maxX - rest.maxX) < 1e-6)
      #expect(abs(frame.minY - rest.minY) < 1e-6 && abs(frame.maxY - rest.maxY) < 1e-6)
      #expect(sheet?.containerView?.bounds.size == stage.window.bounds.size)
      stage.close()
    }
  }

  @Test func `on the small phone a sheet leaves 30 points at the top`() throws {
    let rig = try Rig(.small)
    #expect(rig.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    try rig.expectRestAndClose()
  }

  @Test func `on a pad a page sheet is wide and a form sheet has its size`() throws {
    let page = try Rig(.pad)
    #expect(page.frame == CGRect(x: 0, y: 42, width: 820, height: 1138))
    try page.expectRestAndClose()

    let form = try Rig(.pad, style: .formSheet)
    #expect(form.frame == CGRect(x: 120, y: 260, width: 580, height: 650))
    try form.expectRestAndClose()

    let preferred = try Rig(.pad, style: .formSheet) { _, controller in
      controller.preferredContentSize = CGSize(width: 300, height: 400)
    }
    #expect(preferred.frame.size == CGSize(width: 300, height: 400))
    try preferred.expectRestAndClose()
  }

  @Test func `a form sheet on a pad is dragged as a whole`() throws {
    let rig = try Rig(.pad, style: .formSheet)
    rig.drag(by: 400, from: 500, rest: 0.2)
    try rig.stage.settle()
    #expect(rig.a.presentedViewController == nil)
    rig.stage.close()
  }

  @Test func `a narrow pad window has a phone's sheet, a wide one its own again`() throws {
    let rig = try Rig(.pad, style: .formSheet) { sheet, _ in sheet.detents = [.medium(), .large()] }
    rig.stage.resize(to: CGSize(width: 400, height: 1180))
    try rig.stage.settle()
    #expect(rig.frame.width == 384)
    #expect(rig.frame.maxY == 1172)
    rig.stage.resize(to: CGSize(width: 820, height: 1180))
    try rig.stage.settle()
    #expect(rig.frame == CGRect(x: 120, y: 260, width: 580, height: 650))
    try rig.expectRestAndClose()
  }

  @Test func `other size classes in a window of one size give other sheets`() throws {
    let rig = try Rig(.pad, style: .formSheet)
    rig.stage.overrideSizeClasses(horizontal: .compact)
    try rig.stage.settle()
    #expect(rig.frame == CGRect(x: 0, y: 32, width: 820, height: 1148))
    rig.stage.overrideSizeClasses()
    try rig.stage.settle()
    #expect(rig.frame == CGRect(x: 120, y: 260, width: 580, height: 650))
    try rig.expectRestAndClose()
  }

  @Test(arguments: [false, true])
  func `a form sheet whose dismissal is cancelled on a pad is in place, also rotated`(
    turns: Bool
  ) throws {
    let rig = try Rig(.pad, style: .formSheet)
    rig.drag(by: 200, from: 400, rest: 0.3)
    rig.stage.advance(by: 0.3)
    if turns { rig.stage.rotate(to: .landscapeLeft) }
    try rig.stage.settle()
    let place =
      turns
      ? CGRect(x: 300, y: 80, width: 580, height: 650)
      : CGRect(x: 120, y: 260, width: 580, height: 650)
    #expect(rig.frame == place)
    #expect(rig.a.presentedViewController != nil)
    try rig.expectRestAndClose()
  }

  @Test func `in phone landscape a sheet covers the screen, unless it prefers the edge`() throws {
    let rig = try Rig(.small) { sheet, _ in sheet.detents = [.medium(), .large()] }
    rig.stage.rotate(to: .landscapeLeft)
    try rig.stage.settle()
    #expect(rig.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    rig.stage.run { rig.sheet?.prefersEdgeAttachedInCompactHeight = true }
    #expect(rig.frame.minY >= 30)
    #expect(rig.frame.maxY == 375)
    rig.stage.rotate(to: .portrait)
    try rig.stage.settle()
    #expect(abs(rig.frame.minY - 317.5) <= 0.25)
    try rig.expectRestAndClose()
  }

  @Test(arguments: [0.25, 0.42]) func `another style replaces a sheet during a drag`(
    moment: Double
  ) throws {
    let rig = try Rig(.phone)
    let delegate = Adapter()
    rig.sheet?.delegate = delegate
    rig.drag(by: 150, from: 300, rest: moment < 0.3 ? 1 : 0.2)
    rig.stage.advance(by: moment)
    rig.stage.rotate(to: .landscapeLeft)
    try rig.stage.settle()
    rig.stage.expectRest()
    #expect(rig.a.presentedViewController === rig.b)
    #expect(rig.b.appearance == .appeared)
    #expect(rig.b.view.window === rig.stage.window)

    rig.stage.rotate(to: .portrait)
    try rig.stage.settle()
    #expect(rig.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    try rig.expectRestAndClose()
  }

  /// A delegate that adapts the sheet to full screen in landscape.
  private final class Adapter: NSObject, UISheetPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.verticalSizeClass == .compact ? .fullScreen : .none
    }
  }

  /// The operation in progress when the device rotates.
  enum Moment: CaseIterable {
    case presenting, dragging, dismissing, runningBack, runningOut, settling, leaving
  }

  @Test(arguments: Moment.allCases, [true, false])
  func `rotating during any operation leaves the sheet at its frame`(
    moment: Moment, animated: Bool
  ) throws {
    for turns in stride(from: 1, through: 25, by: 4) {
      let rig = try Rig(.phone) { sheet, _ in sheet.detents = [.medium(), .large()] }
      try begin(moment, on: rig)
      for _ in 0..<turns { rig.stage.tick() }
      rig.stage.rotate(to: .landscapeLeft, animated: animated)
      try rig.stage.settle()
      if moment == .runningOut || moment == .leaving {
        #expect(rig.a.presentedViewController == nil, "\(turns)")
        rig.stage.close()
      } else {
        #expect(rig.a.presentedViewController === rig.b, "\(turns)")
        try rig.expectRestAndClose()
      }
    }
  }

  private func begin(_ moment: Moment, on rig: Rig) throws {
    switch moment {
    case .presenting:
      rig.stage.run { rig.a.dismiss(animated: false) }
      try rig.stage.settle()
      rig.stage.run { rig.a.present(rig.b, animated: true) }
    case .dragging:
      rig.drag(by: -120, from: 600, rest: 1)
      rig.stage.advance(by: 0.25)
    case .dismissing:
      rig.drag(by: 80, from: 500, rest: 1)
      rig.stage.advance(by: 0.25)
    case .runningBack:
      rig.drag(by: 100, from: 500, rest: 0.2)
      rig.stage.advance(by: 0.42)
    case .runningOut:
      rig.drag(by: 330, from: 500, rest: 0.2)
      rig.stage.advance(by: 0.42)
    case .settling:
      rig.drag(by: -250, from: 700, rest: 0.2)
      rig.stage.advance(by: 0.42)
    case .leaving:
      rig.stage.run { rig.a.dismiss(animated: true) }
    }
  }
}

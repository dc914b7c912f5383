import TestSupport
import Testing
import UIKit

/// Facts G.9: replacing all controllers of a tab bar controller asks its delegate for an animator.
@MainActor
struct TabReplacingTests {
  @Test func `a cancelled replacement still removes the old controller`() throws {
    try onTabStage { scene in
      scene.delegate.animator = scene.animator
      scene.animator.body = { $0.completeTransition(false) }
      scene.stage.run { scene.tabs.setViewControllers([scene.b, scene.c], animated: true) }
      try scene.stage.settle()

      #expect(scene.stage.run { scene.tabs.children } == [scene.b, scene.c])
      #expect(scene.stage.run { scene.a.parent } == nil)
      scene.expectShown(scene.b)
    }
  }

  @Test func `controllers that are set during a replacement win`() throws {
    try onTabStage { scene in
      scene.delegate.animator = scene.animator
      scene.stage.run {
        scene.tabs.setViewControllers([scene.b], animated: true)
        scene.tabs.setViewControllers([scene.c], animated: true)
      }
      try scene.stage.settle()

      #expect(scene.stage.run { scene.tabs.children } == [scene.c])
      scene.expectShown(scene.c)
    }
  }

  @Test func `without an animator the change is immediate`() throws {
    try onTabStage { scene in
      scene.stage.run { scene.tabs.setViewControllers([scene.b, scene.c], animated: true) }

      #expect(scene.log.count("TB.animationController(A to B)") == 1)
      scene.expectShown(scene.b)
      try scene.stage.settle()
      #expect(scene.stage.run { scene.tabs.children } == [scene.b, scene.c])
    }
  }

  @Test func `the delegate's animator moves from the old controller to the new one`() throws {
    try onTabStage { scene in
      scene.delegate.animator = scene.animator
      scene.stage.run { scene.tabs.setViewControllers([scene.b, scene.c], animated: true) }

      #expect(scene.log.count("TB.animationController(A to B)") == 1)
      #expect(scene.log.count("TB.interactionController") == 1)
      #expect(scene.stage.run { scene.a.parent } === scene.tabs)
      try scene.stage.settle()
      #expect(scene.stage.run { scene.a.parent } == nil)
      #expect(scene.log.count("A.didDisappear") == 1)
      #expect(scene.log.count("B.didAppear") == 1)
      scene.expectShown(scene.b)
    }
  }

  @Test func `the delegate is not asked while the visible controller stays or without animation`()
    throws
  {
    try onTabStage { scene in
      scene.delegate.animator = scene.animator
      scene.stage.run { scene.tabs.setViewControllers([scene.c, scene.a], animated: true) }
      scene.stage.run { scene.tabs.setViewControllers([scene.b], animated: false) }
      try scene.stage.settle()

      #expect(scene.log.count("TB.animationController") == 0)
      scene.expectShown(scene.b)
    }
  }
}

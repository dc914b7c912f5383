import Testing
import UIKit

/// A trait that an app defines.
private struct TemperatureTrait: UITraitDefinition {
  static let defaultValue = 20
  static let affectsColorAppearance = true
}

struct UITraitCollectionTests {
  @Test func `an empty collection specifies nothing`() {
    let traits = UITraitCollection()

    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
  }

  @Test func `raw values are Apple's`() {
    #expect(UIUserInterfaceSizeClass.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UIUserInterfaceStyle.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UIUserInterfaceIdiom.allCases.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
    #expect(UITraitEnvironmentLayoutDirection.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UIAccessibilityContrast.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UIUserInterfaceLevel.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(UILegibilityWeight.allCases.map(\.rawValue) == [-1, 0, 1])
  }

  @Test func `every initialiser sets only its own trait`() {
    let collections = [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(accessibilityContrast: .high), UITraitCollection(userInterfaceLevel: .base),
      UITraitCollection(legibilityWeight: .bold),
    ]
    let all = UITraitCollection(traitsFrom: collections)

    for (index, one) in collections.enumerated() {
      #expect(all.containsTraits(in: one), "\(one)")
      for other in collections[..<index] {
        #expect(!one.containsTraits(in: other), "\(one) has \(other)")
      }
    }
    #expect(all.userInterfaceIdiom == .pad)
    #expect(all.displayScale == 2)
    #expect(all.legibilityWeight == .bold)
  }

  @Test func `the last collection that specifies a trait counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(),
    ])

    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.displayScale == 3)
  }

  @Test func `mutations set several traits at once`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .regular
    }
    let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }

    #expect(traits.userInterfaceStyle == .dark)
    #expect(changed.userInterfaceStyle == .light)
    #expect(changed.horizontalSizeClass == .regular)
    #expect(traits.replacing(UITraitDisplayScale.self, value: 2).displayScale == 2)
  }

  @Test func `a custom trait has its default until it is set`() {
    let plain = UITraitCollection()
    let hot = UITraitCollection { $0[TemperatureTrait.self] = 40 }
    let both = UITraitCollection(traitsFrom: [hot, UITraitCollection(displayScale: 2)])

    #expect(plain[TemperatureTrait.self] == 20)
    #expect(hot[TemperatureTrait.self] == 40)
    #expect(both[TemperatureTrait.self] == 40)
    #expect(both.containsTraits(in: hot))
    #expect(!plain.containsTraits(in: hot))
    #expect(hot == UITraitCollection { $0[TemperatureTrait.self] = 40 })
    #expect(hot != UITraitCollection { $0[TemperatureTrait.self] = 41 })
  }

  @Test func `every collection contains nil and the empty collection`() {
    let traits = UITraitCollection(displayScale: 2)

    #expect(traits.containsTraits(in: nil))
    #expect(traits.containsTraits(in: UITraitCollection()))
    #expect(!UITraitCollection().containsTraits(in: traits))
  }

  @Test func `colours depend on style, contrast, level and custom traits`() {
    let base = UITraitCollection { $0.userInterfaceStyle = .light }
    func differs(_ mutations: UITraitCollection.TraitMutations) -> Bool {
      base.modifyingTraits(mutations).hasDifferentColorAppearance(comparedTo: base)
    }

    #expect(differs { $0.userInterfaceStyle = .dark })
    #expect(differs { $0.accessibilityContrast = .high })
    #expect(differs { $0.userInterfaceLevel = .elevated })
    #expect(differs { $0[TemperatureTrait.self] = 40 })
    #expect(!differs { $0.horizontalSizeClass = .compact })
    #expect(!differs { $0.preferredContentSizeCategory = .small })
    #expect(base.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!base.hasDifferentColorAppearance(comparedTo: base))
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 4)
  }

  @Test func `overrides list their traits`() {
    var overrides = UITraitOverrides()

    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    overrides.userInterfaceStyle = .unspecified
    #expect(overrides.contains(UITraitUserInterfaceStyle.self))
    overrides.userInterfaceStyle = .dark
    #expect(overrides.userInterfaceStyle == .dark)
    overrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides.userInterfaceStyle == .unspecified)
  }

  @Test func `the current traits are set while the actions run`() {
    let before = UITraitCollection.current
    let traits = UITraitCollection(userInterfaceStyle: .dark)

    traits.performAsCurrent {
      #expect(UITraitCollection.current === traits)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current === traits)
    }

    #expect(UITraitCollection.current == before)
  }

  @Test func `a description names the specified traits`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[TemperatureTrait.self] = 4
    }

    #expect(
      traits.description == "<UITraitCollection: UserInterfaceStyle = dark, TemperatureTrait = 4>")
  }
}

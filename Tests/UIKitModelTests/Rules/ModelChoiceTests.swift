import Testing
import UIKitModel

/// Profiles with reversed choices: which choices an app has, and how such a profile is named.
@MainActor @Suite struct ModelChoiceTests {
    @Test func `an app has the choices that it may depend on, and no others`() {
        func choices(
            _ split: UISplitViewController, _ profile: UIKitProfile, leaves: Bool = false
        ) -> Set<UIKitProfile.Choice> {
            Set(profile.choices(in: split, knowsBackground: leaves))
        }
        startProcess()
        let (classic, named) = (
            UISplitViewController(), UISplitViewController(style: .doubleColumn)
        )
        #expect(choices(classic, .ios26).contains(.preservesLaterDetail))
        #expect(!choices(named, .ios26).contains(.preservesLaterDetail))
        #expect(
            choices(named, .ios26).isSuperset(of: [.keepsAnsweredMode, .collapseHidesInspector]))
        #expect(choices(classic, .ios26).isDisjoint(with: [.keepsAnsweredMode, .staysLost]))
        #expect(!choices(named, .ios26).contains(.staysLost))
        #expect(choices(named, .ios14).contains(.staysLost))
        #expect(!choices(classic, .ios14).contains(.staysLost))
        #expect(choices(classic, .ios26).contains(.showsTwoEarly))
        #expect(choices(named, .ios14).isDisjoint(with: [.showsTwoEarly, .collapseHidesInspector]))
        #expect(!choices(classic, .ios26).contains(.takesPicturesTwice))
        #expect(choices(classic, .ios26, leaves: true).contains(.takesPicturesTwice))
        #expect(choices(classic, .ios26.reversing(.announcesTraitsFirst)).isEmpty)
    }

    @Test func `a profile is named after the choices that it reverses, and found by its code`() {
        let other = UIKitProfile.ios14.reversing([.announcesTraitsFirst, .preservesLaterDetail])
        #expect(other.name == "ios14-without-UNK3-without-UNK55")
        #expect(other.reversing(.preservesLaterDetail).name == "ios14-without-UNK55")
        #expect(other.reversing([.announcesTraitsFirst, .preservesLaterDetail]) == .ios14)
        for profile in UIKitProfile.named + [other] {
            #expect(UIKitProfile(code: profile.code) == profile)
        }
        #expect(UIKitProfile(code: 4 << 32) == nil && UIKitProfile(code: 1 << 25) == nil)
    }

    @Test func `a profile is found by its name, and is written in Swift`() {
        let other = UIKitProfile.ios14.reversing([.announcesTraitsFirst, .preservesLaterDetail])
        for profile in UIKitProfile.named + [other] {
            #expect(UIKitProfile(name: profile.name) == profile)
        }
        for name in ["", "ios15", "ios26-without-", "ios26-without-nothing", "-without-UNK3"]
            + ["ios26-without-UNK55-without-UNK3", "ios26-without-UNK3-without-UNK3"]
        {
            #expect(UIKitProfile(name: name) == nil, "\(name)")
        }
        #expect(UIKitProfile.ios8.source == ".ios8")
        #expect(other.source == ".ios14.reversing([.preservesLaterDetail, .announcesTraitsFirst])")
    }

    @Test func `UNK72: iOS 27 is iOS 26 under a name of its own`() {
        #expect(UIKitProfile.ios27 != .ios26 && UIKitProfile.ios27.name == "ios27")
        #expect(UIKitProfile.ios27.systemVersion == 27)
        #expect(!UIKitProfile.all.contains(.ios27), "it behaves as another does")
    }
}

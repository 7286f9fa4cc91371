// The devices, as a table.
//
// Sizes of screens and scales: Apple's Human Interface Guidelines ("Device Screen Sizes and
// Orientations") up to the iPhone 11 and the iPads; a gist by ricsantos up to the iPhone 15; the
// tables of several public projects, which agree, for the iPhone 17 Pro Max. Recorded: the iPhone
// 16 and the iPad (A16) (E4). Which phones are regular in landscape: a table on baolei.org up to
// the iPhone 12; for later ones the rule of dkasaj's gist, "any Max, any Plus, iPhone XR, iPhone
// 11" (E1). Widths of panes: the gists of macguru and sgl0v; two larger panes are what a divider of
// ten points leaves, as in the others (E2). Of the iPad (A16) no
// source gives them (UNK60).
// The iPhone Duo: several developers measured both screens in Apple's simulator, and agree; their
// screenshots in App Store Connect have three times as many pixels. The inner screen itself has
// fewer, 1878 by 2670, so a third of those is no size of it. It opens wider than high. What an app
// has that shares it with another is not in the table (UNK71).
// Display Zoom, in which a Plus stays compact, is not in the table.

import UIKitModel

extension SplitViewDevice {
    /// A phone of 375 by 667 points, compact in both orientations.
    package static let iPhoneSE = Self(
        phone: "iPhone SE", 375, 667, scale: 2, isRegularInLandscape: false)
    /// A phone of 414 by 736 points, regular in landscape.
    package static let iPhone8Plus = Self(
        phone: "iPhone 8 Plus", 414, 736, scale: 3, isRegularInLandscape: true)
    /// A phone of 414 by 896 points, regular in landscape.
    package static let iPhone11 = Self(
        phone: "iPhone 11", 414, 896, scale: 2, isRegularInLandscape: true)
    /// A phone of 375 by 812 points, compact in both orientations.
    package static let iPhone11Pro = Self(
        phone: "iPhone 11 Pro", 375, 812, scale: 3, isRegularInLandscape: false)
    /// A phone of 390 by 844 points, compact in both orientations.
    package static let iPhone12 = Self(
        phone: "iPhone 12", 390, 844, scale: 3, isRegularInLandscape: false)
    /// A phone of 428 by 926 points, regular in landscape.
    package static let iPhone12ProMax = Self(
        phone: "iPhone 12 Pro Max", 428, 926, scale: 3, isRegularInLandscape: true)
    /// A phone of 430 by 932 points, regular in landscape.
    package static let iPhone15Plus = Self(
        phone: "iPhone 15 Plus", 430, 932, scale: 3, isRegularInLandscape: true)
    /// A phone of 393 by 852 points, compact in both orientations.
    package static let iPhone16 = Self(
        phone: "iPhone 16", 393, 852, scale: 3, isRegularInLandscape: false)
    /// A phone of 440 by 956 points, regular in landscape.
    package static let iPhone17ProMax = Self(
        phone: "iPhone 17 Pro Max", 440, 956, scale: 3, isRegularInLandscape: true)

    /// A phone that folds: 951 by 669 points inside, regular in both directions however it is held,
    /// and 466 by 678 outside, compact (E8).
    package static let iPhoneDuo = Self(
        phone: "iPhone Duo", 951, 669, scale: 3, isRegularInLandscape: true,
        outer: CGSize(width: 466, height: 678))

    /// A tablet of 768 by 1024 points; a half of it in landscape is compact, two thirds are
    /// regular.
    package static let iPad9_7 = Self(
        tablet: "iPad (9.7-inch)", 768, 1024,
        panes: [
            Pane(orientation: .landscape, share: .half, width: 507, isRegular: false),
            Pane(orientation: .landscape, share: .twoThirds, width: 694, isRegular: true),
            Pane(orientation: .landscape, share: .third, width: 320, isRegular: false),
            Pane(orientation: .portrait, share: .twoThirds, width: 438, isRegular: false),
            Pane(orientation: .portrait, share: .third, width: 320, isRegular: false),
            Pane(orientation: .landscape, share: .slideOver, width: 320, isRegular: false),
            Pane(orientation: .portrait, share: .slideOver, width: 320, isRegular: false),
        ])
    /// A tablet of 834 by 1112 points; a half of it in landscape is compact, two thirds are
    /// regular.
    package static let iPadPro10_5 = Self(
        tablet: "iPad Pro (10.5-inch)", 834, 1112,
        panes: [
            Pane(orientation: .landscape, share: .half, width: 551, isRegular: false),
            Pane(orientation: .landscape, share: .twoThirds, width: 782, isRegular: true),
            Pane(orientation: .landscape, share: .third, width: 320, isRegular: false),
            Pane(orientation: .portrait, share: .twoThirds, width: 504, isRegular: false),
            Pane(orientation: .portrait, share: .third, width: 320, isRegular: false),
            Pane(orientation: .landscape, share: .slideOver, width: 320, isRegular: false),
            Pane(orientation: .portrait, share: .slideOver, width: 320, isRegular: false),
        ])
    /// A tablet of 820 by 1180 points. The widths of its panes are chosen (UNK60).
    package static let iPadA16 = Self(
        tablet: "iPad (A16)", 820, 1180,
        panes: [
            Pane(orientation: .landscape, share: .half, width: 585, isRegular: false),
            Pane(orientation: .landscape, share: .twoThirds, width: 850, isRegular: true),
            Pane(orientation: .landscape, share: .third, width: 320, isRegular: false),
            Pane(orientation: .portrait, share: .twoThirds, width: 490, isRegular: false),
            Pane(orientation: .portrait, share: .third, width: 320, isRegular: false),
            Pane(orientation: .landscape, share: .slideOver, width: 320, isRegular: false),
            Pane(orientation: .portrait, share: .slideOver, width: 320, isRegular: false),
        ])
    /// A tablet of 1024 by 1366 points; a half of it in landscape is regular.
    package static let iPadPro12_9 = Self(
        tablet: "iPad Pro (12.9-inch)", 1024, 1366,
        panes: [
            Pane(orientation: .landscape, share: .half, width: 678, isRegular: true),
            Pane(orientation: .landscape, share: .twoThirds, width: 981, isRegular: true),
            Pane(orientation: .landscape, share: .third, width: 375, isRegular: false),
            Pane(orientation: .portrait, share: .twoThirds, width: 639, isRegular: false),
            Pane(orientation: .portrait, share: .third, width: 375, isRegular: false),
            Pane(orientation: .landscape, share: .slideOver, width: 375, isRegular: false),
            Pane(orientation: .portrait, share: .slideOver, width: 375, isRegular: false),
        ])

    /// The same with an app that was made for phones alone, and is compact at any width (E9).
    package static let iPadA16ForPhoneApps = Self(
        tablet: "iPad (A16) for iPhone apps", 820, 1180, panes: iPadA16.panes,
        isForPhoneApps: true)

    /// Every device there is: phones first, then by age. A trace names them by words, so that one
    /// can come between others.
    public static let all: [Self] = [
        iPhoneSE, iPhone8Plus, iPhone11, iPhone11Pro, iPhone12, iPhone12ProMax, iPhone15Plus,
        iPhone16, iPhone17ProMax, iPhoneDuo, iPad9_7, iPadPro10_5, iPadA16, iPadPro12_9,
        iPadA16ForPhoneApps,
    ]
}

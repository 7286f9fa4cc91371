import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app with tabs on its list side, whose photos hide their bar.
    public static let photos = photos("photos", origin: "a correct app whose photos hide its tabs")
    { PhotoLibrary() }

    /// The photo library.
    static func photos(
        _ name: String, origin: String, _ make: @escaping @MainActor @Sendable () -> PhotoLibrary
    ) -> SplitViewSubject { SplitViewSubject(name, origin: origin) { make().scene } }
}

extension PhotoLibrary {
    fileprivate var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self]) { controller in
            switch controller {
            case let photo as Photo: .detail(item: photo.number).named("Photo")
            case is NoPhoto: .placeholder
            case let album as Album: .list(item: album.number)
            default: .list
            }
        }
        .onTap { [unowned self] row, album in show(row, of: album) }
        .onRefresh {}
    }
}

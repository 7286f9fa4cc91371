import UIKitModel

// Nothing asks for the other optional methods. `UICollectionViewController` has them, for apps that
// override them.

/// The source of items, which says how many there are if the app asks the view.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
}

extension UICollectionViewDataSource {
    public func numberOfSections(in: UICollectionView) -> Int { 1 }
}

/// Prepares items.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

/// The receiver of taps on items, which a test gives it.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_: UICollectionView, didSelectItemAt: IndexPath) {}
    public func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath) {}
}

import UIKitModel

/// The first list of the podcast app of document 000.
public final class PodcastsTableViewController: UIViewController {}

/// The second list of that app: the episodes of one podcast.
public final class EpisodesTableViewController: UIViewController {}

/// The detail of that app. Without an episode it is blank, and serves as the placeholder.
public final class EpisodeDetailTableViewController: UIViewController {
    /// The shown episode.
    public var episode: Episode?
}

/// Something to listen to.
public struct Episode {
    /// Its index in the list, from 0.
    public let row: Int

    /// The episode in a row.
    public init(row: Int) { self.row = row }
}

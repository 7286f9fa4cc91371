import UIKitModel

/// The list of an app as document 003 describes one.
public final class PlacesViewController: UIViewController {}

/// The detail of that app.
public final class PlaceViewController: UIViewController {}

/// The placeholder of that app while no place is chosen, if there can be none.
public final class NoPlaceViewController: UIViewController {}

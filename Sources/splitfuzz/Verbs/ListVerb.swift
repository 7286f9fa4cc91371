/// Prints everything there is to name.
func list(_ options: ListOptions, at console: Console) throws(CommandFailure) {
    switch options.format {
    case .text: try console.say(inventoryText(Inventory(), style: console.style))
    case .json: try console.say(json(Inventory()))
    }
}

/// Prints everything there is to name.
func list(_ options: ListOptions, at console: Console) throws(CommandFailure) {
    try console.say(options.format.text(Inventory(), options, console.style))
}

import Testing
import UIKit

/// What an app names about texts, keys, fingers and rows; nothing is typed, pressed or touched.
@MainActor @Suite struct InertInputTests {
    @Test func `a field and a text hold what is around them`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let bar = UIToolbar()
        let (field, text) = (UITextField(), UITextView())
        (field.inputAccessoryView, text.inputAccessoryView) = (bar, bar)
        field.inputView = UIDatePicker()
        field.textContentType = .password
        #expect(field.inputAccessoryView === bar && text.inputAccessoryView === bar)
        #expect(field.inputView is UIDatePicker && text.inputView == nil && !field.isEditing)
        #expect(field.textContentType?.rawValue == "password")
        text.selectedRange = NSRange(location: 2, length: 1)
        text.dataDetectorTypes = [.link]
        #expect(text.selectedRange.location == 2 && UIDataDetectorTypes.all.contains(.link))
        final class Chat: UIViewController, UITextFieldDelegate, UITextViewDelegate {
            let field = UITextField()
            override var inputAccessoryView: UIView? { field }
        }
        let chat = Chat()
        #expect(chat.inputAccessoryView === chat.field && UIResponder().inputAccessoryView == nil)
        #expect(chat.textFieldShouldBeginEditing(field) && chat.textViewShouldEndEditing(text))
        let part = NSRange(location: 0, length: 0)
        #expect(
            chat.textField(field, shouldChangeCharactersIn: part, replacementString: "a")
                && chat.textView(text, shouldChangeTextIn: part, replacementText: "a"))
        let end = UIResponder.keyboardFrameEndUserInfoKey
        #expect(end != UIResponder.keyboardFrameBeginUserInfoKey)
    }

    @Test func `a paragraph has the shape that was set`() {
        let shape = NSMutableParagraphStyle()
        shape.alignment = .center
        shape.lineSpacing = 4
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(shape)
        shape.lineSpacing = 5
        let plain: NSParagraphStyle = copy
        #expect(plain.alignment == .center && plain.lineSpacing == 4)
        #expect(NSParagraphStyle.default.alignment == .natural)
        let text = NSAttributedString(attachment: NSTextAttachment(image: UIImage()))
        #expect(text.length == 1)
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) is NSTextAttachment)
    }

    @Test func `keys and fingers do nothing`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (screen, close) = (UIViewController(), NSSelectorFromString("close"))
        let key = UIKeyCommand(
            title: "Close", image: nil, action: close, input: UIKeyCommand.inputDelete,
            modifierFlags: [.command, .numericPad],
            alternates: [UICommandAlternate(title: "All", action: close, modifierFlags: .shift)],
            attributes: .destructive, state: .on)
        key.wantsPriorityOverSystemBehavior = true
        #expect(key.attributes == .destructive && key.state == .on)
        let old = UIKeyCommand(
            input: "w", modifierFlags: .command, action: close, discoverabilityTitle: "Close")
        #expect(old.discoverabilityTitle == "Close" && old.title.isEmpty)
        screen.addKeyCommand(key)
        screen.removeKeyCommand(key)
        #expect(screen.keyCommands == nil)
        let swipe = UISwipeGestureRecognizer(target: screen, action: close)
        swipe.direction = [.left, .up]
        let pan = UIPanGestureRecognizer()
        pan.require(toFail: swipe)
        screen.view.addGestureRecognizer(pan)
        #expect(pan.translation(in: screen.view) == .zero && pan.numberOfTouches == 0)
        #expect(swipe.direction.contains(.left) && UIScrollView().panGestureRecognizer !== pan)
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(view.hitTest(CGPoint(x: 9, y: 9), with: nil) === view)
        #expect(view.hitTest(CGPoint(x: 11, y: 9), with: nil) == nil)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 10)
        final class Peek: NSObject, UIViewControllerPreviewingDelegate {
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing,
                viewControllerForLocation location: CGPoint
            ) -> UIViewController? { nil }
            func previewingContext(
                _ previewingContext: any UIViewControllerPreviewing,
                commit viewControllerToCommit: UIViewController
            ) { Issue.record("there are no firm touches") }
        }
        let place = screen.registerForPreviewing(with: Peek(), sourceView: view)
        #expect(place.sourceView === view && place.sourceRect == view.bounds)
        #expect(screen.traitCollection.forceTouchCapability == .unavailable)
    }

    @Test func `the signs of an item have the look that was set`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let cell = UICollectionViewListCell(frame: .zero)
        let arrow = UICellAccessory.OutlineDisclosureOptions(style: .header, tintColor: .red)
        let bin = UICellAccessory.DeleteOptions(
            isHidden: true, reservedLayoutWidth: .custom(40), backgroundColor: .clear)
        #expect(arrow.style == .header && arrow.tintColor == .red && !arrow.isHidden)
        #expect(bin.isHidden && bin.reservedLayoutWidth == .custom(40))
        #expect(UICellAccessory.CheckmarkOptions().reservedLayoutWidth == .standard)
        cell.accessories = [
            .outlineDisclosure(options: arrow), .delete(options: bin),
            .label(text: "3", options: .init(tintColor: .red)),
            .popUpMenu(UIMenu(children: [UIDeferredMenuElement.uncached { _ in }])),
            .customView(
                configuration: .init(
                    customView: UIView(), placement: .trailing(displayed: .always))),
        ]
        #expect(
            cell.accessories.map(\.accessoryType)
                == [.outlineDisclosure, .delete, .label, .popUpMenu, .customView])
    }

    @Test func `what lists never ask can be overridden`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        final class Rows: UITableViewController, UITableViewDataSourcePrefetching {
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
            override func tableView(
                _ tableView: UITableView, willDisplayHeaderView view: UIView,
                forSection section: Int
            ) { Issue.record("nothing is drawn") }
            override func tableView(
                _ tableView: UITableView,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) { Issue.record("nothing opens a menu") }
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                Issue.record("no rows are needed")
            }
        }
        final class Items: UICollectionViewController {
            override func collectionView(
                _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
            ) -> Bool { false }
            override func collectionView(
                _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
            ) -> Bool { true }
        }
        let (rows, items) = (Rows(), Items())
        rows.tableView.prefetchDataSource = rows
        rows.tableView.sectionIndexColor = .red
        #expect(rows.tableView.prefetchDataSource === rows)
        #expect(rows.tableView.sectionIndexColor == .red)
        #expect(rows.sectionIndexTitles(for: rows.tableView) == ["A"])
        #expect(rows.tableView(rows.tableView, willDeselectRowAt: [0, 1]) == [0, 1])
        #expect(!items.collectionView(items.collectionView, shouldHighlightItemAt: [0, 0]))
        #expect(items.collectionView(items.collectionView, shouldDeselectItemAt: [0, 0]))
        let cell = UITableViewCell()
        cell.setEditing(true, animated: false)
        cell.isSelected = true
        #expect(cell.configurationState.isEditing && cell.configurationState.isSelected)
        var isOver = false
        items.collectionView.setCollectionViewLayout(
            UICollectionViewLayout(), animated: true, completion: { isOver = $0 })
        #expect(isOver)
    }

    @Test func `what is not drawn is held, and measures nothing`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (content, picture, words) = (UIScrollView(), UIImageView(), UILabel())
        content.setZoomScale(2, animated: true)
        content.decelerationRate = .fast
        #expect(content.zoomScale == 2 && content.decelerationRate != .normal)
        picture.highlightedImage = UIImage(contentsOfFile: "/stars")
        (picture.isHighlighted, words.isHighlighted) = (true, true)
        #expect(picture.highlightedImage?.pngData() == nil && picture.highlightedImage?.scale == 1)
        #expect(picture.isHighlighted && words.isHighlighted && words.shadowColor == nil)
        #expect(UIFont.systemFont(ofSize: UIFont.smallSystemFontSize).lineHeight == 12)
        words.accessibilityElements = [picture]
        words.tintAdjustmentMode = .dimmed
        #expect(words.accessibilityElements?.count == 1 && words.tintAdjustmentMode == .dimmed)
        words.isMultipleTouchEnabled = true
        #expect(words.isMultipleTouchEnabled && !words.isExclusiveTouch)
        let beside = UITargetedPreview(view: words)
        beside.parameters.backgroundColor = .red
        #expect(beside.view === words && beside.parameters.backgroundColor == .red)
        #expect(words.constraints.isEmpty)
        let action = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in
            Issue.record("nothing swipes")
        }
        #expect(action.style == .default && action.title == "Delete")
    }

    @Test func `looks of texts, lines and menus are held`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let plain = UIFont.systemFont(ofSize: 12)
        let bold = plain.fontDescriptor.withSymbolicTraits(.traitBold)?.withSize(20)
        let font = bold.map { UIFont(descriptor: $0, size: 0) }
        #expect(font?.pointSize == 20 && font?.fontName != plain.fontName)
        #expect(UIFont(descriptor: plain.fontDescriptor, size: 0).fontName == plain.fontName)
        var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        list.separatorConfiguration.color = .red
        list.itemSeparatorHandler = { _, lines in
            var lines = lines
            lines.topSeparatorVisibility = .hidden
            return lines
        }
        let lines = list.itemSeparatorHandler?([0, 0], list.separatorConfiguration)
        #expect(lines?.topSeparatorVisibility == .hidden && lines?.color == .red)
        var content = UIListContentConfiguration.cell()
        content.textProperties.transform = .uppercase
        let shown = content.makeContentView().configuration as? UIListContentConfiguration
        #expect(shown?.textProperties.transform == .uppercase)
        let menu = UIMenu(subtitle: "All", preferredElementSize: .small, children: [])
        #expect(menu.preferredElementSize == .small && menu.subtitle == "All")
        let button = UIBarButtonItem(systemItem: .add)
        button.possibleTitles = ["Add", "Done"]
        button.hidesSharedBackground = true
        #expect(button.possibleTitles?.count == 2 && button.hidesSharedBackground)
        #expect(button.sharesBackground && button.accessibilityValue == nil)
        let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
        sheet.excludedActivityTypes = [.print]
        sheet.completionWithItemsHandler = { _, _, _, _ in Issue.record("nothing calls it") }
        #expect(sheet.excludedActivityTypes == [.print] && sheet.completionWithItemsHandler != nil)
        #expect(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-[a]", options: [.alignAllTop], views: ["a": UIView()]
            ).isEmpty)
        #expect(UIProgressView(progressViewStyle: .bar).progress == 0)
        #expect(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)).effect != nil)
    }
}

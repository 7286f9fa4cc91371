/// The widths of the columns beside the primary (rules G).
extension UISplitViewController {
    /// The preferred share of the split view's width for the supplementary column, from 0 to 1
    /// (G1).
    public final var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { otherWidths?.supplementary.fraction ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.supplementary.fraction = newValue } }
    }

    /// The preferred width of the supplementary column in points; takes precedence over the share.
    public final var preferredSupplementaryColumnWidth: CGFloat {
        get { otherWidths?.supplementary.preferred ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.supplementary.preferred = newValue } }
    }

    /// The minimum width of the supplementary column, in points; three columns are beside each
    /// other only where it is kept (V9).
    public final var minimumSupplementaryColumnWidth: CGFloat {
        get { otherWidths?.supplementary.minimum ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.supplementary.minimum = newValue } }
    }

    /// The maximum width of the supplementary column, in points.
    public final var maximumSupplementaryColumnWidth: CGFloat {
        get { otherWidths?.supplementary.maximum ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.supplementary.maximum = newValue } }
    }

    /// The preferred share of the split view's width for the secondary column, from 0 to 1 (iOS
    /// 26). Held: the secondary has what the others leave (UNK47).
    public final var preferredSecondaryColumnWidthFraction: CGFloat {
        get { otherWidths?.secondary.fraction ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.secondary.fraction = newValue } }
    }

    /// The preferred width of the secondary column in points (iOS 26). Held: the secondary has what
    /// the others leave (UNK47).
    public final var preferredSecondaryColumnWidth: CGFloat {
        get { otherWidths?.secondary.preferred ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.secondary.preferred = newValue } }
    }

    /// The minimum width of the secondary column beside others, in points (iOS 26, V9).
    public final var minimumSecondaryColumnWidth: CGFloat {
        get { otherWidths?.secondary.minimum ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.secondary.minimum = newValue } }
    }

    /// The preferred share of the split view's width for the inspector, from 0 to 1 (iOS 26).
    public final var preferredInspectorColumnWidthFraction: CGFloat {
        get { otherWidths?.inspector.fraction ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.inspector.fraction = newValue } }
    }

    /// The preferred width of the inspector in points (iOS 26).
    public final var preferredInspectorColumnWidth: CGFloat {
        get { otherWidths?.inspector.preferred ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.inspector.preferred = newValue } }
    }

    /// The minimum width of the inspector, in points (iOS 26).
    public final var minimumInspectorColumnWidth: CGFloat {
        get { otherWidths?.inspector.minimum ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.inspector.minimum = newValue } }
    }

    /// The maximum width of the inspector, in points (iOS 26).
    public final var maximumInspectorColumnWidth: CGFloat {
        get { otherWidths?.inspector.maximum ?? Self.automaticDimension }
        set { changeWidth { widthsOfOthers.inspector.maximum = newValue } }
    }
}

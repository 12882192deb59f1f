/** Labels of the shipped questionnaires that the demo clinic's patients choose by name. */
export const NONE_OF_THESE = 'None of these'
export const NOT_SURE = 'Not sure'

/** The last one is `NOT_SURE`. */
export const FORMS = ['Oil', 'Capsules', 'Dried flower (vaporized)', 'Edibles', 'Cream or other topical', NOT_SURE] as const

/** Invented names, to be replaced by the clinic's own in the editor. */
export const LICENSED_SELLERS = ['Northern Meadow', 'Lakeshore Botanicals', 'Prairie Harvest', 'Pacific Grove Medical'] as const

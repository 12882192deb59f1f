export const CARD_HEADING_ID = 'card-heading'

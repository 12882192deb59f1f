/** What the page sends of its own to begin and to come back (REQ-126, D-3). */
export const OPENING_MESSAGE = 'book with tcn'

/** Sent by the page, not typed. */
export function isMachine(text: string): boolean {
  return text === OPENING_MESSAGE || text === 'ok'
}

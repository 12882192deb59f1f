import { forgetConversation } from '../session/stored-conversation.ts'

/** Pages that anyone may have open. */
const HARMLESS = { 'en-CA': 'https://weather.gc.ca/', 'fr-CA': 'https://meteo.gc.ca/' } as const

/**
 * Leaves at once and for good: nothing stays on the screen, this device forgets the conversation, and Back does not return to it. Where the chat
 * is a part of another page, that page is left too, unless it forbids that.
 */
export function leavePage(locale: string): void {
  const address = locale === 'fr-CA' ? HARMLESS['fr-CA'] : HARMLESS['en-CA']
  forgetConversation()
  document.title = ''
  document.body.replaceChildren()
  try {
    window.top?.location.replace(address)
  } catch {
    window.location.replace(address)
  }
}

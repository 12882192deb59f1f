import { frenchText, frenchTime, frenchZone } from '../../booking/french-slot.ts'
import { localTexts, zoneName } from '../../booking/local-text.ts'
import { timeZoneOf } from '../../reference-data/time-zone-of.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { ChatState } from '../state/state.ts'
import { textsOf } from '../texts/texts-of.ts'

/**
 * When the team is there. `at`: the end of these hours, or when it opens; null: never in sight. `shown`: that moment (`yyyy-MM-dd HH:mm`) by the
 * clock of each zone; `zone` is the clinic’s.
 */
export type KnownOpening = { open: boolean; at: string | null; zone: string; shown: Readonly<Record<string, string>> }
type Asking = Pick<ChatState, 'language' | 'unapproved' | 'personal'>

/** What someone who asks for a person is told of the time; null: the clinic has set no hours. Nothing is promised (F-10). */
export function openingText(state: Asking, opening: KnownOpening | null | undefined): string {
  const texts = textsOf(state).opening
  if (!opening) return texts.unknown
  const when = momentText(state, opening)
  if (when === null) return texts.closedForNow
  return opening.open ? texts.open(when) : texts.closed(when)
}

/** The moment by the clock of the clinic and, where another one hangs on the patient’s wall, by that one; null: none is known. */
export function momentText(state: Asking, { open, zone, shown }: KnownOpening): string | null {
  const minute = getOwnProperty(shown, zone)
  if (minute === undefined) return null
  const french = state.language === 'fr'
  const { localText, localTime } = localTexts(minute, zone)
  const name = zoneName(zone)
  const time = french ? `${frenchTime(localTime)} (${frenchZone(name)})` : `${localTime} ${name}`
  const clinic = open ? time : french ? frenchText(localText) : localText
  const own = state.personal && timeZoneOf(state.personal)
  const there = own && getOwnProperty(shown, own)
  if (!there || there === minute) return clinic
  const theirs = localTexts(there, own).localTime
  return `${clinic}${textsOf(state).opening.elsewhere(french ? frenchTime(theirs) : theirs)}`
}

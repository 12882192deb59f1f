import type { FlagEvent, FlagHistory, FlagState } from '@clinic/contract/chart'
import { t, tIn } from '../../../lib/messages/t.ts'

/** Beside the name of a flag; a flag that is plainly raised needs no word. */
export const STATE_LABELS: Record<FlagState, string | null> = {
  raised: null,
  provisional: t('provisional'),
  corrected: t('corrected'),
  lowered: t('lowered'),
}

/** Why the state is what it is, for those who wonder. */
export const STATE_NOTES: Record<FlagState, string | null> = {
  raised: null,
  provisional: t('The questionnaire is not finished yet.'),
  corrected: t('The answer was corrected. The flag stays raised until a practitioner lowers it.'),
  lowered: null,
}

/** What happened, without the time. */
export function eventSentence(event: FlagEvent): string {
  const { what, source, by, reason } = event
  if (what === 'known') return t('Raised before its history began')
  if (source === 'undo') return t('Raised again by {by}, who undid the lowering', { by: by ?? tIn('by', 'staff') })
  if (what === 'lowered')
    return source === 'age'
      ? t('Lowered because of age')
      : t('Lowered by {by}: {reason}', { by: by ?? tIn('by', 'staff'), reason: reason ?? t('no reason given') })
  if (what === 'corrected') return t('Corrected {channel}', { channel: channel(event) })
  const first = what === 'raised'
  if (source === 'age') return first ? t('Raised because of age') : t('Raised again because of age')
  const how = { channel: channel(event), provisional: event.provisional ? t(', provisionally') : '' }
  return first ? t('Raised {channel}{provisional}', how) : t('Raised again {channel}{provisional}', how)
}

/** The question and what was answered, as it was then. */
export function quoteOf({ what, question, answer, now }: FlagEvent): string | null {
  if (question === null && answer === null) return null
  const asked = question === null ? '' : `${question} `
  if (what !== 'corrected') return t('{asked}“{answer}”', { asked, answer: answer ?? '' })
  return now === null
    ? t('{asked}“{answer}” no longer applies', { asked, answer: answer ?? '' })
    : t('{asked}“{answer}” became “{now}”', { asked, answer: answer ?? '', now })
}

/** The questionnaire that an event comes from. */
export function sourceOf({ questionnaire, version }: FlagEvent): string | null {
  if (questionnaire === null) return null
  return version === null ? questionnaire : t('{questionnaire}, version {version}', { questionnaire, version })
}

/** The newest event that raised the flag. */
export function lastRaised(history: FlagHistory | undefined): FlagEvent | undefined {
  return history?.events.findLast(
    ({ what, source }) => (what === 'raised' || what === 'raised-again' || what === 'known') && source !== 'undo',
  )
}

function channel({ source, by }: FlagEvent): string {
  if (source === 'phone') return by === null ? t('by phone') : t('by phone, asked by {by}', { by })
  return t('in the chat')
}

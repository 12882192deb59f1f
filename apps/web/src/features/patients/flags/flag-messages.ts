import type { FlagEvent, FlagHistory, FlagState } from '@clinic/contract/chart'

/** Beside the name of a flag; a flag that is plainly raised needs no word. */
export const STATE_LABELS: Record<FlagState, string | null> = {
  raised: null,
  provisional: 'provisional',
  corrected: 'corrected',
  lowered: 'lowered',
}

/** Why the state is what it is, for those who wonder. */
export const STATE_NOTES: Record<FlagState, string | null> = {
  raised: null,
  provisional: 'The questionnaire is not finished yet.',
  corrected: 'The answer was corrected. The flag stays raised until a practitioner lowers it.',
  lowered: null,
}

/** What happened, without the time. */
export function eventSentence(event: FlagEvent): string {
  const { what, source, by, reason } = event
  if (what === 'known') return 'Raised before its history began'
  if (source === 'undo') return `Raised again by ${by ?? 'staff'}, who undid the lowering`
  if (what === 'lowered') return source === 'age' ? 'Lowered because of age' : `Lowered by ${by ?? 'staff'}: ${reason ?? 'no reason given'}`
  if (what === 'corrected') return `Corrected ${channel(event)}`
  const raised = what === 'raised' ? 'Raised' : 'Raised again'
  return source === 'age' ? `${raised} because of age` : `${raised} ${channel(event)}${event.provisional ? ', provisionally' : ''}`
}

/** The question and what was answered, as it was then. */
export function quoteOf({ what, question, answer, now }: FlagEvent): string | null {
  if (question === null && answer === null) return null
  const asked = question === null ? '' : `${question} `
  if (what !== 'corrected') return `${asked}“${answer ?? ''}”`
  return now === null ? `${asked}“${answer ?? ''}” no longer applies` : `${asked}“${answer ?? ''}” became “${now}”`
}

/** The questionnaire that an event comes from. */
export function sourceOf({ questionnaire, version }: FlagEvent): string | null {
  if (questionnaire === null) return null
  return version === null ? questionnaire : `${questionnaire}, version ${version}`
}

/** The newest event that raised the flag. */
export function lastRaised(history: FlagHistory | undefined): FlagEvent | undefined {
  return history?.events.findLast(
    ({ what, source }) => (what === 'raised' || what === 'raised-again' || what === 'known') && source !== 'undo',
  )
}

function channel({ source, by }: FlagEvent): string {
  if (source === 'phone') return by === null ? 'by phone' : `by phone, asked by ${by}`
  return 'in the chat'
}

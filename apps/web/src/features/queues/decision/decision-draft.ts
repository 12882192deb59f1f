import { MOST_GRAMS, MOST_MONTHS, MOST_WEEKS, type VisitDecision } from '@clinic/contract/queues/decision'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import { lastDay } from '@clinic/core/documents/period'
import { nextStepOn } from '@clinic/core/queues/complete-appointment'
import { addDays, addYears, isIsoDate } from '@clinic/core/shared/dates'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'

/** What has been entered so far, as text. `told`: whether the patient is written to; `message` null: in the suggested words. */
export type DecisionDraft = {
  kind: DecisionKind | ''
  grams: string
  months: string
  weeks: string
  day: string
  reason: string
  told: boolean
  message: string | null
}
type Field = keyof DecisionDraft
type Errors = Partial<Record<Field, string>>

const DEFER_DAYS = 14

export function newDraft(): DecisionDraft {
  return { kind: '', grams: '', months: String(MOST_MONTHS), weeks: '4', day: '', reason: '', told: true, message: null }
}

/** Choosing a decision suggests its day and its message; a day that was entered stays. */
export function chooseKind(draft: DecisionDraft, kind: DecisionKind, today: string): DecisionDraft {
  const suggested = kind === 'defer' ? addDays(today, DEFER_DAYS) : kind === 'call-back' ? addDays(today, 1) : ''
  return { ...draft, kind, day: draft.day || suggested, message: null }
}

const REASONS: Partial<Record<DecisionKind, string>> = {
  'authorize-less': t('Say why it is less.'),
  defer: t('Say what is missing.'),
  decline: t('Give the reason.'),
  refer: t('Say to whom, and why.'),
}

/** The decision that the fields make, or what is wrong with them. */
export function readDraft(
  draft: DecisionDraft,
  today: string,
): { decision: VisitDecision; errors?: never } | { decision?: never; errors: Errors } {
  const { kind, reason } = draft
  if (kind === '') return { errors: { kind: t('Choose a decision.') } }
  const errors: Errors = {}
  const missing = REASONS[kind]
  if (missing && reason.trim() === '') errors.reason = missing
  if (draft.told && draft.message?.trim() === '') errors.message = t('Write a message, or leave it out.')
  const decision = build(kind, draft, { errors, today })
  return Object.keys(errors).length > 0 ? { errors } : { decision }
}

function build(kind: DecisionKind, draft: DecisionDraft, { errors, today }: { errors: Errors; today: string }): VisitDecision {
  const reason = draft.reason.trim()
  switch (kind) {
    case 'authorize':
    case 'authorize-less': {
      const [grams_per_day, months] = [Number(draft.grams.replace(',', '.')), Number(draft.months)]
      const isWhole = Number.isInteger(Math.round(grams_per_day * 1e6) / 1e4)
      if (draft.grams.trim() === '' || !(grams_per_day > 0 && grams_per_day <= MOST_GRAMS && isWhole))
        errors.grams = t('Enter the grams a day, up to {MOST_GRAMS}, with at most two decimals.', { MOST_GRAMS })
      if (!(Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS))
        errors.months = t('Enter 1 to {MOST_MONTHS} months.', { MOST_MONTHS })
      return { kind, grams_per_day, months, reason }
    }
    case 'see-again': {
      const weeks = Number(draft.weeks)
      if (!(Number.isInteger(weeks) && weeks >= 1 && weeks <= MOST_WEEKS))
        errors.weeks = t('Enter 1 to {MOST_WEEKS} weeks.', { MOST_WEEKS })
      return { kind, weeks, reason }
    }
    case 'defer':
    case 'call-back': {
      const isOffered = isIsoDate(draft.day) && draft.day > today && draft.day <= addYears(today, 1)
      if (!isOffered) errors.day = t('Choose a day from tomorrow to one year from now.')
      return { kind, next_on: draft.day, reason }
    }
    default:
      return { kind, reason }
  }
}

/** The decision with what the patient is told: the words that were on screen, or nothing. `suggested` null: they were not there, and the server writes them. */
export function withMessage(decision: VisitDecision, { told, message }: DecisionDraft, suggested: string | null): VisitDecision {
  if (!told) return { ...decision, message: null }
  const text = message ?? suggested
  return text === null ? decision : { ...decision, message: text.trim() }
}

/** The day that the message names; null: none, undefined: it is not known yet. */
export function messageDay({ kind, weeks, day }: DecisionDraft, today: string): string | null | undefined {
  if (kind === 'see-again') return /^\d{1,2}$/.test(weeks.trim()) && Number(weeks) > 0 ? addDays(today, Number(weeks) * 7) : undefined
  if (kind === 'defer' || kind === 'call-back') return isIsoDate(day) ? day : undefined
  return null
}

/** What follows from the decision for the patient. */
export function consequenceText(decision: VisitDecision, today: string): string {
  if ('months' in decision)
    return t('Renewal is due on {today}.', { today: dayText(lastDay(today, { count: decision.months, unit: 'months' })) })
  const next = nextStepOn(decision, today)
  if (next === null) return t('There is no renewal date, and nothing further is planned.')
  return t('The patient comes back into the PCR queue on {next}. The renewal date stays as it is.', { next: dayText(next) })
}

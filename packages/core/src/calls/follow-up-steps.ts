import { addDays, addMonths } from '../shared/dates.ts'

/**
 * What a treatment is followed up by. `begins`: the first document of a patient, or more grams a day than the one before; null: as before.
 * `gravest`: of the interactions of the medicines with cannabis. `liver`: a liver disease, or valproate. `age` in years, null when unknown.
 */
export type Treatment = {
  signed_on: string
  ends_on: string
  begins: 'first' | 'rise' | null
  gravest: 'A' | 'B' | 'C' | null
  liver: boolean
  age: number | null
}

/** `questions`: the assistant asks the follow-up questionnaire, whose end puts the patient in line for a visit. `call` and `tests`: staff. */
export type FollowUpKind = 'call' | 'questions' | 'tests'
export type FollowUpStep = { step: string; kind: FollowUpKind; on: string }

/**
 * Days after the signature until the first call, which is to be made in the first week, and until the first questions. The first weeks carry most
 * of the harm. A draft of the clinical reading until the clinical lead confirms it (docs/clinical-review.md).
 */
const CALL_DAY = 3
const FIRST_QUESTIONS_DAY = 28
const QUESTIONS_MONTHS = [3, 9]
/** Of a treatment that continues as before. */
const LATER_QUESTIONS_MONTHS = [6]
const TESTS_MONTHS = [1, 3, 6]
/** From here on the renewal asks. */
const RENEWAL_DAYS = 60
const OLD = 65
const YOUNG = 25

/** Every step of a signed document in force, in order of its days. */
export function followUpSteps(treatment: Treatment): FollowUpStep[] {
  const { signed_on, ends_on, begins, liver } = treatment
  const call = needsCall(treatment) ? [{ step: 'call', kind: 'call' as const, on: addDays(signed_on, CALL_DAY) }] : []
  const first = begins === null ? [] : [{ step: 'week-4', kind: 'questions' as const, on: addDays(signed_on, FIRST_QUESTIONS_DAY) }]
  const months = begins === null ? LATER_QUESTIONS_MONTHS : QUESTIONS_MONTHS
  const later = months.map((month) => ({ step: `month-${month}`, kind: 'questions' as const, on: addMonths(signed_on, month) }))
  const tests = liver
    ? TESTS_MONTHS.map((month) => ({ step: `tests-${month}`, kind: 'tests' as const, on: addMonths(signed_on, month) }))
    : []
  const untilRenewal = later.filter(({ on }) => on < addDays(ends_on, -RENEWAL_DAYS))
  return [...call, ...first, ...untilRenewal, ...tests].filter(({ on }) => on < ends_on).sort((a, b) => a.on.localeCompare(b.on))
}

/** All who begin are called; of those whose amount rises, the ones at risk. */
function needsCall({ begins, age, gravest }: Treatment): boolean {
  const atRisk = (age !== null && (age >= OLD || age < YOUNG)) || gravest === 'A' || gravest === 'B'
  return begins === 'first' || (begins === 'rise' && atRisk)
}

/** Days without an answer to the questions until staff call, and until a practitioner decides whether the treatment pauses. */
const CALL_AFTER = 7
const DECIDE_AFTER = 14
/** After downtime a step is still taken this many days late. */
const MOST_DAYS_LATE = 14

/** What follows from questions that were asked on a day and have no answer yet. */
export function afterSilence(asked_on: string, today: string): 'wait' | 'call' | 'decide' {
  if (today >= addDays(asked_on, DECIDE_AFTER)) return 'decide'
  return today >= addDays(asked_on, CALL_AFTER) ? 'call' : 'wait'
}

/** Of documents signed on these days a step may be due today for some patient. */
export function daysSignedWithStep(today: string): string[] {
  return Array.from({ length: 366 }, (_, days) => addDays(today, -days)).filter((signed_on) =>
    [null, 'first' as const].some((begins) =>
      followUpSteps({ signed_on, ends_on: '9999-12-31', begins, gravest: 'A', liver: true, age: null }).some(({ on }) => isDue(on, today)),
    ),
  )
}

/** Due, and not so late that it would surprise. */
export function isDue(on: string, today: string): boolean {
  return on <= today && on >= addDays(today, -MOST_DAYS_LATE)
}

import type { Questions } from '@clinic/contract/questionnaires'
import { ADULT_AGE } from '../patients/personal-information.ts'
import type { Answers } from '../questionnaires/answers.ts'
import { addDays } from '../shared/dates.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import type { Condition, Instrument } from './instrument.ts'
import { INSTRUMENTS, instrumentOf } from './instruments.ts'
import { type Report, reportsOf, usesNow } from './reports-of.ts'

const MOST_SCALES = 2
/** From so many items on, a scale comes after the others of its visit. */
const LONG = 15

/**
 * `age` in years, `null` where it is not known. `known`: conditions that the record already holds. `answered`: the day (ISO) on which each
 * instrument was answered last, by key. `loaded`: keys of instruments whose text the clinic has loaded.
 */
export type ScaleFacts = {
  questions: Questions
  answers: Answers
  visit: 'async' | 'renewal' | 'follow_up'
  age?: number | null
  known?: readonly Condition[]
  answered?: Readonly<Record<string, string>>
  today: string
  loaded?: readonly string[]
}

/** Why a scale is asked: the condition, and the tag of the answer that named it (`null`: the record). */
export type ChosenScale = { key: string; condition: Condition; tag: string | null }
export type ScalesFor = { cuditr: 'uses-now' | 'renewal' | null; scales: ChosenScale[] }

/**
 * The scales that a visit calls for: at most two, those of what the patient came for first, long ones last; beside them the CUDIT-R where
 * cannabis is in use or a document is renewed (REQ-147). One that was answered lately is left out; the CUDIT-R never is. All are for adults.
 */
export function scalesFor(facts: ScaleFacts): ScalesFor {
  const { questions, answers, visit, age = null, known = [], loaded = [] } = facts
  if (age !== null && age < ADULT_AGE) return { cuditr: null, scales: [] }
  const ofRecord = known.map((condition): Report => ({ condition, tag: null }))
  const chosen = takeInTurns([...reportsOf(questions, answers), ...ofRecord], (condition) =>
    keysFor(condition, loaded).filter((key) => !isRecent(key, facts)),
  )
  const long = ({ key }: ChosenScale) => Number((instrumentOf(key)?.items.length ?? 0) >= LONG)
  return {
    cuditr: usesNow(questions, answers) ? 'uses-now' : visit === 'renewal' ? 'renewal' : null,
    scales: chosen.sort((a, b) => long(a) - long(b)),
  }
}

/** The first instrument of every condition, then the second ones, until there are enough. */
function takeInTurns(reports: readonly Report[], keysOf: (condition: Condition) => string[]): ChosenScale[] {
  const rows = reports.map((report) => ({ ...report, keys: keysOf(report.condition) }))
  const deepest = Math.max(0, ...rows.map(({ keys }) => keys.length))
  const chosen = new Map<string, ChosenScale>()
  for (let turn = 0; turn < deepest; turn += 1) {
    for (const { keys, condition, tag } of rows) {
      const key = keys[turn]
      if (key !== undefined && !chosen.has(key) && chosen.size < MOST_SCALES) chosen.set(key, { key, condition, tag })
    }
  }
  return [...chosen.values()]
}

/** A fortnight at least: what was answered for one visit serves the next of these days, whatever it looks back on. */
const SERVES = 14

/** Answered so lately that it would look back on the same days again. */
function isRecent(key: string, { answered = {}, today }: ScaleFacts): boolean {
  const day = getOwnProperty(answered, key)
  const serves = Math.max(SERVES, instrumentOf(key)?.looks_back ?? 0)
  return day !== undefined && addDays(day, serves) > today
}

/** What may be asked about a condition; an instrument whose text is not there is replaced, and one that is loaded replaces its stand-ins. */
function keysFor(condition: Condition, loaded: readonly string[]): string[] {
  const here = ({ key, licence }: Instrument) => licence.state === 'ship' || loaded.includes(key)
  const wanted = INSTRUMENTS.filter(({ asked_for }) => asked_for.includes(condition) && condition !== 'cannabis')
  const replaced = new Set(wanted.filter((one) => loaded.includes(one.key)).flatMap(({ stand_ins }) => stand_ins))
  const keys = wanted.flatMap((one) => (here(one) ? [one.key] : one.stand_ins))
  return [...new Set(keys)].filter((key) => !replaced.has(key))
}

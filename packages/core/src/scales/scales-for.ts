import type { Questions } from '@clinic/contract/questionnaires'
import { ADULT_AGE } from '../patients/personal-information.ts'
import type { Answers } from '../questionnaires/answers.ts'
import { conditionsIn } from './conditions-in.ts'
import type { Condition, Instrument } from './instrument.ts'
import { INSTRUMENTS, instrumentOf } from './instruments.ts'
import { type Report, reportsOf, usesNow } from './reports-of.ts'

const MOST_SCALES = 2
/** From so many items on, a scale comes after the others of its visit. */
const LONG = 15

/**
 * `age` in years, `null` where it is not known. `known`: conditions that the record already holds, as labels or words. `loaded`: keys of
 * instruments whose text the clinic has loaded.
 */
export type ScaleFacts = {
  questions: Questions
  answers: Answers
  visit: 'async' | 'renewal' | 'follow_up'
  age?: number | null
  known?: readonly string[]
  loaded?: readonly string[]
}

/** Why a scale is asked: the condition, and the tag of the answer that named it (`null`: the record). */
export type ChosenScale = { key: string; condition: Condition; tag: string | null }
export type ScalesFor = { cuditr: 'uses-now' | 'renewal' | null; scales: ChosenScale[] }

/**
 * The scales that a visit calls for: at most two, those of what the patient came for first, long ones last; beside them the CUDIT-R where
 * cannabis is in use or a document is renewed (REQ-147). All are instruments for adults.
 */
export function scalesFor({ questions, answers, visit, age = null, known = [], loaded = [] }: ScaleFacts): ScalesFor {
  if (age !== null && age < ADULT_AGE) return { cuditr: null, scales: [] }
  const ofRecord = known.flatMap(conditionsIn).map((condition): Report => ({ condition, tag: null }))
  const chosen = takeInTurns([...reportsOf(questions, answers), ...ofRecord], loaded)
  const long = ({ key }: ChosenScale) => Number((instrumentOf(key)?.items.length ?? 0) >= LONG)
  return {
    cuditr: usesNow(questions, answers) ? 'uses-now' : visit === 'renewal' ? 'renewal' : null,
    scales: chosen.sort((a, b) => long(a) - long(b)),
  }
}

/** The first instrument of every condition, then the second ones, until there are enough. */
function takeInTurns(reports: readonly Report[], loaded: readonly string[]): ChosenScale[] {
  const rows = reports.map((report) => ({ ...report, keys: keysFor(report.condition, loaded) }))
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

/** What may be asked about a condition; an instrument whose text is not there is replaced, and one that is loaded replaces its stand-ins. */
function keysFor(condition: Condition, loaded: readonly string[]): string[] {
  const here = ({ key, licence }: Instrument) => licence.state === 'ship' || loaded.includes(key)
  const wanted = INSTRUMENTS.filter(({ asked_for }) => asked_for.includes(condition) && condition !== 'cannabis')
  const replaced = new Set(wanted.filter((one) => loaded.includes(one.key)).flatMap(({ stand_ins }) => stand_ins))
  const keys = wanted.flatMap((one) => (here(one) ? [one.key] : one.stand_ins))
  return [...new Set(keys)].filter((key) => !replaced.has(key))
}

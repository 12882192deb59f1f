import type { Questions } from '@clinic/contract/questionnaires'
import { ADULT_AGE } from '../patients/personal-information.ts'
import type { Answers } from '../questionnaires/answers.ts'
import { addDays } from '../shared/dates.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import type { Condition, Instrument } from './instrument.ts'
import { INSTRUMENTS, instrumentOf } from './instruments.ts'
import { type Report, reportsOf, usesNow } from './reports-of.ts'

const MOST_SCALES = 2
const PHQ9 = 'phq9'
const RAISES_RISK: readonly Condition[] = ['pain', 'ptsd']
/** A scale with at least this many items comes last. */
const LONG = 15

/**
 * `age` in years, null when unknown. `known`: conditions in the record. `answered`: last ISO day per instrument key.
 * `loaded`: instruments whose text the clinic has loaded.
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

/** A scale with its reason: the condition, and the tag of the answer that named it (null: the record). */
export type ChosenScale = { key: string; condition: Condition; tag: string | null }
export type ScalesFor = { cuditr: 'uses-now' | 'renewal' | null; scales: ChosenScale[] }

/**
 * The scales for a visit: at most two, by relevance, long ones last; plus the PHQ-9 where the condition raises the risk
 * of suicide, and the CUDIT-R for cannabis use or renewals (REQ-147). Recently answered ones are skipped, except the CUDIT-R. Adults only.
 */
export function scalesFor(facts: ScaleFacts): ScalesFor {
  const { questions, answers, visit, age = null, known = [], loaded = [] } = facts
  if (age !== null && age < ADULT_AGE) return { cuditr: null, scales: [] }
  const ofRecord = known.map((condition): Report => ({ condition, tag: null }))
  const reports = [...reportsOf(questions, answers), ...ofRecord]
  const chosen = takeInTurns(reports, (condition) => keysFor(condition, loaded).filter((key) => !isRecent(key, facts)))
  const atRisk = reports.find(({ condition }) => RAISES_RISK.includes(condition))
  if (atRisk && !isRecent(PHQ9, facts) && !chosen.some(({ key }) => key === PHQ9)) chosen.push({ ...atRisk, key: PHQ9 })
  const long = ({ key }: ChosenScale) => Number((instrumentOf(key)?.items.length ?? 0) >= LONG)
  return {
    cuditr: usesNow(questions, answers) ? 'uses-now' : visit === 'renewal' ? 'renewal' : null,
    scales: chosen.sort((a, b) => long(a) - long(b)),
  }
}

/** Every condition’s first instrument, then the second ones, up to the limit. */
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

/** Days that a score stays usable at least, whatever its recall period. */
const SERVES = 14

/** Answered so recently that the recall periods would overlap. */
function isRecent(key: string, { answered = {}, today }: ScaleFacts): boolean {
  const day = getOwnProperty(answered, key)
  const serves = Math.max(SERVES, instrumentOf(key)?.looks_back ?? 0)
  return day !== undefined && addDays(day, serves) > today
}

/** The instruments for a condition; one without text is replaced by its stand-ins, and a loaded one replaces them. */
function keysFor(condition: Condition, loaded: readonly string[]): string[] {
  const here = ({ key, licence }: Instrument) => licence.state === 'ship' || loaded.includes(key)
  const wanted = INSTRUMENTS.filter(({ asked_for }) => asked_for.includes(condition) && condition !== 'cannabis')
  const replaced = new Set(wanted.filter((one) => loaded.includes(one.key)).flatMap(({ stand_ins }) => stand_ins))
  const keys = wanted.flatMap((one) => (here(one) ? [one.key] : one.stand_ins))
  return [...new Set(keys)].filter((key) => !replaced.has(key))
}

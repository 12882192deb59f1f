import type { FlagSource } from '@clinic/contract/chart'
import type { Patient } from '@clinic/core/patients/patient'
import { type FlagOrder, type NewFlagEvent, type PastFlagEvent, planFlags } from '@clinic/core/patients/plan-flags'
import { answerText } from '@clinic/core/questionnaires/answer-text'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { AGE_FLAGS } from '@clinic/core/questionnaires/flags'
import { asyncIntake } from '../content/starters.ts'
import { later } from '../src/platform/clock.ts'
import type { TransactionSql } from '../src/platform/db/database.ts'

export type AnswerSet = {
  patient_id: string
  conversation_id: string | null
  key: string
  version: number
  answers: Answers
  set_aside: Answers
  started_at: string
  finished_at: string | null
}
/** `set`: the answers that raise the flag. */
export type SeededFlagEvent = Omit<NewFlagEvent, 'corrects'> & { at: string; source: FlagSource; set: AnswerSet | null }

/** Of a patient’s story what flags come from. */
type Flagged = { patient: Patient; sets: AnswerSet[]; flag_events: SeededFlagEvent[] }

/** Adds what answers or age do to the flags, by the rule of the server; returns the flags. */
export function keepFlags(life: Flagged, order: FlagOrder, { at, set }: { at: string; set: AnswerSet | null }): Record<string, boolean> {
  const history = life.flag_events.map(({ set: of, flag, what, finding }): PastFlagEvent => {
    const open = of !== null && of === set && of.finished_at === null
    const { tag = null, question = null, answer = null } = finding ?? {}
    return { flag, what, tag, question, answer, answer_set: null, open, in_hand: open }
  })
  const { flags, events } = planFlags(life.patient.risks_vs_benefits_flags, history, order)
  for (const { flag, what, finding } of events) {
    const byAge = finding === null && AGE_FLAGS.has(flag)
    life.flag_events.push({ flag, what, finding, at, source: byAge ? 'age' : 'chat', set: byAge ? null : set })
  }
  return flags
}

/** An answer of the intake that raised a flag before the patient corrected it; the flag is still raised, and marked. */
export function correctFlag(life: Flagged, flag: string, { tag, was }: { tag: string; was: string }): void {
  const set = life.sets.find(({ key }) => key === 'async')
  const question = asyncIntake.questions[tag]
  const given = set?.answers[tag]
  if (!set || !question || !given?.at) throw new Error(`${life.patient.patient_id} was not asked ${tag}`)
  const finding = { flag, tag, question: question.text, answer: was }
  const now = answerText(question, given.value)
  life.flag_events.push(
    { flag, what: 'raised', finding, at: later(given.at, -20), source: 'chat', set },
    { flag, what: 'corrected', finding: { ...finding, now }, at: given.at, source: 'chat', set },
  )
}

/** After the answers, whose ids only the database knows. */
export async function insertFlagEvents(sql: TransactionSql, lives: readonly Flagged[]): Promise<void> {
  const stored = await sql<{ id: number; place: string }[]>`
    select id::integer, patient_id || ' ' || key || ' ' || (extract(epoch from started_at) * 1000)::bigint as place from answer_sets`
  const ids = new Map(stored.map(({ place, id }) => [place, id]))
  const rows = lives.flatMap(({ patient, flag_events }) =>
    flag_events.map(({ flag, what, finding, at, source, set }) => {
      const { flag: _, tag = null, ...words } = finding ?? { flag }
      return {
        ...{ patient_id: patient.patient_id, flag, what, at, source, tag },
        ...{ questionnaire: set?.key ?? null, version: set?.version ?? null },
        answer_set: set && (ids.get(`${set.patient_id} ${set.key} ${Date.parse(set.started_at)}`) ?? null),
        words: finding === null ? null : sql.types.sealed(words),
      }
    }),
  )
  const BATCH = 200
  for (let from = 0; from < rows.length; from += BATCH) await sql`insert into flag_events ${sql(rows.slice(from, from + BATCH) as never)}`
}

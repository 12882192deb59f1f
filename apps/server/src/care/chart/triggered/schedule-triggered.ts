import type { AuditEntry } from '@clinic/contract/audit'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { triggeredBy } from '@clinic/core/questionnaires/triggered-by'
import { dayIn } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type AnswerSet, findNewestSets, findRound, findTriggered, insertTriggered } from '../answers/answer-store.ts'

type Finishing = {
  set: AnswerSet
  questionnaire: Questionnaire
  answers: Answers
  published: readonly Questionnaire[]
  zone: string
  now: string
}

/**
 * Stores what finished phone answers trigger, as in the chat (REQ-421): each once per chain, at most five, none that
 * is already pending or finished today. Returns an audit entry for each one skipped.
 */
export async function scheduleTriggered(tx: Tx, { set, questionnaire, answers, published, zone, now }: Finishing): Promise<AuditEntry[]> {
  const { patient_id, key } = set
  const waiting = await findTriggered(tx, patient_id)
  const root = waiting.find((one) => one.key === key)?.root ?? Number(set.id)
  const { first, called } = await findRound(tx, root)
  const finished = (await findNewestSets(tx, patient_id)).filter(({ finished_at }) => finished_at !== null)
  const today = finished.filter(({ finished_at }) => dayIn(zone, finished_at ?? now) === dayIn(zone, now))
  const begun = new Set([first, key, ...called, ...[...waiting, ...today].map((one) => one.key)])
  const names = new Set(published.map((one) => one.key))
  const { after, leftOut } = triggeredBy(questionnaire.questions, answers, {
    begun,
    after: [],
    triggered: called,
    isPublished: (one) => names.has(one),
  })
  if (after.length > 0) await insertTriggered(tx, { root, patient_id, called_by: key, keys: after, now })
  return leftOut.map(
    ({ key: one, why }): AuditEntry => ({
      action: 'Questionnaire Passed Over',
      description: `${one}, ${why}`,
      entity: { kind: 'patient', id: patient_id },
      patient_id,
    }),
  )
}

import type { AskableQuestionnaire, Askables } from '@clinic/contract/chart/phone-intake'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import { progress } from '@clinic/core/questionnaires/progress'
import { walk } from '@clinic/core/questionnaires/question-map/walk'
import { instrumentOf } from '@clinic/core/scales/instruments'
import { listUsable } from '../../../assistant/questionnaires/load-version.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { note } from '../../../platform/db/change.ts'
import { type AnswerSet, findNewestSets } from '../answers/answer-store.ts'
import { findDetails } from '../answers/store.ts'
import { listTriggered } from '../triggered/list-triggered.ts'
import { answersForVersion, seenBy } from './lock-phone-answers.ts'

/** Every published questionnaire with the patient’s progress. Audited. Refusal: `patient-not-found`. */
export async function listAskable(context: StaffContext, patient_id: string): Promise<Askables> {
  const { sql } = context
  const patient = await seenBy(context.sql, context.staff, patient_id)
  const [newest, sets, details] = await Promise.all([listUsable(sql), findNewestSets(sql, patient_id), findDetails(sql, patient_id)])
  const called = new Map((await listTriggered(sql, patient_id, newest)).map((one) => [one.key, one.called_by]))
  await note(context, {
    action: 'Read Patient Record',
    description: 'Read which questionnaires were answered',
    entity: { kind: 'patient', id: patient_id },
    patient_id,
  })
  const questionnaires = await Promise.all(
    newest.map(async (questionnaire) => ({
      ...(await present(
        context,
        questionnaire,
        sets.filter(({ key }) => key === questionnaire.key),
      )),
      called_by: called.get(questionnaire.key) ?? null,
    })),
  )
  const { first_name, last_name, date_of_birth } = patient
  return {
    patient: { patient_id, name: `${first_name} ${last_name}`.trim(), date_of_birth, phone: details?.phone ?? '' },
    questionnaires: questionnaires.sort(
      (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || VISITS.indexOf(a.key) - VISITS.indexOf(b.key),
    ),
  }
}

const VISITS = ['async', 'renewal', 'follow_up']
const ORDER: AskableQuestionnaire['kind'][] = ['visit', 'scale', 'own']

async function present(
  { sql }: StaffContext,
  questionnaire: Questionnaire,
  sets: AnswerSet[],
): Promise<Omit<AskableQuestionnaire, 'called_by'>> {
  const { key, name, version, questions } = questionnaire
  const open = sets.find(({ finished_at }) => finished_at === null)
  const last = sets.find(({ finished_at }) => finished_at !== null)
  const { total, minutesLeft } = progress(questions, {})
  const answers = await answersForVersion(sql, questionnaire, open ?? null)
  return {
    ...{ key, name, version },
    kind: VISITS.includes(key) ? 'visit' : instrumentOf(key) ? 'scale' : 'own',
    questions: total,
    minutes: minutesLeft,
    begun: open ? { version: open.version, at: open.changed_at, by: open.by, answered: walk(questions, answers).path.length } : null,
    finished: last?.finished_at ? { version: last.version, at: last.finished_at, by: last.by } : null,
  }
}

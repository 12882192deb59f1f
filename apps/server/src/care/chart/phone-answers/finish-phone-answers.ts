import type { FinishedAsking } from '@clinic/contract/chart/phone-intake'
import { APPOINTMENT_TYPES, type AppointmentType } from '@clinic/contract/vocabulary'
import { finishAnswers } from '@clinic/core/intake/finish-answers'
import { findingsOf } from '@clinic/core/intake/intake-so-far'
import { walk } from '@clinic/core/questionnaires/question-map/walk'
import { sentences } from '@clinic/core/questionnaires/sentences'
import { emergencyNumbers } from '../../../../content/emergency-numbers.ts'
import { medicineKnowledge } from '../../../../content/medicine-knowledge.ts'
import { applyQuestionnaire } from '../../../assistant/chat/apply-questionnaire.ts'
import { listUsable, loadVersion } from '../../../assistant/questionnaires/load-version.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn, minuteIn } from '../../../platform/clock.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { NamedPatient } from '../../patients/present.ts'
import { type AnswerSet, findLastFinishedSet, findOpenSet, saveInterviewer } from '../answers/answer-store.ts'
import { listTriggered } from '../triggered/list-triggered.ts'
import { scheduleTriggered } from '../triggered/schedule-triggered.ts'
import { lockPhoneAnswers, seenBy, type Upon } from './lock-phone-answers.ts'

/**
 * Finishes a phone intake like the chat: answers, sentences, scores, flags and medications go into the chart. Changes
 * neither queue nor eligibility, which the caller decides (D-9). Stores triggered questionnaires. Idempotent after a
 * lost response. Refusals: as `lockPhoneAnswers`, and `questionnaire-unfinished`.
 */
export async function finishPhoneAnswers(context: StaffContext, upon: Upon): Promise<FinishedAsking> {
  const again = await findAgain(context, upon)
  if (again) return again
  const { now, zone, staff } = context
  const { patient_id, key } = upon
  return change(context, async (tx, context) => {
    const { patient, questionnaire, set, answers } = await lockPhoneAnswers(tx, context, upon)
    const { name, version, questions } = questionnaire
    if (!set || walk(questions, answers).next !== null) throw new Problem('questionnaire-unfinished')
    const dateOfBirth = patient.date_of_birth
    const today = dayIn(zone, now)
    const appointment_type = typeOf(patient, key)
    const effect = finishAnswers({ key, version, questions, answers, dateOfBirth, today, appointment_type, medicines: medicineKnowledge })
    await saveInterviewer(tx, { id: set.id, asked_by: staff.id })
    const published = await listUsable(tx)
    const left = await scheduleTriggered(tx, { set, questionnaire, answers, published, zone, now })
    const facts = { patient_id, conversation_id: null, now, at: minuteIn(zone, now), by_phone: { name, user_id: staff.id } }
    const { entries, live } = await applyQuestionnaire(tx, effect, facts)
    const [first, ...rest] = entries
    if (!first) throw new Error('a finished questionnaire has no audit entry')
    const finished = {
      questionnaire,
      answers,
      dateOfBirth,
      today,
      province: patient.province,
      numbers: emergencyNumbers,
      medicines: medicineKnowledge,
    }
    return {
      result: {
        ...{ finished_at: now, sentences: sentences(questions, answers), findings: findingsOf(finished) },
        called: await listTriggered(tx, patient_id, published),
      },
      audit: [first, ...rest, ...left],
      live,
    }
  })
}

/** Keeps the visit type; the questionnaire sets it only when unknown. */
function typeOf({ appointment_type }: NamedPatient, key: string): AppointmentType {
  const known = APPOINTMENT_TYPES.find((one) => one === appointment_type)
  return known ?? (key === 'renewal' ? 'Renewal' : key === 'follow_up' ? 'Follow Up' : 'New Patient')
}

/** A repeated order whose response was lost: finishing was the set’s last change. */
async function findAgain(context: StaffContext, upon: Upon): Promise<FinishedAsking | null> {
  // Open again, so this is a new round.
  if (await findOpenSet(context.sql, upon)) return null
  const set = await findLastFinishedSet(context.sql, upon)
  const mine = set && set.asked_by === context.staff.id && set.revision === upon.revision + 1 && set.version === upon.version
  return mine ? present(context, upon, set) : null
}

async function present(context: StaffContext, { patient_id }: Upon, set: AnswerSet): Promise<FinishedAsking | null> {
  const questionnaire = await loadVersion(context.sql, set.key, set.version)
  if (!questionnaire || set.finished_at === null) return null
  const { date_of_birth: dateOfBirth, province } = await seenBy(context.sql, context.staff, patient_id)
  const { answers, finished_at } = set
  const findings = findingsOf({
    questionnaire,
    answers,
    dateOfBirth,
    today: dayIn(context.zone, context.now),
    province,
    numbers: emergencyNumbers,
    medicines: medicineKnowledge,
  })
  const called = await listTriggered(context.sql, patient_id, await listUsable(context.sql))
  return { finished_at, sentences: sentences(questionnaire.questions, answers), findings, called }
}

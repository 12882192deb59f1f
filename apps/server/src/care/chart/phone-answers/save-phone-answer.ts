import type { AskedQuestionnaire } from '@clinic/contract/chart/phone-intake'
import type { Questions } from '@clinic/contract/questionnaires'
import { acuteWords } from '@clinic/core/intake/acute-words'
import { takeAnswer } from '@clinic/core/intake/take-answer'
import type { AnswerValue } from '@clinic/core/questionnaires/answers'
import { namedPicture } from '@clinic/core/questionnaires/reading/picture'
import { applyQuestionnaire } from '../../../assistant/chat/apply-questionnaire.ts'
import type { Applied } from '../../../assistant/chat/describe-effect.ts'
import { loadPicture } from '../../../assistant/chat/load-picture.ts'
import { openPicture, type TakenPicture } from '../../../assistant/chat/pictures/open-picture.ts'
import { savePicture } from '../../../assistant/chat/save-picture.ts'
import { loadVersion } from '../../../assistant/questionnaires/load-version.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { minuteIn } from '../../../platform/clock.ts'
import { change, type Inside } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { takeFlagMoves } from '../../patients/flags/take-flag-moves.ts'
import { patientNotice } from '../../patients/patient-notice.ts'
import { type AnswerSet, findOpenSet, insertOpenSet, updateOpenSet } from '../answers/answer-store.ts'
import { type AnswerOrder, readAnswers } from '../answers/read-answers.ts'
import { changedBy, type LockedAnswers, lockPhoneAnswers, seenBy, type Upon } from './lock-phone-answers.ts'
import { presentPhoneAnswers } from './present-phone-answers.ts'
import { raiseAlerts } from './raise-alerts.ts'

/** `picture`: a photo in base64. `via`: where the patient said it. */
type Sent = Upon & AnswerOrder & { via?: 'phone' | 'chat' }
/** Same with the photo’s storage name instead. */
type Order = Sent & { taken: TakenPicture | null }

/**
 * Saves an answer given by phone like the chat: answers it invalidates are set aside, urgent ones reach staff
 * immediately. The first answer starts the questionnaire. Idempotent after a lost response. Refusals: as
 * `lockPhoneAnswers` and `readAnswers`, and `openPicture`.
 */
export async function savePhoneAnswer(context: StaffContext, sent: Sent): Promise<AskedQuestionnaire> {
  const picture = sent.picture === undefined ? null : await openPicture(sent.picture)
  const order: Order = { ...sent, picture: picture?.name, taken: picture }
  const again = await findAgain(context, order)
  if (again) return again
  const { now, zone, staff } = context
  const { patient_id, key, via = 'phone' } = order
  return change(context, async (tx, context) => {
    const held = await lockPhoneAnswers(tx, context, order)
    const { questionnaire, answers, patient } = held
    const value = readAnswers(questionnaire.questions, answers, order)
    const taken = takeAnswer(
      { key, questions: questionnaire.questions, answers },
      { tag: order.tag, value, at: now, by: { name: staff.name, via } },
    )
    const set = await keep(tx, { held, order, taken, context })
    const answered = { ...held.set?.set_aside, ...answers }
    const pictures = await savePicture(tx, taken.answers, { patient_id, conversation_id: null, picture, answered, now })
    const facts = {
      patient_id,
      conversation_id: null,
      now,
      at: minuteIn(zone, now),
      by_phone: { name: questionnaire.name, user_id: staff.id },
    }
    const begun = held.set || patient.questionnaire_in_progress ? null : { kind: 'start-questionnaire' as const, ...questionnaire }
    const applied: Applied[] = [
      ...(begun ? [await applyQuestionnaire(tx, begun, facts)] : []),
      await takeFlagMoves(tx, { answers: handOf(order, questionnaire), moves: taken.moves, source: 'phone', user_id: staff.id, now }),
      ...(await raiseAlerts(tx, {
        key,
        name: questionnaire.name,
        taken,
        acute: acuteIn(questionnaire.questions, order.tag, value),
        facts,
      })),
    ]
    const described = `${order.tag} of ${key}, version ${questionnaire.version}, ${via === 'phone' ? 'by phone' : 'taken from the chat'}`
    const entity = { kind: 'patient' as const, id: patient_id, type: patient.appointment_type }
    const heard = { ...patientNotice(null, patient), kind: 'answers' as const, version: set.revision }
    return {
      result: presentPhoneAnswers(context, { ...held, set: { ...set, by: staff.name }, answers: taken.answers }),
      audit: [
        { action: 'Questionnaire Answered', description: described, entity, patient_id },
        ...pictures,
        ...applied.flatMap(({ entries }) => entries),
      ],
      live: [heard, ...applied.flatMap(({ live }) => live)],
    }
  })
}

function handOf({ patient_id, key }: Order, { version }: { version: number }) {
  return { patient_id, key, version, conversation_id: null }
}

function acuteIn(questions: Questions, tag: string, value: AnswerValue) {
  const question = questions[tag]
  const kind = question ? acuteWords({ tag, question }, value) : null
  return kind === null ? null : { kind, words: String(value) }
}

type Keeping = { held: LockedAnswers; order: Order; taken: ReturnType<typeof takeAnswer>; context: Inside<StaffContext> }

/** Updates or starts the open set. Refusal: `answers-changed` when someone else has just started one. */
async function keep(tx: Tx, { held, order, taken, context }: Keeping): Promise<AnswerSet> {
  const { patient_id, key } = order
  const { version } = held.questionnaire
  const { answers } = taken
  const aside = { ...held.set?.set_aside, ...taken.set_aside }
  const set_aside = Object.fromEntries(Object.entries(aside).filter(([tag]) => !Object.hasOwn(answers, tag)))
  const row = { patient_id, key, version, answers, set_aside, asked_by: context.staff.id, now: context.now }
  if (held.set) await updateOpenSet(tx, held.set.id, row)
  else if (!(await insertOpenSet(tx, row))) throw await changedBy(tx, order, null)
  const kept = await findOpenSet(tx, order)
  if (!kept) throw new Error('answers just saved are missing')
  return kept
}

/** A repeated order whose response was lost. */
async function findAgain(context: StaffContext, order: Order): Promise<AskedQuestionnaire | null> {
  const set = await findOpenSet(context.sql, order)
  if (!set || set.revision !== order.revision + 1 || set.asked_by !== context.staff.id || set.version !== order.version) return null
  const questionnaire = await loadVersion(context.sql, set.key, set.version)
  const kept = set.answers[order.tag]
  if (!questionnaire || !kept) return null
  if (!(await isSame(context, { order, set, value: kept.value, questions: questionnaire.questions }))) return null
  const patient = await seenBy(context.sql, context.staff, order.patient_id)
  return presentPhoneAnswers(context, { patient, questionnaire, set, answers: set.answers })
}

type Kept = { order: Order; set: AnswerSet; value: AnswerValue; questions: Questions }

/**
 * Whether an order matches the saved answer; photos, whose storage name always differs, are compared by their bytes.
 */
async function isSame(context: StaffContext, { order, set, value, questions }: Kept): Promise<boolean> {
  const { patient_id, taken } = order
  if (!taken) return JSON.stringify(readAnswers(questions, set.answers, order)) === JSON.stringify(value)
  const id = typeof value === 'string' ? namedPicture(value) : null
  const picture = id === null ? null : await loadPicture(context, { patient_id, id })
  return picture?.bytes === taken.bytes
}

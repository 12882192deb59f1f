import type { Slot } from '@clinic/contract/booking'
import type { AnswerSetOverview, FrenchWords, Overview } from '@clinic/contract/chart'
import type { Questions } from '@clinic/contract/questionnaires'
import { ANSWER_FIELDS } from '@clinic/contract/vocabulary'
import { presentInteractions } from '@clinic/core/medicines/medicine-findings'
import { answerLines, changedLines } from '@clinic/core/questionnaires/answer-lines'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { noteSentences } from '@clinic/core/questionnaires/note-sentences'
import { outcomesOf } from '@clinic/core/questionnaires/outcomes-of'
import { frenchWords, type Worded } from '@clinic/core/questionnaires/translations/french-words'
import { canSee } from '@clinic/core/queues/can-see'
import { scaleName } from '@clinic/core/scales/bands'
import { scoresOf } from '@clinic/core/scales/scores-of'
import { ageOn } from '@clinic/core/shared/dates'
import { medicineKnowledge } from '../../../content/medicine-knowledge.ts'
import { listSaved, type SavedAnswers } from '../../assistant/chat/list-saved.ts'
import { loadVersion } from '../../assistant/questionnaires/load-version.ts'
import { loadApprovals, loadFrench } from '../../assistant/translations/load-french.ts'
import { findUpcoming } from '../../booking/appointments/find-upcoming.ts'
import { readUnsubscribed } from '../../booking/reminders/read-unsubscribed.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { dayIn } from '../../platform/clock.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readPlannedSteps } from '../next-steps/treatment/steps-of.ts'
import { readFlags } from '../patients/flags/read-flags.ts'
import { noteRead } from '../patients/note-read.ts'
import { readPatient } from '../patients/read-patient.ts'
import { findAnswerFields, findDetails, findEncounters, findMedications } from './answers/store.ts'

/**
 * The chart beyond the status row, for `fr` with the French of what was asked and answered. Audited. Refusal: `patient-not-found`, also
 * outside the caller’s provinces.
 */
export async function readOverview(
  context: StaffContext,
  patient_id: string,
  { language }: { language: 'en' | 'fr' } = { language: 'en' },
): Promise<Overview> {
  const { sql } = context
  const patient = await readPatient(context.sql, patient_id)
  if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  const [details, fields, medications, encounters, kept, upcoming, unsubscribed_at, flags] = await Promise.all([
    findDetails(sql, patient_id),
    findAnswerFields(sql, patient_id),
    findMedications(sql, patient_id),
    findEncounters(sql, patient_id),
    listSaved(context, patient_id),
    findUpcoming(sql, patient_id, context),
    readUnsubscribed(sql, patient_id),
    readFlags(sql, patient),
  ])
  await noteRead(context, patient, 'Read details, answers and consents')
  const answer_sets = await Promise.all(kept.sets.map((set) => present(context, set)))
  const today = dayIn(context.zone, context.now)
  const age = patient.date_of_birth === null ? null : ageOn(patient.date_of_birth, today)
  return {
    ...presentInteractions(medicineKnowledge, medications, { flags: patient.risks_vs_benefits_flags, age }),
    flags,
    details,
    consents: kept.consents.toReversed(),
    answer_sets: answer_sets.toReversed(),
    changed: changedOf(answer_sets),
    scores: scoresOf([
      ...kept.sets.map(({ key, answers, finished_at }) => ({ key, answers, at: finished_at })),
      ...ANSWER_FIELDS.flatMap((field) => {
        const answers = fields[field]
        return isObject(answers) ? [{ key: field.replace(/_answers$/, ''), answers, at: null }] : []
      }),
    ]),
    encounters,
    follow_ups: await readPlannedSteps(sql, patient, { medications, today }),
    unsubscribed_at,
    upcoming: upcoming && upcomingOf(upcoming.slot),
    ...(language === 'fr' && { french: await frenchOf(context, kept.sets) }),
  }
}

/** In the words that were approved, as patients are asked them (F-14). */
async function frenchOf({ sql }: StaffContext, sets: SavedAnswers['sets']): Promise<FrenchWords> {
  const approvals = await loadApprovals(sql)
  const worded = await Promise.all(
    sets.map(async ({ key, version, answers }): Promise<Worded | null> => {
      const asked = await loadVersion(sql, key, version)
      if (!asked) return null
      const { questionnaires } = await loadFrench(sql, [asked], { approvals })
      return { asked, answers, words: questionnaires[key] ?? null }
    }),
  )
  return frenchWords(worded.filter((one) => one !== null))
}

function upcomingOf({ provider_firstName, provider_lastName, visitType, startAt }: Slot): NonNullable<Overview['upcoming']> {
  return { who: `${provider_firstName} ${provider_lastName}`.trim(), visit: visitType, at: startAt }
}

async function present({ sql }: StaffContext, { answers, set_aside, ...set }: SavedAnswers['sets'][number]): Promise<AnswerSetOverview> {
  const asked = await loadVersion(sql, set.key, set.version)
  return {
    ...set,
    name: asked?.name ?? scaleName(set.key),
    lines: asked ? answerLines(asked.questions, answers) : [],
    ...(asked ? outcome(asked.questions, answers) : NO_OUTCOME),
    set_aside: Object.keys(set_aside).length,
  }
}

type Outcome = Pick<AnswerSetOverview, 'sentences' | 'score' | 'alerts' | 'mapped'>
const NO_OUTCOME: Outcome = { sentences: [], score: null, alerts: [], mapped: [] }

function outcome(questions: Questions, answers: Answers): Outcome {
  const { score, alerts, mapped } = outcomesOf(questions, answers)
  return {
    sentences: noteSentences(questions, answers).map(({ tag, sentence }) => ({ tag, sentence })),
    score,
    alerts: alerts.map(({ tag, message }) => ({ tag, message })),
    mapped: mapped.map(({ target, answer }) => ({
      place: [target.category, target.property, target.field].filter(Boolean).join(' / '),
      answer,
    })),
  }
}

/** The newest finished set compared with earlier ones. */
function changedOf(sets: readonly AnswerSetOverview[]): Overview['changed'] {
  const finished = sets.filter((set) => set.finished_at !== null)
  const newest = finished.at(-1)
  return newest
    ? changedLines(
        finished.slice(0, -1).flatMap((set) => set.lines),
        newest.lines,
      )
    : []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

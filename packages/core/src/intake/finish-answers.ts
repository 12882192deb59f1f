import type { Questions } from '@clinic/contract/questionnaires'
import type { AppointmentType } from '@clinic/contract/vocabulary'
import type { Effect, FinishedQuestionnaire } from '../chat/state/effects.ts'
import type { Visit } from '../chat/state/state.ts'
import type { MedicineKnowledge } from '../medicines/interactions-of.ts'
import { medicineFindings } from '../medicines/medicine-findings.ts'
import type { Answers } from '../questionnaires/answers.ts'
import { ageFlags, flagsOf } from '../questionnaires/flags.ts'
import { medicationsOf } from '../questionnaires/medications.ts'
import { callWish, preferencesOf, referralCodesOf } from '../questionnaires/preferences.ts'
import { flagFindings } from '../scales/flag-findings.ts'
import { scoreAnswers } from '../scales/score-answers.ts'
import { ageOn } from '../shared/dates.ts'

/** `dateOfBirth` (null when unknown) and `today` are ISO dates; `appointment_type`: the record’s name for the visit. */
export type Answered = {
  key: string
  version: number
  questions: Questions
  answers: Answers
  dateOfBirth: string | null
  today: string
  appointment_type: AppointmentType
  medicines: MedicineKnowledge
}
export type Finished = FinishedQuestionnaire | Extract<Effect, { kind: 'finish-scale' }>

const VISITS: readonly Visit[] = ['async', 'renewal', 'follow_up']

/**
 * What a finished questionnaire writes, with everything derived from its answers (REQ-144 to REQ-147): a visit’s own
 * fills its record fields, any other is a scale, whoever asked it.
 */
export function finishAnswers(answered: Answered): Finished {
  const visit = VISITS.find((one) => one === answered.key)
  return visit ? ofVisit(visit, answered) : ofScale(answered)
}

function ofVisit(key: Visit, answered: Answered): FinishedQuestionnaire {
  const { version, questions, answers, dateOfBirth, today, appointment_type } = answered
  const age = dateOfBirth === null ? null : ageOn(dateOfBirth, today)
  const ofMedicines = medicineFindings({ knowledge: answered.medicines, questions, answers, age })
  const raised = Object.fromEntries(ofMedicines.map(({ flag }) => [flag, true]))
  return {
    kind: 'finish-questionnaire',
    key,
    version,
    field: `${key}_answers`,
    appointment_type,
    answers,
    medications: medicationsOf(questions, answers),
    flags: { ...flagsOf(questions, answers), ...raised, ...(age === null ? {} : ageFlags(age)) },
    findings: [...flagFindings({ key, questions, answers }), ...ofMedicines],
    ...preferencesOf(questions, answers),
    opted_in_for_call: callWish(questions, answers),
    referral_codes: referralCodesOf(questions, answers),
  }
}

function ofScale({ key, version, questions, answers }: Answered): Finished {
  const score = scoreAnswers(key, questions, answers)
  return {
    kind: 'finish-scale',
    key,
    version,
    answers,
    total: score?.total ?? null,
    flags: { ...flagsOf(questions, answers), ...score?.flags },
    findings: flagFindings({ key, questions, answers }),
  }
}

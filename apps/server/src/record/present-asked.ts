import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { AskedQuestionnaire } from '@clinic/contract/record-questionnaires'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { askedSoFar } from '@clinic/core/questionnaires/asked-so-far'
import type { NamedPatient } from '../patients/present.ts'
import type { Context } from '../platform/change.ts'
import { dayIn } from '../platform/clock.ts'
import type { AnswerSet } from './answer-store.ts'

type Shown = { patient: NamedPatient; questionnaire: Questionnaire; set: AnswerSet | null; answers: Answers }

/** A questionnaire in the middle as whoever asks it sees it. */
export function presentAsked({ now, zone }: Pick<Context, 'now' | 'zone'>, shown: Shown): AskedQuestionnaire {
  const { patient, questionnaire, set, answers } = shown
  const { key, name, version } = questionnaire
  return {
    ...{ key, name, version },
    revision: set?.revision ?? 0,
    carried_from: set && set.version !== version ? set.version : null,
    changed: set && { at: set.changed_at, by: set.by },
    set_aside: Object.keys(set?.set_aside ?? {}).length,
    ...askedSoFar({ questionnaire, answers, dateOfBirth: patient.date_of_birth, today: dayIn(zone, now) }),
  }
}

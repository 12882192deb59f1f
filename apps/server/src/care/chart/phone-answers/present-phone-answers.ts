import type { AskedQuestionnaire } from '@clinic/contract/chart/phone-intake'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import { intakeSoFar } from '@clinic/core/intake/intake-so-far'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { emergencyNumbers } from '../../../../content/emergency-numbers.ts'
import { medicineKnowledge } from '../../../../content/medicine-knowledge.ts'
import { dayIn } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/db/change.ts'
import type { NamedPatient } from '../../patients/present.ts'
import type { AnswerSet } from '../answers/answer-store.ts'

type Shown = { patient: NamedPatient; questionnaire: Questionnaire; set: AnswerSet | null; answers: Answers }

/** A phone intake in progress as staff see it. */
export function presentPhoneAnswers({ now, zone }: Pick<Context, 'now' | 'zone'>, shown: Shown): AskedQuestionnaire {
  const { patient, questionnaire, set, answers } = shown
  const { key, name, version } = questionnaire
  return {
    ...{ key, name, version },
    revision: set?.revision ?? 0,
    carried_from: set && set.version !== version ? set.version : null,
    changed: set && { at: set.changed_at, by: set.by },
    set_aside: Object.keys(set?.set_aside ?? {}).length,
    ...intakeSoFar({
      ...{ questionnaire, answers, dateOfBirth: patient.date_of_birth, today: dayIn(zone, now) },
      ...{ province: patient.province, numbers: emergencyNumbers, medicines: medicineKnowledge },
    }),
  }
}

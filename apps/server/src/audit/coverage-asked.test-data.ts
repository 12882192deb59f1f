import { firstTag } from '@clinic/core/questionnaires/question-map/walk'
import { asyncIntake } from '../../content/starters.ts'

const { key, version, questions } = asyncIntake
const ofPatient = ({ patient_id }: { patient_id: string }) => ({ patient_id })
const ofIntake = ({ patient_id }: { patient_id: string }) => ({ patient_id, key })
const waiting = () => ({ in_pcr_queue: true })

/** Phone intake calls and the entry each writes. */
export const COVERAGE_ASKED = {
  'GET /api/patients/{patient_id}/questionnaires': { entry: 'Read Patient Record', as: 'pcr', patient: waiting, params: ofPatient },
  'GET /api/patients/{patient_id}/questionnaires/{key}': { entry: 'Read Patient Record', as: 'pcr', patient: waiting, params: ofIntake },
  'POST /api/patients/{patient_id}/questionnaires/{key}/answers': {
    ...({ entry: 'Questionnaire Answered', as: 'pcr', patient: waiting, params: ofIntake } as const),
    body: () => ({ version, revision: 0, tag: firstTag(questions), text: '1' }),
  },
  'POST /api/patients/{patient_id}/questionnaires/{key}/finish': {
    silent: 'tried with all its answers in the tests of the record: “Questionnaire Finished”',
  },
  'DELETE /api/patients/{patient_id}/questionnaires/{key}/call': {
    silent: 'tried with answers that ask for another form in the tests of the record: “Questionnaire Passed Over”',
  },
} as const

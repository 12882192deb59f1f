import type { FoundPatient } from '@clinic/contract/patient-manager'
import { deathText } from '../../features/patients/death/death-text.ts'
import type { Command } from '../../lib/commands.ts'
import { t } from '../../lib/messages/t.ts'

/** Opens a patient who was found; says where they are, and of someone who has died only that. */
export function patientCommand(patient: FoundPatient, onPatient: (patientId: string) => void): Command {
  const { patient_id: id, first_name, last_name, date_of_birth, province, in_pcr_queue, in_np_queue, patient_active } = patient
  const name = `${first_name} ${last_name}`.trim()
  const places = [in_pcr_queue && t('PCR queue'), in_np_queue && t('NP queue'), !patient_active && t('inactive')]
  return {
    id: `patient-${id}`,
    group: t('Patients'),
    label: name === '' ? id : `${name}, ${id}`,
    detail: [
      date_of_birth && t('born {date_of_birth}', { date_of_birth }),
      province && t(province),
      deathText(patient) ?? places.filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
    run: () => onPatient(id),
  }
}

import { PATIENT_FILTERS, type PatientFilter } from '@clinic/contract/patient-manager'
import { t } from '../../../lib/messages/t.ts'

/** The boxes as the specification calls them (REQ-585). */
export const FILTER_NAMES: Readonly<Record<PatientFilter, string>> = {
  enabled: t('Enabled Patients'),
  disabled: t('Disabled Patients'),
  eligible: t('Eligible Patients'),
  ineligible: t('Ineligible Patients'),
  unfinished: t('Unfinished Questionnaire'),
  no_renewal: t('No Renewal Dates'),
}
export const FILTER_CHOICES = PATIENT_FILTERS.map((value) => ({ value, label: FILTER_NAMES[value] }))

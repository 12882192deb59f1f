import { PATIENT_FILTERS, type PatientFilter } from '@clinic/contract/patient-manager'

/** The boxes as the specification calls them (REQ-585). */
export const FILTER_NAMES: Readonly<Record<PatientFilter, string>> = {
  enabled: 'Enabled Patients',
  disabled: 'Disabled Patients',
  eligible: 'Eligible Patients',
  ineligible: 'Ineligible Patients',
  unfinished: 'Unfinished Questionnaire',
  no_renewal: 'No Renewal Dates',
}
export const FILTER_CHOICES = PATIENT_FILTERS.map((value) => ({ value, label: FILTER_NAMES[value] }))

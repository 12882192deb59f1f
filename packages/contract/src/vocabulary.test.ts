import { expect, test } from 'vitest'
import { PATIENT_DATA_CATEGORIES } from './vocabulary.ts'

test('an answer can be mapped to the 34 categories of the specification, in its order (REQ-424)', () => {
  const specified = `demographics, social_history, vitals, date, user, location, appt, allergies, recipient, cc_recipients, lab_identifier,
    auth_lp_details, legacy_system, cannabis_history, cardiac_cardio_conditions, clinical_tools_scales_scoring, medical_cannabis_plan,
    medical_conditions, mental_health, np_maps, async_intake, primary_condition, primary_condition_history, respiratory_conditions,
    liver_disease, discount_code, signature, compliance, status, patient_info, patient_data, intake_med_history, tcn_maps, qnaire_scoring`
  expect(PATIENT_DATA_CATEGORIES).toEqual(specified.split(',').map((name) => name.trim()))
})

import type { ImportKind } from '@clinic/contract/imports'
import { IMPORT_FIELDS } from './fields.ts'

const EXAMPLES: Readonly<Record<ImportKind, readonly Readonly<Record<string, string>>[]>> = {
  patients: [
    {
      patient_id: 'EXAMPLE-1',
      first_name: 'Robin',
      last_name: 'Sample',
      date_of_birth: '1984-05-13',
      gender: 'FEMALE',
      phone: '416-555-0142',
      email: 'robin.sample@example.ca',
      health_number: '1234 567 897 AB',
      street_address: '12 Example Street',
      city: 'Toronto',
      province: 'ON',
      postal_code: 'M5V 2T6',
      upcoming_renewal_date: '2027-03-31',
      patient_active: 'yes',
      is_new_patient: 'no',
      appointment_type: 'Renewal',
      language: 'en',
    },
    {
      patient_id: 'EXAMPLE-2',
      first_name: 'Noémie',
      last_name: "L'Exemple",
      date_of_birth: '1990-11-02',
      gender: 'FEMALE',
      phone: '514-555-0187',
      email: 'noemie@example.ca',
      street_address: '34, rue du Modèle',
      city: 'Montréal',
      province: 'QC',
      postal_code: 'H2X 1Y4',
      mailing_street_address: 'C.P. 56',
      mailing_city: 'Laval',
      mailing_province: 'QC',
      mailing_postal_code: 'H7A 0A1',
      patient_active: 'yes',
      is_new_patient: 'yes',
      language: 'fr',
    },
  ],
  staff: [
    {
      email: 'nurse@example.ca',
      first_name: 'Ada',
      last_name: 'Sample',
      phone: '604-555-0115',
      groups: 'nps, User',
      licensed_provinces: 'BC, AB',
      active: 'yes',
    },
    {
      email: 'desk@example.ca',
      first_name: 'Léo',
      last_name: 'Exemple',
      groups: 'pcrs',
      licensed_provinces: 'Quebec, Ontario',
      active: 'yes',
    },
  ],
  slots: [
    { practitioner: 'nurse@example.ca', day: '2027-03-01', starts: '09:00', ends: '09:30' },
    { practitioner: 'nurse@example.ca', day: '2027-03-01', starts: '13:30', minutes: '30' },
  ],
}

/** The labels of all fields, then two example rows. */
export function templateRows(kind: ImportKind): string[][] {
  const fields = IMPORT_FIELDS[kind]
  return [fields.map(({ label }) => label), ...EXAMPLES[kind].map((row) => fields.map(({ name }) => row[name] ?? ''))]
}

import { IMPORT_KINDS, type ImportKind } from '@clinic/contract/imports'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IMPORT_FIELDS } from './fields.ts'
import { matchColumns } from './match-columns.ts'

function match(headers: string[], kind: ImportKind = 'patients', remembered: Record<string, string> = {}) {
  return matchColumns(headers, kind, remembered)
}

describe('the columns of a file (E-4)', () => {
  it.each([
    [
      'patient_id',
      [
        'Patient ID',
        'PatientID',
        'patientId',
        'PATIENT_ID',
        'Chart No',
        'Chart No.',
        'Chart #',
        'MRN',
        'N° de dossier',
        'Numéro de dossier',
      ],
    ],
    ['first_name', ['First Name', 'FirstName', 'first_name', 'Given name', 'Prénom', 'PRENOM', 'Patient First Name', 'Frist Name']],
    ['last_name', ['Last Name', 'Surname', 'Family Name', 'Nom', 'Nom de famille', 'Client Last Name']],
    [
      'date_of_birth',
      [
        'DOB',
        'D.O.B.',
        'Birth Date',
        'Birthdate',
        'BirthDate',
        'Date of Birth (yyyy-mm-dd)',
        'Date de naissance',
        'DDN',
        'Date de naissence',
      ],
    ],
    ['gender', ['Sex', 'Gender', 'Sexe', 'Genre']],
    ['phone', ['Cell', 'Mobile', 'Phone Number', 'Phone #', 'Tel.', 'Tél.', 'Téléphone', 'Cellulaire', 'Home Phone']],
    ['email', ['Email', 'Email Address', 'EMAIL', 'Courriel', 'Adresse électronique']],
    [
      'health_number',
      ['HCN', 'PHN', 'Health Card #', 'Health Card Number', 'OHIP', 'RAMQ', 'Numéro d’assurance maladie', "N° d'assurance-maladie"],
    ],
    ['street_address', ['Address', 'Adress', 'Street', 'Address Line 1', 'Adresse']],
    ['city', ['City', 'Town', 'Ville', 'City/Town']],
    ['province', ['Prov.', 'Province', 'State/Province', 'Province/Territory']],
    ['postal_code', ['Postal', 'Postal/Zip', 'Postal Code', 'PostalCode', 'Zip Code', 'Code postal']],
    ['mailing_street_address', ['Mailing Address', 'Mailing Street', 'Adresse postale']],
    ['mailing_postal_code', ['Mailing Postal Code', 'Mailing Zip']],
    ['upcoming_renewal_date', ['Upcoming Renewal Date', 'Licence renewal', 'License Renewal', 'Renewal', 'Date de renouvellement']],
    ['patient_active', ['Active', 'Status', 'Actif', 'Active?']],
    ['language', ['Language', 'Preferred language', 'Langue']],
  ])('name %s as %j', (field, headers) => {
    for (const header of headers) expect([header, match([header])[0]]).toEqual([header, field])
  })

  it.each([
    ['practitioner', ['Provider', 'Practitioner', 'Practitoner', 'Doctor', 'Praticien']],
    ['day', ['Date', 'Appointment Date', 'Day', 'Date du rendez-vous']],
    ['starts', ['Start', 'Start Time', 'StartTime', 'From', 'Début', 'Heure de début']],
    ['ends', ['End', 'End Time', 'Until', 'Fin', 'Heure de fin']],
    ['minutes', ['Duration (min)', 'Minutes', 'Length', 'Durée (minutes)']],
  ])('name %s of a slot as %j', (field, headers) => {
    for (const header of headers) expect([header, match([header], 'slots')[0]]).toEqual([header, field])
  })

  it.each([
    'Name',
    'Patient name',
    'SIN',
    'Emergency contact phone',
    'Next of kin',
    'Spouse first name',
    'Work phone',
    'Birth name',
    'Doctor phone',
    'Address 2',
    'Phone 2',
    'Billing address',
    'Employer',
    'Notes',
    'Provider',
    '',
    '###',
    '__proto__',
    'constructor',
  ])('leave %j to the user', (header) => {
    expect(match([header])).toEqual([null])
  })

  it('assign a field to the better match, in any position', () => {
    expect(match(['Home phone', 'Cell', 'Phone'])).toEqual([null, null, 'phone'])
    expect(match(['Home phone', 'Cell'])).toEqual([null, 'phone'])
    expect(match(['Renewal', 'Renewal date'])).toEqual([null, 'upcoming_renewal_date'])
    expect(match(['City', 'City'])).toEqual(['city', null])
  })

  it('are what a user chose last time, before any rule', () => {
    const remembered = { 'Client Ref': 'patient_id', PHONE: '', 'Home tel': 'phone', Old: 'dropped_field' }
    expect(match(['client ref', 'Phone', 'Home Tel', 'Old', 'MRN'], 'patients', remembered)).toEqual([
      'patient_id',
      null,
      'phone',
      null,
      null,
    ])
  })

  it.each(IMPORT_KINDS)('of %s are matched by every name, label and synonym of their fields', (kind) => {
    for (const { name, label, synonyms } of IMPORT_FIELDS[kind]) {
      for (const header of [name, label, ...synonyms]) expect([header, match([header], kind)[0]]).toEqual([header, name])
    }
  })

  it('never assign a field twice, for any headers and remembered choices', () => {
    const names = Object.values(IMPORT_FIELDS).flatMap((fields) =>
      fields.flatMap(({ name, label, synonyms }) => [name, label, ...synonyms]),
    )
    const header = fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 20 }))
    const remembered = fc.dictionary(header, fc.constantFrom(...names, ''))
    fc.assert(
      fc.property(fc.array(header, { maxLength: 40 }), fc.constantFrom(...IMPORT_KINDS), remembered, (headers, kind, last) => {
        const columns = matchColumns(headers, kind, last)
        const given = columns.filter((field) => field !== null)
        expect(columns).toHaveLength(headers.length)
        expect(new Set(given).size).toBe(given.length)
        const known = IMPORT_FIELDS[kind].map(({ name }) => name)
        expect(given.every((field) => known.includes(field))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
